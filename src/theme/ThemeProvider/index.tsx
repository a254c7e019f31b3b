import type {ReactNode} from 'react';

export default function ThemeProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
