import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useLayoutEffect, useRef} from 'react';

import {entryKey, isReturn} from '@site/src/components/history/entry';
import {
  isInRange,
  positionOf,
  rememberPosition,
  tidyPositions,
} from '@site/src/components/history/positions';
import {restorePosition} from './restorePosition';
import {showTop} from './showTop';

/** How far a page may shift by itself between its first screen and React, in px. */
const SETTLING_PX = 40;

/** The entry of the history whose page is on the screen. */
type Shown = {readonly entry: string; readonly pathname: string};

/**
 * Back, forward and reload return to where the visitor was. Docusaurus scrolls to the
 * top on every change of page, and the browser restores before the old page is there again.
 */
export function useScrollMemory(): void {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const shown = useRef<Shown>(undefined);
  const seen = useRef(location);
  /** Where a page that has just been loaded has to be once React has completed it, in px. */
  const awaited = useRef<number>(undefined);

  useEffect(() => {
    const remember = (): void => {
      if (shown.current) rememberPosition(shown.current.entry, shown.current.pathname);
    };
    // When the page is left altogether the boot script remembers, and the browser restores.
    const setRestoration = ({type}: Event): void => {
      window.history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual';
    };
    // A browser may end a page that is not looked at without another word.
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') remember();
    };
    tidyPositions();
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', setRestoration);
    window.addEventListener('pageshow', setRestoration);
    document.addEventListener('visibilitychange', onVisibility);
    // Told as soon as the address changes, while the page that is being left is still on screen.
    const stop = history.listen(remember);
    return () => {
      window.removeEventListener('pagehide', setRestoration);
      window.removeEventListener('pageshow', setRestoration);
      document.removeEventListener('visibilitychange', onVisibility);
      stop();
    };
  }, [history]);

  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = location;
    const entry = location.key ?? entryKey();
    const {pathname, search, hash} = location;
    const top = positionOf(entry, pathname);
    if (!shown.current) {
      // Restored by the boot script, unless the page was too short before React. Where the
      // visitor has moved on meanwhile, they stay.
      if (top !== undefined && (!isInRange(top) || Math.abs(window.scrollY - top) <= SETTLING_PX)) {
        awaited.current = top;
      }
    } else if (history.action === 'POP') {
      restorePosition(top ?? (hash ? undefined : 0));
    } else if (history.action === 'PUSH' && pathname === before.pathname && !search && !hash) {
      // A link to the page itself.
      if (!isReturn(location.state)) showTop();
    }
    shown.current = {entry, pathname};
  }, [history, location]);

  useLayoutEffect(() => {
    if (!isBrowser) return;
    restorePosition(awaited.current);
    awaited.current = undefined;
  }, [isBrowser]);
}
