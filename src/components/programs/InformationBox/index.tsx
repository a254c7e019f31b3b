import type {ReactNode} from 'react';

export default function InformationBox({children}: {children?: ReactNode}): ReactNode {
  return children ?? null;
}
