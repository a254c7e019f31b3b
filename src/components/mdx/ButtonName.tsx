import type {ReactNode} from 'react';

import type {ButtonWords} from '@site/src/content/buttonWords';
import {
  AcceptAll,
  CookieSettings,
  Customize,
  RejectAll,
} from '@site/src/components/consent/ButtonLabels';

const LABELS: Readonly<Record<ButtonWords, () => ReactNode>> = {
  acceptAll: AcceptAll,
  rejectAll: RejectAll,
  customize: Customize,
  cookieSettings: CookieSettings,
};

type Props = {readonly of: ButtonWords};

/** What stands on a button about cookies, for texts that quote it. */
export default function ButtonName({of}: Props): ReactNode {
  const Label = LABELS[of];
  return <Label />;
}
