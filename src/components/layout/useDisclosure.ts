import {useLocation} from '@docusaurus/router';
import {type FocusEvent, useEffect, useRef} from 'react';

/** Closes a `<details>` menu when it loses the focus, on a press outside, on Escape and on navigation. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const {pathname} = useLocation();
  const shownOn = useRef(pathname);
  const close = (): void => {
    if (ref.current) ref.current.open = false;
  };
  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    close();
  }, [pathname]);
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
  }, []);
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return {ref, close, onBlur};
}
