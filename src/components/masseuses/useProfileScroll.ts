import {useHistory} from '@docusaurus/router';
import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';

import {isReturn, SELECTED_PARAMETER} from './profileAddress';

/** Delay before the page scrolls to a profile, in milliseconds. */
const SCROLL_TO_PROFILE_MS = 100;

const LIST = 'list';

type Directory = {
  /** Id of the masseuse whose profile is shown. */
  readonly selected: string | undefined;
  /** False until hydration, when the URL can be read. */
  readonly ready: boolean;
  readonly list: RefObject<HTMLElement | null>;
  readonly profile: RefObject<HTMLElement | null>;
};

/**
 * Scrolls to the top of a profile and focuses its heading; on return restores the scroll position of the list and
 * focuses the card of the profile. Who scrolls depends on how the visitor came:
 *
 * - by a card, or by the profile's link to the list: this hook (theme/DocsRoot leaves both alone, by `isReturn`);
 * - by Back or Forward: clientModules/scrollMemory.ts; this hook moves the focus alone;
 * - by a reload: the browser, and scrollMemory once the fonts are there;
 * - by an address with `selected`: this hook; before it runs the boot script reserves the profile's space;
 * - by a card before React: the browser goes to the card (template/boot/needsScript.ts), then this hook to the profile.
 */
export function useProfileScroll({selected, ready, list, profile}: Directory): void {
  const history = useHistory();
  const view = ready ? (selected ?? LIST) : undefined;
  const previous = useRef<string>(undefined);
  const listTop = useRef<number>(undefined);
  /** False if another page of the site led here. */
  const loadedHere = useRef(!ready);

  useEffect(() => {
    if (view !== LIST) return undefined;
    // Called before the list is hidden.
    return history.listen(() => {
      listTop.current = window.scrollY;
    });
  }, [history, view]);

  useLayoutEffect(() => {
    if (view === undefined) return undefined;
    const before = previous.current;
    previous.current = view;
    const isFirst = before === undefined;
    const {action, location} = history;
    const isKnown = isRestored(history, isFirst && loadedHere.current);
    if (view !== LIST) {
      return showProfile({profile, isAtTop: isFirst && !location.hash, isRestored: isKnown});
    }
    const returns = action === 'POP' || isReturn(location.state);
    const card = list.current?.querySelector<HTMLElement>(`[data-opens="${before}"]`);
    if (isFirst || !returns || !card) return undefined;
    if (!isKnown) queueMicrotask(() => scrollToCard(card, listTop.current));
    card.focus({preventScroll: true});
    return undefined;
  }, [view, history, list, profile]);
}

/**
 * Whether another part restores the scroll position: the table above. The browser's own steps, to a card and back to the
 * list, lead to entries without a state, whose position nobody knows.
 *
 * @param isLoaded the document was loaded at this entry
 */
function isRestored({action, location}: ReturnType<typeof useHistory>, isLoaded: boolean): boolean {
  const isOwnStep = window.history.state === null && !location.search.includes(SELECTED_PARAMETER);
  return action === 'POP' && !isOwnStep && !(isLoaded && isFreshLoad());
}

/**
 * Scrolls the list to where the visitor left it. To be called after Docusaurus, which scrolls to the top of the page
 * where the address loses its hash.
 *
 * @param card of the profile that was shown
 * @param listTop scroll position in pixels; undefined if the visit began with the profile
 */
function scrollToCard(card: HTMLElement, listTop: number | undefined): void {
  if (listTop === undefined) card.scrollIntoView({block: 'center', behavior: 'instant'});
  else window.scrollTo({top: listTop, behavior: 'instant'});
}

type Arrival = Pick<Directory, 'profile'> & {
  /** The visit of the directory begins with this profile, and at the top of the page. */
  readonly isAtTop: boolean;
  /** Another part restores the scroll position: the table above. */
  readonly isRestored: boolean;
};

/** Focuses the heading of a profile and scrolls to it. Returns a function that cancels what is still to come. */
function showProfile({profile, isAtTop, isRestored}: Arrival): (() => void) | undefined {
  const heading = profile.current?.querySelector('h2');
  if (isRestored) {
    heading?.focus({preventScroll: true});
    return undefined;
  }
  // The page is shorter without the list: scroll at once, or its end would be shown first.
  if (!isAtTop) profile.current?.scrollIntoView({behavior: 'instant'});
  const timer = setTimeout(() => {
    // Visitors may already have used something in the profile.
    if (profile.current?.contains(document.activeElement)) return;
    profile.current?.scrollIntoView();
    heading?.focus({preventScroll: true});
  }, SCROLL_TO_PROFILE_MS);
  return () => clearTimeout(timer);
}

/** Whether the document was loaded by neither a reload nor Back or Forward. */
function isFreshLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}
