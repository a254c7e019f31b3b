/** When what is further down is laid out, which styles defer (css/offscreen.css). */
import {all} from './elements';
import {marks} from './marks';

/** Time for layout in one task, in milliseconds: on a slow phone a part or two, on a fast one many. */
const LAYOUT_MS = 4;

/** Height of the tallest window in which a first screen ends before what is left out (css/offscreen.css). */
const FIRST_SCREEN_PX = 1200;

const PARTS = 'main section, footer, .offscreen, .late';

export function layOutWhole(): void {
  marks.whole = '';
}

/**
 * Lays out the whole page where more than a first screen is shown at first: the address asks for a place further down,
 * the browser returns to one, or the window is tall. As without script, the page then waits for the whole style sheet.
 */
export function layOutForPlace(): void {
  const loads = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Before the first layout, windows of phones may count as high as a desktop page of their shape.
  const isTall = Math.min(innerHeight, screen.height) > FIRST_SCREEN_PX;
  if (!location.hash && loads[0]?.type === 'navigate' && !isTall) return;
  layOutWhole();
  // Only what the parser finds makes every browser wait.
  document.write(document.querySelector('noscript')?.textContent ?? '');
}

/**
 * Lays out the whole page: nobody who scrolls, searches or has the page read aloud waits for script. First one part after
 * another is measured, which lays it out while it is still left out of the page: no frame has to be made of it. Then the
 * whole page is shown in one.
 */
export function layOutRest(): void {
  const parts = all(PARTS);
  const layOutSome = (): void => {
    if ('whole' in marks) return;
    const end = performance.now() + LAYOUT_MS;
    while (performance.now() < end) {
      const part = parts.shift();
      if (!part) return layOutWhole();
      // The part itself has its size already: what is in it is laid out to answer.
      part.firstElementChild?.getBoundingClientRect();
    }
    setTimeout(layOutSome);
  };
  setTimeout(layOutSome);
}

/** A page that is loaded again returns to its place (src/clientModules/scrollMemory.ts), unless the visitor has moved. */
export function markMoved(): void {
  marks.moved = '';
}
