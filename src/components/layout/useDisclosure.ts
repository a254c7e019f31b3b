import {useLocation} from '@docusaurus/router';
import {type FocusEvent, type RefObject, useEffect, useRef} from 'react';

type Disclosure = {
  /** For the `<details>` element. */
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly close: () => void;
  readonly onBlur: (event: FocusEvent) => void;
};

/**
 * What a `<details>` menu does beyond opening on a click: it closes when the focus leaves it, at a
 * press beside it, on Escape and on every change of page. Opens and closes without it as well.
 */
export function useDisclosure(): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const {pathname} = useLocation();
  const shownOn = useRef(pathname);
  const close = (): void => {
    if (ref.current) ref.current.open = false;
  };
  useEffect(() => {
    // Not on arrival: a menu that was opened before React stays open.
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
  return {
    ref,
    close,
    onBlur: ({currentTarget, relatedTarget}) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  };
}
