import renderRoutes from '@docusaurus/renderRoutes';
import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useMemo, useRef} from 'react';

import Layout from '@site/src/components/layout/Layout';
import NotFound from '@site/src/components/layout/NotFoundContent';
import {isReturn} from '@site/src/components/masseuses/selection';
import {showTop, useNavigation} from '@site/src/components/links/navigation';
import {useCurrentPage} from '@site/src/plugins/catalogue/client';
import {READY} from '@site/src/template/ready';

type Route = NonNullable<Parameters<typeof renderRoutes>[0]>[number];

/** Time for layout in one frame, in milliseconds: on a slow phone a part or two, on a fast one many. */
const LAYOUT_MS = 4;

function layOut(part: HTMLElement): void {
  part.style.contentVisibility = 'visible';
  part.getBoundingClientRect();
}

/**
 * Lays out the parts that wait below the first screen (css/offscreen.css) bit by bit: nobody who scrolls, searches
 * or prints meets a part whose height is only estimated.
 */
function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, footer, .offscreen')];
  const next = (): void => {
    if (parts.length === 0) {
      document.documentElement.dataset.whole = '';
      return;
    }
    const end = performance.now() + LAYOUT_MS;
    while (parts.length > 0 && performance.now() < end) parts.splice(0, 1).forEach(layOut);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/**
 * Moves the focus to a new page's content, so that it does not stay on a link that is gone. A link to the
 * current page, without a query or a hash, shows it from its top.
 */
function useNavigationFocus(): void {
  const history = useHistory();
  const location = useLocation();
  const previous = useRef(location);
  useEffect(() => {
    const before = previous.current;
    previous.current = location;
    if (before === location) return;
    const {pathname, search, hash, state} = location;
    if (pathname !== before.pathname) {
      document.getElementById('main')?.focus({preventScroll: true});
    } else if (history.action === 'PUSH' && !search && !hash && !isReturn(state)) {
      showTop();
    }
  }, [history, location]);
}

/** Root of all pages: keeps the layout in place while pages change; an unknown path shows the 404 page. */
export default function DocsRoot({route}: {route: Route}): ReactNode {
  const isPage = useCurrentPage() !== undefined;
  useNavigation();
  useNavigationFocus();
  useEffect(() => {
    window.dispatchEvent(new Event(READY));
    layOutRest();
  }, []);
  // Whatever else changes here, such as the query, the page is not rendered again for it.
  return useMemo(
    () => <Layout>{isPage ? renderRoutes(route.routes ?? []) : <NotFound />}</Layout>,
    [isPage, route],
  );
}
