/**
 * Overlays: dialogs, menus, the photo viewer. Back closes them: while one is open the history has an extra entry,
 * unknown to the router. It is left when the overlay is closed in another way, or when Forward or a reload reaches it.
 */
import {type MouseEvent as ReactMouseEvent, useEffect, useEffectEvent} from 'react';

import {isPlainClick} from './navigation';

/** Event on the window: the extra entry has been left. */
const ENTRY_LEFT = 'overlay-left';

const isOverlay = () => Boolean((window.history.state as {overlay?: true} | null)?.overlay);

/** The address, with its hash: a link to a place on the page makes an entry of its own, of which the router must know. */
const currentAddress = (): string => {
  const {pathname, search, hash} = window.location;
  return pathname + search + hash;
};

/**
 * Keeps the next press until the returned function is called. A browser goes back a little later than it is told to, and
 * would also go back from what is pressed meanwhile. Further presses go through, should it never arrive.
 */
function keepPress(): () => void {
  let held: MouseEvent | undefined;
  let target: EventTarget | null = null;
  const listeners = new AbortController();
  const onClick = (event: MouseEvent): void => {
    if (held || !isPlainClick(event)) return;
    [held, target] = [event, event.target];
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, {capture: true, signal: listeners.signal});
  return () => {
    listeners.abort();
    if (held) target?.dispatchEvent(new MouseEvent('click', held));
  };
}

/** Goes back without the router, which would scroll to the top of the page. */
function leave(event?: PopStateEvent): void {
  event?.stopImmediatePropagation();
  const address = currentAddress();
  const pressAgain = keepPress();
  const onLeft = (arrival: PopStateEvent): void => {
    if (address === currentAddress()) arrival.stopImmediatePropagation();
    window.history.scrollRestoration = 'auto';
    window.dispatchEvent(new Event(ENTRY_LEFT));
    pressAgain();
  };
  window.addEventListener('popstate', onLeft, {capture: true, once: true});
  window.history.back();
}

if (typeof window !== 'undefined') {
  if (isOverlay()) leave();
  window.addEventListener('popstate', (event) => isOverlay() && leave(event), true);
}

/** Calls `close` at the browser's Back, which stays on the page, while `isOpen`. */
export function useCloseRequest(close: () => void, isOpen = true): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    let covered: string | undefined;
    const enter = (): void => {
      // Called again after ENTRY_LEFT.
      if (isOverlay()) return;
      // Back must not scroll away from where the visitor is by then.
      window.history.scrollRestoration = 'manual';
      window.history.pushState({...(window.history.state as object | null), overlay: true}, '');
      covered = currentAddress();
    };
    const onPopState = (event: PopStateEvent): void => {
      if (covered === currentAddress()) event.stopImmediatePropagation();
      if (covered !== undefined) onBack();
    };
    const listeners = new AbortController();
    window.addEventListener('popstate', onPopState, {capture: true, signal: listeners.signal});
    window.addEventListener(ENTRY_LEFT, enter, {signal: listeners.signal});
    enter();
    return () => {
      listeners.abort();
      if (covered !== undefined && isOverlay()) leave();
      // After Back, or when a link in the overlay has replaced the entry.
      else if (covered !== undefined) window.history.scrollRestoration = 'auto';
    };
  }, [isOpen]);
}

/** Time in which a second press belongs to the same double click, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/** How far from the first the second press may be, in px: a finger is not as still as a mouse. */
const NEAR_PX = 30;

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * `onClickCapture` of overlays that a click closes (banner, dialog, viewer) and of controls that open one: the second half
 * of a double click does not reach what lies behind it, nor the overlay, which would close again.
 */
export function ignoreSecondClick(event: ReactMouseEvent): void {
  const {currentTarget, clientX, clientY, detail} = event;
  // By keyboard.
  if (detail === 0) return;
  const listeners = new AbortController();
  const onPress = (next: MouseEvent): void => {
    const isElsewhere = Math.hypot(next.clientX - clientX, next.clientY - clientY) > NEAR_PX;
    if (isElsewhere) listeners.abort();
    else if (!(next.target instanceof Node && currentTarget.contains(next.target))) {
      next.preventDefault();
      next.stopImmediatePropagation();
    }
  };
  setTimeout(() => listeners.abort(), DOUBLE_CLICK_MS);
  const options = {capture: true, signal: listeners.signal};
  PRESS_EVENTS.forEach((type) => window.addEventListener(type, onPress, options));
}
