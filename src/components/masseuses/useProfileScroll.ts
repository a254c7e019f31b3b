import {useHistory} from '@docusaurus/router';
import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';

import {isReturn} from './selection';

/** How long after a profile is shown the page scrolls to it, in milliseconds. */
const SCROLL_TO_PROFILE_MS = 100;

const LIST = 'list';

type Elements = {
  readonly list: RefObject<HTMLElement | null>;
  readonly profile: RefObject<HTMLElement | null>;
};

/**
 * Scrolls when list and profile change places: to the top of a profile, with the focus on its heading; by
 * the link back to where the list was left, with the focus on the card of the profile.
 *
 * @param selected id of the masseuse whose profile is shown
 * @param ready false until the address can be read
 */
export function useProfileScroll(
  selected: string | undefined,
  ready: boolean,
  {list, profile}: Elements,
): void {
  const history = useHistory();
  const view = ready ? (selected ?? LIST) : undefined;
  const previous = useRef<string>(undefined);
  const listTop = useRef<number>(undefined);
  /** Whether this page was loaded by its address, not reached from another page of the site. */
  const loadedHere = useRef(!ready);

  useEffect(() => {
    if (view !== LIST) return undefined;
    // Called while the list is still on the screen.
    return history.listen(() => {
      listTop.current = window.scrollY;
    });
  }, [history, view]);

  useLayoutEffect(() => {
    if (view === undefined) return undefined;
    const before = previous.current;
    previous.current = view;
    const isFirst = before === undefined;
    // After Back, Forward or a reload the scroll position is restored elsewhere; only the focus is moved here.
    const isRestored =
      history.action === 'POP' && !(isFirst && loadedHere.current && isFreshLoad());
    const heading = profile.current?.querySelector('h2');
    if (view === LIST) {
      // Other links to this page show it from its top.
      if (isFirst || !(isRestored || isReturn(history.location.state))) return undefined;
      const card = list.current?.querySelector<HTMLElement>(`#${before} [data-opens]`);
      if (!isRestored) scrollToList(listTop.current, card);
      card?.focus({preventScroll: true});
      return undefined;
    }
    if (isRestored) {
      heading?.focus({preventScroll: true});
      return undefined;
    }
    // Without the list the page is shorter: scroll at once, so that its end is not shown first.
    if (!isFirst) profile.current?.scrollIntoView({behavior: 'instant'});
    const timer = setTimeout(() => {
      // Visitors who have pressed something in the profile by now stay there.
      if (profile.current?.contains(document.activeElement)) return;
      profile.current?.scrollIntoView();
      heading?.focus({preventScroll: true});
    }, SCROLL_TO_PROFILE_MS);
    return () => clearTimeout(timer);
  }, [view, history, list, profile]);
}

/** Whether the page was loaded by a link or its address, not by a reload, Back or Forward. */
function isFreshLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}

/** Scrolls to where the list was left, or, where it was never seen, to the card of the profile. */
function scrollToList(top: number | undefined, card: HTMLElement | null | undefined): void {
  if (top === undefined) card?.scrollIntoView({block: 'center', behavior: 'instant'});
  else window.scrollTo({top, behavior: 'instant'});
}
