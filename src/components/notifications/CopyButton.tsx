import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';

import {notify} from '@site/src/components/notifications/toastStore';
import {UNAVAILABLE_HASH} from '@site/src/components/notifications/Notifications';
import Button from '../ui/Button';
import Icon from '../ui/Icon';
import Verbatim from '../ui/Verbatim';

type Props = {
  readonly value: string;
  /** What screen readers add after "Copy": "the phone number". */
  readonly object: string;
  /** The notification: "Number copied". */
  readonly done: string;
  /** The element that shows the value, to select if copying is not allowed. */
  readonly source: RefObject<HTMLElement | null>;
};

/** Copies a number or an address, and confirms it. Hidden without script. */
export default function CopyButton({value, object, done, source}: Props): ReactNode {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      notify({title: done, text: <Verbatim>{value}</Verbatim>});
    } catch {
      if (source.current) {
        getSelection()?.selectAllChildren(source.current);
        source.current.scrollIntoView({block: 'center'});
      }
      notify({
        title: translate({
          id: 'copy.refused',
          message: 'Your browser does not allow copying here',
          description: 'Notification when the browser does not let the page copy',
        }),
        text: translate({
          id: 'copy.refused.text',
          message: 'The text is selected: copy it with your keyboard, or hold it with a finger.',
          description:
            'Second line of the notification when the browser does not let the page copy',
        }),
      });
    }
  };
  return (
    <Button
      size="small"
      className="jsOnly"
      data-needs-script={UNAVAILABLE_HASH}
      onClick={() => void copy()}>
      <Icon name="copy" />
      <span>
        <Translate id="copy.label" description="Button that copies a number or an address">
          Copy
        </Translate>
        <span className="visuallyHidden">{` ${object}`}</span>
      </span>
    </Button>
  );
}
