/**
 * Client module: restores the scroll position on Back and Forward, where Docusaurus scrolls to the top. The position of
 * each history entry also stands in its state, for entries that were visited before a reload or before another site.
 */
import type {ClientModule} from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** A scroll position, and the height of the page that it belongs to, in px. */
type Place = {readonly top: number; readonly height: number};

/**
 * Time without scrolling before the position is written, in milliseconds. Safari throws an error where the state is
 * replaced more than 100 times in 30 seconds.
 */
const REST_MS = 300;

/** How far the fonts of a page move what is in view, at most, in px. */
const NEAR_PX = 200;

/** Scroll positions by history entry, in px: up to date, but forgotten by a reload. */
const tops = new Map<string, number>();

/** Whether the current navigation is Back or Forward. */
let isTraversal = false;
/** Scroll position to restore. */
let top: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Waits for the height of a page that the browser has loaded again. */
let loadedPage: ResizeObserver | undefined;

/** The first entry of a visit has no key, nor have entries created by hash links. */
const nameOf = ({key, pathname, hash}: Location): string => key ?? pathname + hash;

const stateOf = () => window.history.state as {readonly place?: Place} | null;

function keepPlace(): void {
  const place: Place = {top: window.scrollY, height: document.documentElement.scrollHeight};
  window.history.replaceState({...stateOf(), place}, '');
}

function keepPlaceAtRest(): void {
  clearTimeout(timer);
  timer = setTimeout(keepPlace, REST_MS);
}

/**
 * The browser scrolls a page that it loads again before its fonts arrive, which leave it a little off. Once the page is
 * as high as it was, it is moved to its exact position, unless the visitor has moved (template/boot/layout.ts).
 */
function restoreLoadedPage(): void {
  const {dataset} = document.documentElement;
  const place = stateOf()?.place;
  if (!place) return;
  const {top: last, height} = place;
  loadedPage = new ResizeObserver(() => {
    const isElsewhere = dataset.moved !== undefined || Math.abs(window.scrollY - last) > NEAR_PX;
    const isSame = document.documentElement.scrollHeight === height;
    if (isSame && !isElsewhere) window.scrollTo({top: last, behavior: 'instant'});
    if (isSame || isElsewhere) loadedPage?.disconnect();
  });
  loadedPage.observe(document.body);
}

if (typeof window !== 'undefined') {
  const onPopState = (): void => {
    isTraversal = true;
    setTimeout(() => {
      isTraversal = false;
    });
  };
  window.addEventListener('popstate', onPopState, true);
  restoreLoadedPage();
  window.addEventListener('scroll', keepPlaceAtRest, {passive: true});
}

const scrollMemory: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    loadedPage?.disconnect();
    tops.set(nameOf(previousLocation), window.scrollY);
    top = isTraversal ? (tops.get(nameOf(location)) ?? stateOf()?.place?.top) : undefined;
    // Lays out everything at once (css/offscreen.css): the page must be as long as it was.
    document.documentElement.dataset.whole = '';
  },
  onRouteDidUpdate() {
    if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
    top = undefined;
    // A replaced entry has lost its state.
    keepPlaceAtRest();
  },
};

export default scrollMemory;
