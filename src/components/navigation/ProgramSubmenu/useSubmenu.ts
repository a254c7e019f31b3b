import {useLocation} from '@docusaurus/router';
import {type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef} from 'react';

/** How long the pointer rests on the entry before the list opens, in milliseconds (specification, section 9). */
export const SUBMENU_HOVER_MS = 100;

type Handlers = {
  readonly onPointerEnter: (event: {pointerType: string}) => void;
  readonly onPointerLeave: (event: {pointerType: string}) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
};

/** Opens a `<details>` on hover, closes it on Escape, on leaving it and on every change of page. */
export function useSubmenu(details: RefObject<HTMLDetailsElement | null>): Handlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const {pathname} = useLocation();
  const set = (open: boolean): void => {
    clearTimeout(timer.current);
    if (details.current) details.current.open = open;
  };
  useEffect(() => {
    if (details.current) details.current.open = false;
    return () => clearTimeout(timer.current);
  }, [details, pathname]);
  return {
    onPointerEnter: ({pointerType}) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => set(true), SUBMENU_HOVER_MS);
    },
    onPointerLeave: ({pointerType}) => {
      if (pointerType === 'mouse') set(false);
    },
    onKeyDown: ({key}) => {
      if (key !== 'Escape' || !details.current?.open) return;
      set(false);
      details.current.querySelector('summary')?.focus();
    },
    onBlur: ({currentTarget, relatedTarget}) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) set(false);
    },
  };
}
