import type {ReactNode} from 'react';

import {BUTTON_LABELS} from '@site/src/components/consent/labels';
import type {ButtonWords} from '@site/src/content/buttonWords';

/** Quotes the label of a button about cookies. */
export default function ButtonName({of}: {readonly of: ButtonWords}): ReactNode {
  return BUTTON_LABELS[of];
}
