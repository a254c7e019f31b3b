/**
 * For what lies over the page. Back closes it: while it is open the tab's history has one entry more, which the
 * router does not know of. Closed in another way, or reached again by Forward or a reload, the entry is left.
 */
import {type MouseEvent as ReactMouseEvent, useEffect, useEffectEvent} from 'react';

/** Event at the window: the entry has been left. */
const LEFT = 'overlay-left';

const isOverlay = () => Boolean((window.history.state as {overlay?: true} | null)?.overlay);
const currentPage = (): string => window.location.pathname + window.location.search;

/** The router is not notified of a step within a page: it would scroll to the top. */
function leave(event?: PopStateEvent): void {
  event?.stopImmediatePropagation();
  const page = currentPage();
  const onLeft = (arrival: PopStateEvent): void => {
    if (page === currentPage()) arrival.stopImmediatePropagation();
    window.history.scrollRestoration = 'auto';
    window.dispatchEvent(new Event(LEFT));
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
    let coveredPage: string | undefined;
    const enter = (): void => {
      // While an entry is still being left, LEFT calls again.
      if (isOverlay()) return;
      // The way back leads to where the visitor is by then.
      window.history.scrollRestoration = 'manual';
      window.history.pushState({...(window.history.state as object | null), overlay: true}, '');
      coveredPage = currentPage();
    };
    const onPopState = (event: PopStateEvent): void => {
      if (coveredPage === currentPage()) event.stopImmediatePropagation();
      if (coveredPage !== undefined) onBack();
    };
    const listeners = new AbortController();
    window.addEventListener('popstate', onPopState, {capture: true, signal: listeners.signal});
    window.addEventListener(LEFT, enter, {signal: listeners.signal});
    enter();
    return () => {
      listeners.abort();
      if (coveredPage !== undefined && isOverlay()) leave();
      // After Back, or where a page chosen in it has taken the entry's place.
      else if (coveredPage !== undefined) window.history.scrollRestoration = 'auto';
    };
  }, [isOpen]);
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'
>;

/** At a press of Tab: moves the focus through the stops of what covers the page, in a ring. */
export function trapFocus(within: Element, stops: string, event: Press): void {
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
  TYPES.forEach((type) => window.addEventListener(type, onPress, options));
}
