import {useLocation} from '@docusaurus/router';
import {type FocusEvent, useCallback, useEffect, useRef} from 'react';

/**
 * Closes a `<details>` menu on a press outside, on Escape and on navigation; and when it loses the focus, where its
 * caller attaches the returned `onBlur`. A modal menu need not: what is outside it cannot get the focus.
 * @param onClose called at once, where the event `toggle` comes later
 */
export function useDisclosure(onClose?: () => void) {
  const ref = useRef<HTMLDetailsElement>(null);
  const {pathname} = useLocation();
  const shownOn = useRef(pathname);
  const close = useCallback((): void => {
    if (ref.current) ref.current.open = false;
    onClose?.();
  }, [onClose]);
  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    close();
  }, [pathname, close]);
  useEffect(() => {
    const onPress = ({target}: PointerEvent): void => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    const onKeyDown = ({key}: KeyboardEvent): void => {
      const menu = ref.current;
      if (key !== 'Escape' || !menu?.open) return;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [close]);
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return {ref, close, onBlur};
}
