import {useHistory} from '@docusaurus/router';
import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';

import {isReturn} from './selection';

/** Delay before the page scrolls to a profile, in milliseconds. */
const SCROLL_TO_PROFILE_MS = 100;

const LIST = 'list';

/**
 * Scrolls to the top of a profile and focuses its heading; on return restores the scroll position of the list and
 * focuses the card of the profile.
 *
 * @param selected id of the masseuse whose profile is shown
 * @param ready false until hydration, when the URL can be read
 */
export function useProfileScroll(
  selected: string | undefined,
  ready: boolean,
  list: RefObject<HTMLElement | null>,
  profile: RefObject<HTMLElement | null>,
): void {
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
    // After Back, Forward or a reload the scroll position is restored elsewhere: moves the focus only.
    const isRestored =
      history.action === 'POP' && !(isFirst && loadedHere.current && isFreshLoad());
    const heading = profile.current?.querySelector('h2');
    if (view === LIST) {
      if (isFirst || !(isRestored || isReturn(history.location.state))) return undefined;
      const card = list.current?.querySelector<HTMLElement>(`[data-opens="${before}"]`);
      if (!isRestored && listTop.current !== undefined) {
        window.scrollTo({top: listTop.current, behavior: 'instant'});
      } else if (!isRestored) {
        // The visit began with the profile.
        card?.scrollIntoView({block: 'center', behavior: 'instant'});
      }
      card?.focus({preventScroll: true});
      return undefined;
    }
    if (isRestored) {
      heading?.focus({preventScroll: true});
      return undefined;
    }
    // The page is shorter without the list: scroll at once, or its end would be shown first.
    if (!isFirst) profile.current?.scrollIntoView({behavior: 'instant'});
    const timer = setTimeout(() => {
      // Visitors may already have used something in the profile.
      if (profile.current?.contains(document.activeElement)) return;
      profile.current?.scrollIntoView();
      heading?.focus({preventScroll: true});
    }, SCROLL_TO_PROFILE_MS);
    return () => clearTimeout(timer);
  }, [view, history, list, profile]);
}

/** Whether the document was loaded by neither a reload nor Back or Forward. */
function isFreshLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}
