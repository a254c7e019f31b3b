import {useLocation} from '@docusaurus/router';
import {type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef} from 'react';

/** How long the pointer rests on an entry before its submenu opens, in milliseconds (specification, section 9). */
export const SUBMENU_HOVER_MS = 100;

type Pointer = {readonly pointerType: string};

type Disclosure = {
  /** For the `<details>` element. */
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly close: () => void;
  readonly onPointerEnter: (event: Pointer) => void;
  readonly onPointerLeave: (event: Pointer) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
};

/**
 * What a `<details>` menu does beyond opening on a click: it closes on Escape, when the focus
 * leaves it and on every change of page, and can open on hover. Works without it as well.
 */
export function useDisclosure(): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const {pathname} = useLocation();
  const set = (open: boolean): void => {
    clearTimeout(timer.current);
    if (ref.current) ref.current.open = open;
  };
  useEffect(() => {
    if (ref.current) ref.current.open = false;
    return () => clearTimeout(timer.current);
  }, [pathname]);
  return {
    ref,
    close: () => set(false),
    onPointerEnter: ({pointerType}) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => set(true), SUBMENU_HOVER_MS);
    },
    onPointerLeave: ({pointerType}) => {
      if (pointerType === 'mouse') set(false);
    },
    onKeyDown: ({key}) => {
      if (key !== 'Escape' || !ref.current?.open) return;
      set(false);
      ref.current.querySelector('summary')?.focus();
    },
    onBlur: ({currentTarget, relatedTarget}) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) set(false);
    },
  };
}
