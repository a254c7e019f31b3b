import {type ReactNode, useEffect} from 'react';

import Toast from '../Toast';
import {toastStore} from '../toastStore';
import type {Toast as ToastData} from '../toasts';
import styles from './styles.module.css';

/** Shows the open notifications above the booking bar; Escape dismisses the newest. */
export default function Viewport({toasts}: {toasts: readonly ToastData[]}): ReactNode {
  const open = toasts.filter((toast) => toast.open);
  const newest = open.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') toastStore.dismiss(newest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [newest]);
  return (
    <ol className={styles.viewport}>
      {open.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </ol>
  );
}
