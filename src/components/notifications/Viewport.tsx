import {type ReactNode, useEffect, useEffectEvent, useRef, useState} from 'react';
import {createPortal} from 'react-dom';

import Toast from './Toast';
import {type Toast as ToastData, toastStore} from './toastStore';
import styles from './Viewport.module.css';

/** Modal dialogs of the browser, and the photo viewer, which is one by its role. */
const MODAL = 'dialog:modal, [role="dialog"][aria-modal="true"]';

const openDialog = (): Element | undefined => [...document.querySelectorAll(MODAL)].at(-1);

/**
 * Calls back with the modal dialog that lies over the page, or undefined for none: at first, and
 * whenever that changes.
 */
function useOpenDialog(onChange: (dialog: Element | undefined) => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    let current = openDialog();
    tell(current);
    const observer = new MutationObserver(() => {
      const next = openDialog();
      if (next === current) return;
      current = next;
      tell(next);
    });
    // A dialog says so by an attribute; the viewer is put at the end of the body.
    observer.observe(document.documentElement, {subtree: true, attributeFilter: ['open']});
    observer.observe(document.body, {childList: true});
    return () => observer.disconnect();
  }, []);
}

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
