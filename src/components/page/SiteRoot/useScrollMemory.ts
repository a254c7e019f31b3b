import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

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
  const current = useRef(key);
  useEffect(() => {
    const remember = (): void => {
      positions.set(current.current, window.scrollY);
    };
    // The position is noted before the change: when the change is told, the page is already another.
    window.addEventListener('scroll', remember, {passive: true});
    return () => window.removeEventListener('scroll', remember);
  }, []);
  useEffect(() => {
    if (current.current === key) return;
    current.current = key;
    const top = positions.get(key);
    if (history.action === 'POP' && top !== undefined) restore(top);
  }, [history, key]);
}
