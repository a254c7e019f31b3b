/**
 * Back closes what lies over the page. While it is open the tab's history has one entry more, which the router
 * does not know of. Closed in another way, or reached again by Forward or a reload, the entry is left.
 */
import {useEffect, useEffectEvent} from 'react';

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
