import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useLayoutEffect, useRef} from 'react';

/** Scroll positions in px by history entry; kept for the visit, stored nowhere. */
const positions = new Map<string, number>();

/** How long a page may take to grow to its old height after going back, in milliseconds. */
const RESTORE_WITHIN_MS = 1000;

function restore(top: number): void {
  const deadline = Date.now() + RESTORE_WITHIN_MS;
  const attempt = (): void => {
    window.scrollTo({top, behavior: 'instant'});
    if (Math.abs(window.scrollY - top) > 2 && Date.now() < deadline) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

/**
 * Back and forward return to where the visitor was (DECISIONS). Docusaurus scrolls to the top
 * on every change of page, and the browser restores before the old page is there again.
 */
export function useScrollMemory(): void {
  const history = useHistory();
  const location = useLocation();
  const key = location.key ?? 'first';
  const shown = useRef(key);
  useEffect(() => {
    // The browser restores a reload, and nothing else: its own attempts would come between.
    const leaveToBrowser = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leaveToBrowser);
    // Told as soon as the address changes, while the page that is being left is still on screen.
    const stop = history.listen(() => positions.set(shown.current, window.scrollY));
    return () => {
      window.removeEventListener('pagehide', leaveToBrowser);
      stop();
    };
  }, [history]);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const top = positions.get(key);
    if (history.action === 'POP' && top !== undefined) restore(top);
  }, [history, key]);
}
