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
 * Where the visitor lands when list and profile change places: at the top of a profile, with
 * the focus on its heading; by the way back in the list where they left it, with the focus on the
 * card they came from.
 * `selected` is the id of the profile shown; `ready` is false until the address can be read.
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
    // Told while the list is still on the screen.
    return history.listen(() => {
      listTop.current = window.scrollY;
    });
  }, [history, view]);

  useLayoutEffect(() => {
    if (view === undefined) return undefined;
    const before = previous.current;
    previous.current = view;
    const opened = before === undefined;
    // Back, forward, a reload: where the visitor was is restored; only the focus is moved here.
    const returned = history.action === 'POP' && !(opened && loadedHere.current && isNewVisit());
    const heading = profile.current?.querySelector('h2');
    if (view === LIST) {
      if (opened) return undefined;
      // Another link to this page: the site shows it from its top.
      if (!returned && !isReturn(history.location.state)) return undefined;
      const card = list.current?.querySelector<HTMLElement>(`#${before} [data-opens]`);
      if (!returned) goBackTo(listTop.current, card);
      card?.focus({preventScroll: true});
      return undefined;
    }
    if (returned) {
      heading?.focus({preventScroll: true});
      return undefined;
    }
    // The list is gone and the page shorter: go there at once rather than show its end first.
    if (!opened) profile.current?.scrollIntoView({behavior: 'instant'});
    const timer = setTimeout(() => {
      // Whoever has pressed something in it by now stays there.
      if (profile.current?.contains(document.activeElement)) return;
      profile.current?.scrollIntoView();
      heading?.focus({preventScroll: true});
    }, SCROLL_TO_PROFILE_MS);
    return () => clearTimeout(timer);
  }, [view, history, list, profile]);
}

/** Whether the page was loaded by a link or its address, not by a reload or on the way back. */
function isNewVisit(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}

/** Shows the list where it was left, or, where it was never seen, the card of the profile. */
function goBackTo(top: number | undefined, card: HTMLElement | null | undefined): void {
  if (top === undefined) card?.scrollIntoView({block: 'center', behavior: 'instant'});
  else window.scrollTo({top, behavior: 'instant'});
}
