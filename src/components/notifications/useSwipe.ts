import {type PointerEvent, useRef} from 'react';

/** How far a notification is pulled to the side before it goes, in px. */
const SWIPE_THRESHOLD_PX = 50;

type Swipe = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
};

/** Lets an element be pulled to either side; past the threshold it is let go, before it springs back. */
export function useSwipe(onSwipe: () => void): Swipe {
  const from = useRef<number>(undefined);
  const end = (event: PointerEvent<HTMLElement>, mayLeave: boolean): void => {
    if (from.current === undefined) return;
    const distance = Math.abs(event.clientX - from.current);
    from.current = undefined;
    if (mayLeave && distance >= SWIPE_THRESHOLD_PX) onSwipe();
    else event.currentTarget.style.translate = '';
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      from.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (from.current === undefined) return;
      event.currentTarget.style.translate = `${event.clientX - from.current}px 0`;
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
