/**
 * Client module: restores the scroll position on Back and Forward, where Docusaurus scrolls to the top. Pages
 * visited before a reload, or before another site, are left to the browser.
 */
import type {ClientModule} from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** Scroll positions by history entry, in px. */
const tops = new Map<string, number>();

/** Whether the current navigation is Back or Forward. */
let isTraversal = false;
/** Scroll position to restore. */
let top: number | undefined;

/** The first entry of a visit has no key, nor have entries created by hash links. */
const nameOf = ({key, pathname, hash}: Location): string => key ?? pathname + hash;

if (typeof window !== 'undefined') {
  const onPopState = (): void => {
    isTraversal = true;
    setTimeout(() => {
      isTraversal = false;
    });
  };
  window.addEventListener('popstate', onPopState, true);
}

const scrollMemory: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    tops.set(nameOf(previousLocation), window.scrollY);
    top = isTraversal ? tops.get(nameOf(location)) : undefined;
    // Lays out everything at once (css/offscreen.css): the page must be as long as it was.
    document.documentElement.dataset.whole = '';
  },
  onRouteDidUpdate() {
    if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
    top = undefined;
  },
};

export default scrollMemory;
