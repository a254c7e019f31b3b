import type {ReactNode} from 'react';

export type MenuTabProps = {
  /** Id of a collection (signature, premium …), or "all". */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** Title and text of a tab, which ProgramMenu renders. */
export default function MenuTab({children}: MenuTabProps): ReactNode {
  return children;
}
