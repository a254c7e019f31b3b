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
  /** The entry on the screen; undefined from the moment the address changes until its page is there. */
  const current = useRef<string | undefined>(key);
  const last = useRef(key);
  useEffect(() => {
    const remember = (): void => {
      if (current.current) positions.set(current.current, window.scrollY);
    };
    // The browser restores a reload, and nothing else: its own attempts would come between.
    const leaveToBrowser = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leaveToBrowser);
    window.addEventListener('scroll', remember, {passive: true});
    // Scrolling that the change itself causes (a shorter page, the way to its top) is not the visitor's.
    const stop = history.listen(() => {
      current.current = undefined;
    });
    return () => {
      window.removeEventListener('pagehide', leaveToBrowser);
      window.removeEventListener('scroll', remember);
      stop();
    };
  }, [history]);
  // Before the browser tells of any scrolling on the new page.
  useLayoutEffect(() => {
    const left = last.current;
    last.current = key;
    current.current = key;
    if (left === key) return;
    const top = positions.get(key);
    if (history.action === 'POP' && top !== undefined) restore(top);
  }, [history, location, key]);
}
