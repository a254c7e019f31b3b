/**
 * Client module: Back and Forward return to where the visitor was. Docusaurus scrolls to the top of every
 * page it shows. What was visited before a reload, or before another site, is left to the browser.
 */
import type {ClientModule} from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** Where each entry of the history was left in this document, in px from the top. */
const tops = new Map<string, number>();

/** Whether the page that is being shown was reached by Back or Forward. */
let isTraversal = false;
/** Where it was left. */
let top: number | undefined;

/** The first entry of a visit has no key, nor has one that the browser made for a hash. */
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
    // Nothing waits to be laid out: the page has to be as long as it was (css/offscreen.css).
    document.documentElement.dataset.whole = '';
  },
  onRouteDidUpdate() {
    if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
    top = undefined;
  },
};

export default scrollMemory;
