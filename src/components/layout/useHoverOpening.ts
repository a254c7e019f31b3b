import {type MouseEvent, type RefObject, useEffect, useRef} from 'react';

/** How long the pointer rests on an entry before its submenu opens, in milliseconds. */
const SUBMENU_HOVER_MS = 100;

type Pointer = {readonly pointerType: string};

type HoverOpening = {
  /** For the whole entry. */
  readonly entry: {
    readonly onPointerEnter: (event: Pointer) => void;
    readonly onPointerLeave: (event: Pointer) => void;
  };
  /** For the `<summary>`. */
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Opens a `<details>` while the mouse rests on it. A click on its arrow then keeps it open, also
 * when the mouse has gone; the next click closes it.
 */
export function useHoverOpening(ref: RefObject<HTMLDetailsElement | null>): HoverOpening {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    entry: {
      onPointerEnter: ({pointerType}) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          if (!ref.current || ref.current.open) return;
          ref.current.open = true;
          byHover.current = true;
        }, SUBMENU_HOVER_MS);
      },
      onPointerLeave: ({pointerType}) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (ref.current && byHover.current) ref.current.open = false;
        byHover.current = false;
      },
    },
    onClick: (event) => {
      clearTimeout(timer.current);
      // A key's click has no number.
      if (byHover.current && ref.current?.open && event.detail > 0) event.preventDefault();
      byHover.current = false;
    },
  };
}
