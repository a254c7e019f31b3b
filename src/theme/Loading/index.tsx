import type OriginalLoading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';

import ErrorScreen from '@site/src/components/layout/ErrorScreen';

/** Nothing while a page's code loads; the error screen when it did not arrive. */
export default function Loading({error, retry}: ComponentProps<typeof OriginalLoading>): ReactNode {
  return error ? <ErrorScreen onTryAgain={retry} /> : null;
}
