import type {ReactNode} from 'react';

export default function DoubledPrices({children}: {children?: ReactNode}): ReactNode {
  return children ?? null;
}
