import type {MouseEvent} from 'react';

/** How long after a press a second one may belong to the same double click, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/** How far from the first the second press may be, in px: a finger is not as still as a mouse. */
const NEAR_PX = 30;

const TYPES = ['pointerdown', 'mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * For `onClickCapture` of what lies over the page and may be gone after a press (banner, dialog,
 * viewer): the second half of a double click never reaches what then lies in its place.
 */
export function ignoreSecondClick({currentTarget, clientX, clientY, detail}: MouseEvent): void {
  // Pressed by keyboard: there is no place, and no second half.
  if (detail === 0) return;
  const end = (): void => {
    clearTimeout(timer);
    TYPES.forEach((type) => window.removeEventListener(type, hold, {capture: true}));
  };
  const hold = (event: globalThis.MouseEvent): void => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR_PX) {
      // A press elsewhere is meant.
      end();
      return;
    }
    if (event.target instanceof Node && currentTarget.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const timer = setTimeout(end, DOUBLE_CLICK_MS);
  TYPES.forEach((type) => window.addEventListener(type, hold, {capture: true}));
}
