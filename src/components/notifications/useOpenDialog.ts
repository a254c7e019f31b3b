import {useEffect, useEffectEvent} from 'react';

/** Modal dialogs of the browser, and the photo viewer, which is one by its role. */
const MODAL = 'dialog:modal, [role="dialog"][aria-modal="true"]';

const openDialog = (): Element | undefined => [...document.querySelectorAll(MODAL)].at(-1);

/**
 * Calls back with the modal dialog that lies over the page, or undefined for none: at first, and
 * whenever that changes.
 */
export function useOpenDialog(onChange: (dialog: Element | undefined) => void): void {
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
