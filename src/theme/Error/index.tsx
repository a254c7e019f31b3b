// Override (eject): the specification's error screen (section 8) in the site's frame.
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

import ErrorScreen from '@site/src/components/frame/ErrorScreen';

/** Shown when a part of a page fails to render. */
export default function ErrorWrapper({tryAgain}: Props): ReactNode {
  return <ErrorScreen onTryAgain={tryAgain} />;
}
