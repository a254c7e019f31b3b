import type {ReactNode} from 'react';

export type MenuTabProps = {
  /** A collection's id (signature, premium …), or "all" for every program. */
  readonly id: string;
  readonly title: string;
  /** A sentence or two about the tab. */
  readonly children: ReactNode;
};

/** Words of one tab: ProgramMenu reads them and shows them where they belong. */
export default function MenuTab({children}: MenuTabProps): ReactNode {
  return children;
}
