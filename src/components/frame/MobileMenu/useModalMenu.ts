import {type RefObject, useEffect} from 'react';

import {enterOverlay} from '@site/src/components/history/overlays';
import {walkFocus} from '@site/src/components/ui/walkFocus';

/**
 * For a `<details>` that covers the page: while it is open the keyboard stays within it and the
 * browser's Back closes it. Also for one that was opened before React.
 */
export function useModalMenu(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const close = (): void => {
      menu.open = false;
    };
    const onKeyDown = (event: KeyboardEvent): void => walkFocus(menu, 'summary, a', event);
    /** Set while the menu is open. */
    let leave: (() => void) | undefined;
    const onToggle = (): void => {
      if (menu.open && !leave) {
        leave = enterOverlay(close);
        document.addEventListener('keydown', onKeyDown);
      } else if (!menu.open && leave) {
        leave();
        leave = undefined;
        document.removeEventListener('keydown', onKeyDown);
      }
    };
    // A window made wide enough for the bar's own links has no menu.
    const onResize = (): void => {
      if (menu.getClientRects().length === 0) close();
    };
    onToggle();
    menu.addEventListener('toggle', onToggle);
    window.addEventListener('resize', onResize);
    return () => {
      menu.removeEventListener('toggle', onToggle);
      window.removeEventListener('resize', onResize);
      document.removeEventListener('keydown', onKeyDown);
      leave?.();
    };
  }, [ref]);
}
