import type {ReactNode} from 'react';

import {BUTTON_LABELS} from '@site/src/components/consent/labels';
import type {QuotedButton} from '@site/src/content/browser/quotedButtons';

/** Quotes the label of a button about cookies. */
export default function ButtonName({of}: {readonly of: QuotedButton}): ReactNode {
  return <span>{BUTTON_LABELS[of]}</span>;
}
