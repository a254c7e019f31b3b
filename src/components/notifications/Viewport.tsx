import {type ReactNode, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';

import Toast from './Toast';
import {toastStore} from './toastStore';
import type {Toast as ToastData} from './toasts';
import styles from './Viewport.module.css';
import {useOpenDialog} from './useOpenDialog';

/** The element whose additions are read aloud; it is there, empty, before the first one comes. */
function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-relevant', 'additions');
  return region;
}

/**
 * Shows the open notifications above the booking bar; Escape dismisses the newest. While a dialog
 * is open they live in it: what is outside of a modal dialog can be neither pressed nor heard.
 */
export default function Viewport({toasts}: {toasts: readonly ToastData[]}): ReactNode {
  const open = toasts.filter((toast) => toast.open);
  const newest = open.at(-1)?.id;
  const home = useRef<HTMLDivElement>(null);
  const [region] = useState(createRegion);
  useOpenDialog((dialog) => (dialog ?? home.current)?.append(region));
  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') toastStore.dismiss(newest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [newest]);
  return (
    <>
      <div ref={home} />
      {createPortal(
        <ol className={styles.viewport}>
          {open.map((toast) => (
            <Toast key={toast.id} toast={toast} />
          ))}
        </ol>,
        region,
      )}
    </>
  );
}
