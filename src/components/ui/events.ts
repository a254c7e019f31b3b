/** What a press means: where it leads, and where the keyboard goes. */
import type {MouseEvent as ReactMouseEvent} from 'react';

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click opens a link right here: the first button, without a key for another tab, window or file. */
export function isPlainClick(event: Modifiers & Pick<MouseEvent, 'button'>): boolean {
  const {button, altKey, ctrlKey, metaKey, shiftKey} = event;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** At a press of Tab: moves the focus through the stops of what covers the page, in a ring. */
export function trapFocus(
  within: Element,
  stops: string,
  event: Modifiers & Pick<KeyboardEvent, 'key' | 'preventDefault'>,
): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...within.querySelectorAll<HTMLElement>(stops)];
  const at = all.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % all.length;
  event.preventDefault();
  all.at(next)?.focus();
}

/** How long after a press a second one may belong to the same double click, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/** How far from the first the second press may be, in px: a finger is not as still as a mouse. */
const NEAR_PX = 30;

const TYPES = ['pointerdown', 'mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * For `onClickCapture` of what lies over the page and may be gone after a press (banner, dialog,
 * viewer): the second half of a double click never reaches what then lies in its place.
 */
export function ignoreSecondClick(event: ReactMouseEvent): void {
  const {currentTarget, clientX, clientY, detail} = event;
  // Pressed by keyboard: there is no place, and no second half.
  if (detail === 0) return;
  const end = (): void => {
    clearTimeout(timer);
    TYPES.forEach((type) => window.removeEventListener(type, onPress, {capture: true}));
  };
  const onPress = (next: MouseEvent): void => {
    const isElsewhere = Math.hypot(next.clientX - clientX, next.clientY - clientY) > NEAR_PX;
    if (isElsewhere) end();
    else if (!(next.target instanceof Node && currentTarget.contains(next.target))) {
      next.preventDefault();
      next.stopImmediatePropagation();
    }
  };
  const timer = setTimeout(end, DOUBLE_CLICK_MS);
  TYPES.forEach((type) => window.addEventListener(type, onPress, {capture: true}));
}
