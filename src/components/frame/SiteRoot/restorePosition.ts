import {isInRange} from '@site/src/components/history/positions';

/** How long a page may take to grow to its old height, in milliseconds. */
const RESTORE_WITHIN_MS = 1000;

/** What a visitor does who wants to be somewhere else. */
const INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Ends the restoring that is under way. */
let stop = (): void => undefined;

/**
 * Scrolls to a place of the page, in px from its top, as soon as the page is long enough. Gives up
 * after a second, at the visitor's first input, and when there is another place to restore.
 */
export function restorePosition(top: number | undefined): void {
  stop();
  if (top === undefined) return;
  const deadline = Date.now() + RESTORE_WITHIN_MS;
  let frame = requestAnimationFrame(attempt);
  const end = (): void => {
    cancelAnimationFrame(frame);
    INPUT.forEach((type) => window.removeEventListener(type, end, true));
  };
  function attempt(): void {
    const reached = isInRange(Number(top));
    if (reached) window.scrollTo({top, behavior: 'instant'});
    if (reached || Date.now() > deadline) end();
    else frame = requestAnimationFrame(attempt);
  }
  INPUT.forEach((type) => window.addEventListener(type, end, {capture: true, passive: true}));
  stop = end;
}
