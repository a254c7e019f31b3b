/**
 * Back closes what lies over the page. While it is open the tab's history has one entry more, which the
 * router does not know of. Closed in another way, the entry is left again; reached once more by Forward or
 * by a reload, it opens nothing and is left as well.
 */
import {useEffect, useEffectEvent} from 'react';

/** Closes what is open. */
let closeOpen: (() => void) | undefined;
/** Page over which the entry lies, while the tab is at one. */
let coveredPage: string | undefined;
/** Whether the entry is being left by this module; the browser takes a moment. */
let isLeaving = false;

const isOverlay = (state: unknown): boolean => Boolean((state as {overlay?: true} | null)?.overlay);
const currentPage = (): string => window.location.pathname + window.location.search;

function enter(): void {
  // The way back leads to where the visitor is by then.
  window.history.scrollRestoration = 'manual';
  window.history.pushState({...(window.history.state as object | null), overlay: true}, '');
  coveredPage = currentPage();
}

function leave(): void {
  isLeaving = true;
  window.history.back();
}

function onPopState(event: PopStateEvent): void {
  const covered = coveredPage;
  const wasLeaving = isLeaving;
  isLeaving = false;
  coveredPage = isOverlay(event.state) ? currentPage() : undefined;
  if (coveredPage !== undefined) {
    event.stopImmediatePropagation();
    if (!closeOpen) leave();
  } else if (covered !== undefined) {
    // The router would take the same page for another one and scroll to its top.
    if (covered === currentPage()) event.stopImmediatePropagation();
    window.history.scrollRestoration = 'auto';
    if (!wasLeaving) closeOpen?.();
    else if (closeOpen) enter();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPopState, true);
  if (isOverlay(window.history.state)) {
    coveredPage = currentPage();
    leave();
  }
}

/** Calls `close` at the browser's Back, which stays on the page, while `isOpen`. */
export function useCloseRequest(close: () => void, isOpen = true): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeThis = (): void => onBack();
    closeOpen = closeThis;
    // While the entry of what was open before is still being left, its end makes the new one.
    if (!isOverlay(window.history.state)) enter();
    return () => {
      if (closeOpen === closeThis) closeOpen = undefined;
      if (isOverlay(window.history.state)) {
        if (!isLeaving) leave();
        return;
      }
      // A page chosen in it has taken the entry's place.
      coveredPage = undefined;
      window.history.scrollRestoration = 'auto';
    };
  }, [isOpen]);
}
