import {useHistory} from '@docusaurus/router';
import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';

/** How long after a profile is shown the page scrolls to it, in milliseconds (specification, section 2). */
const SCROLL_TO_PROFILE_MS = 100;

const LIST = 'list';

type Elements = {
  readonly list: RefObject<HTMLElement | null>;
  readonly profile: RefObject<HTMLElement | null>;
};

/**
 * Where the visitor lands when list and profile change places: at the top of a profile, with
 * the focus on its heading; back in the list where they left it, with the focus on the card
 * they came from. The browser's back and forward restore positions by themselves.
 * `selected` is the id of the profile shown; `known` is false until the address can be read.
 */
export function useArrival(
  selected: string | undefined,
  known: boolean,
  {list, profile}: Elements,
): void {
  const history = useHistory();
  const view = known ? (selected ?? LIST) : undefined;
  const previous = useRef<string>(undefined);
  const listTop = useRef<number>(undefined);

  useEffect(() => {
    if (view !== LIST) return undefined;
    // Told while the list is still on the screen.
    return history.listen(() => {
      listTop.current = window.scrollY;
    });
  }, [history, view]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = view;
    const firstView = before === undefined;
    const back = history.action === 'POP' && !firstView;
    if (view === LIST && !firstView) {
      const card = list.current?.querySelector<HTMLElement>(`#${before} [data-opens]`);
      if (!back && listTop.current !== undefined) {
        window.scrollTo({top: listTop.current, behavior: 'instant'});
      } else if (!back) {
        card?.scrollIntoView({block: 'center', behavior: 'instant'});
      }
      card?.focus({preventScroll: true});
    }
    if (view === undefined || view === LIST || back) return undefined;
    // The list is gone and the page shorter: go there at once rather than show its end first.
    if (!firstView) profile.current?.scrollIntoView({behavior: 'instant'});
    const timer = setTimeout(() => {
      profile.current?.scrollIntoView();
      profile.current?.querySelector('h2')?.focus({preventScroll: true});
    }, SCROLL_TO_PROFILE_MS);
    return () => clearTimeout(timer);
  }, [view, history, list, profile]);
}
