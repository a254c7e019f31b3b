import type {ReactNode} from 'react';

export default function ServiceAreas({children}: {children?: ReactNode}): ReactNode {
  return children ?? null;
}
