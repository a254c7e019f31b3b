// Override (eject): shown while a page's chunk loads, and when it fails. The original shows a
// red box in English; this one shows the house's own error screen.
import type OriginalLoading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';

import ErrorScreen from '@site/src/components/layout/ErrorScreen';

/** Nothing while loading; the error screen when the chunk did not arrive. */
export default function Loading({error, retry}: ComponentProps<typeof OriginalLoading>): ReactNode {
  return error ? <ErrorScreen onTryAgain={retry} /> : null;
}
