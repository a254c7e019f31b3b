// Override (eject): the original only sets up theme-classic's title formatter, which this
// site's own PageMetadata does without. Saves loading theme-common on every page.
import type {ReactNode} from 'react';

/** Passes pages through. */
export default function ThemeProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
