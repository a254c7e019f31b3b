/**
 * Back closes what lies over the page (the small screens' menu, the photo viewer). While such a
 * thing is open the tab's history has an entry more, with the same address; the router is not told.
 * Closed in another way, the entry is left again; reached once more by Forward, or after a reload,
 * it opens nothing and is passed over.
 */
import type {useHistory} from '@docusaurus/router';

import {noteArrival} from './arrival';
import {entryKey, entryState, markEntry} from './entry';

type Overlay = {readonly close: () => void};

type Router = ReturnType<typeof useHistory>;

/** What is open. */
let shown: Overlay | undefined;
/** Whether the entry is being left by this module; the browser takes a moment. */
let leaving = false;

function leave(): void {
  leaving = true;
  window.history.back();
}

function isOverlayEntry(): boolean {
  return entryState().overlay !== undefined;
}

/**
 * Gives something that has just opened an entry of its own. `close` is called when the visitor
 * goes back; the returned function tells that it has closed, however that came about.
 */
export function enterOverlay(close: () => void): () => void {
  const overlay = {close};
  shown = overlay;
  // Where the entry of the last one is still being left, its end makes the new one.
  if (!isOverlayEntry()) markEntry('open', 'pushState');
  return () => {
    if (shown === overlay) shown = undefined;
    if (isOverlayEntry() && !leaving) leave();
  };
}

/** Starts minding the entries of overlays. `onSamePage` is called for a link to the page itself. */
export function mindOverlays(router: Router, onSamePage: () => void): () => void {
  let current = entryKey();
  /** Whether the entry of a menu is giving way to a page chosen in it. */
  let chosen = false;
  const stopListening = router.listen((_location, action) => {
    current = entryKey();
    noteArrival(chosen || action === 'PUSH');
    chosen = false;
  });
  // A page chosen in an open menu takes the place of the menu's entry.
  const unblock = router.block((location, action) => {
    if (!isOverlayEntry() || action === 'POP') return undefined;
    if (router.createHref(location) === router.createHref(router.location)) {
      shown?.close();
      onSamePage();
      return false;
    }
    if (action !== 'PUSH') return undefined;
    chosen = true;
    router.replace(location);
    return false;
  });
  const onPop = (event: PopStateEvent): void => {
    const {key, overlay} = entryState(event);
    // The router would take the same page for a new one and scroll to its top.
    if (key === current) event.stopImmediatePropagation();
    const wasLeaving = leaving;
    leaving = false;
    if (overlay) {
      if (shown) return;
      if (overlay === 'passed') window.history.forward();
      else leave();
    } else if (wasLeaving) {
      if (shown) markEntry('open', 'pushState');
    } else {
      shown?.close();
    }
  };
  window.addEventListener('popstate', onPop, true);
  if (isOverlayEntry() && !shown) {
    // Loaded anew, by a reload or on the way back from a page that was reached from here.
    const [load] = performance.getEntriesByType('navigation');
    const reloaded = load instanceof PerformanceNavigationTiming && load.type === 'reload';
    if (!reloaded) markEntry('passed', 'replaceState');
    leave();
  }
  return () => {
    stopListening();
    unblock();
    window.removeEventListener('popstate', onPop, true);
  };
}
