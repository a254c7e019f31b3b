import {translate} from '@docusaurus/Translate';
import {type FocusEvent, type ReactNode, useEffect, useMemo} from 'react';

import Icon from '@site/src/components/ui/Icon';
import IconButton from '@site/src/components/ui/IconButton';
import {shieldDoubleClick} from '@site/src/components/ui/shieldDoubleClick';
import {createCountdown} from './countdown';
import {toastStore} from './toastStore';
import {SHOWN_FOR_MS, type Toast as ToastData} from './toasts';
import {useSwipe} from './useSwipe';
import styles from './Toast.module.css';

/** One notification. Its time stands still while it is pointed at or holds the focus. */
export default function Toast({toast}: {toast: ToastData}): ReactNode {
  const {id, channel, title, text} = toast;
  const dismiss = (): void => toastStore.dismiss(id);
  const countdown = useMemo(
    () => createCountdown(SHOWN_FOR_MS[channel], () => toastStore.dismiss(id)),
    [channel, id],
  );
  useEffect(() => {
    countdown.resume();
    return countdown.pause;
  }, [countdown]);
  const swipe = useSwipe(dismiss);
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) countdown.resume();
  };
  return (
    <li
      className={`xamfra cutPanel ${styles.toast}`}
      onPointerEnter={countdown.pause}
      onPointerLeave={countdown.resume}
      onFocus={countdown.pause}
      onBlur={onBlur}
      onClickCapture={shieldDoubleClick}
      {...swipe}>
      <Icon name={channel === 'feedback' ? 'check' : 'lozenge'} className={styles.icon} />
      <p>
        <b>{title}</b>
        {text}
      </p>
      <IconButton
        icon="close"
        label={translate({
          id: 'notifications.close',
          description: 'Name of the close button of a notification',
        })}
        onClick={dismiss}
      />
    </li>
  );
}
