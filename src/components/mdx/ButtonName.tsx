import type {ReactNode} from 'react';

import {BUTTON_LABELS} from '@site/src/components/consent/labels';
import type {ButtonWords} from '@site/src/content/buttonWords';

/** The label of a button about cookies, for texts that quote it. */
export default function ButtonName({of}: {readonly of: ButtonWords}): ReactNode {
  return BUTTON_LABELS[of];
}
