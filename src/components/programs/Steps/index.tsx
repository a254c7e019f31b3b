import type {ReactNode} from 'react';

export default function Steps({children}: {children?: ReactNode}): ReactNode {
  return children ?? null;
}
