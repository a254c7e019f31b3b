import {type RefObject, useEffect, useState} from 'react';

import {walkFocus} from '@site/src/components/ui/walkFocus';
import {useCloseRequest} from '@site/src/components/ui/useCloseRequest';

/**
 * For a `<details>` that covers the page: while it is open the keyboard stays within it and the
 * browser's Back closes it. Also for one that was opened before React.
 */
export function useModalMenu(ref: RefObject<HTMLDetailsElement | null>): void {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    if (ref.current) ref.current.open = false;
  };
  useCloseRequest(close, isOpen);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const onToggle = (): void => setOpen(menu.open);
    // A window made wide enough for the bar's own links has no menu.
    const onResize = (): void => {
      if (menu.getClientRects().length === 0) menu.open = false;
    };
    onToggle();
    menu.addEventListener('toggle', onToggle);
    window.addEventListener('resize', onResize);
    return () => {
      menu.removeEventListener('toggle', onToggle);
      window.removeEventListener('resize', onResize);
    };
  }, [ref]);
  useEffect(() => {
    const menu = ref.current;
    if (!isOpen || !menu) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => walkFocus(menu, 'summary, a', event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ref, isOpen]);
}
