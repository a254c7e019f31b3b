/** When what is further down is laid out, which styles defer (css/offscreen.css). */
import {marks} from './marks';

/** Time for layout in one frame, in milliseconds: on a slow phone a part or two, on a fast one many. */
const LAYOUT_MS = 4;

const PARTS = 'main section, footer, .offscreen';

export function layOutWhole(): void {
  marks.whole = '';
}

/** The address asks for a place further down, or the browser returns to one. */
export function layOutForAddress(): void {
  const loads = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || loads[0]?.type !== 'navigate') layOutWhole();
}

/**
 * Lays out one part after another, in as many frames as it takes, and then the whole page: nobody who scrolls, searches
 * or has the page read aloud waits for script.
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const layOutSome = (): void => {
    if ('whole' in marks) return;
    const end = performance.now() + LAYOUT_MS;
    while (performance.now() < end) {
      const part = parts.shift();
      if (!part) return layOutWhole();
      part.style.contentVisibility = 'visible';
      part.getBoundingClientRect();
    }
    requestAnimationFrame(layOutSome);
  };
  requestAnimationFrame(layOutSome);
}

/** A page that is loaded again returns to its place (src/clientModules/scrollMemory.ts), unless the visitor has moved. */
export function markMoved(): void {
  marks.moved = '';
}

export function watchWheel(): void {
  addEventListener('wheel', markMoved, {passive: true, once: true});
}
