import renderRoutes from '@docusaurus/renderRoutes';
import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useMemo, useRef} from 'react';

import Layout from '@site/src/components/layout/Layout';
import {reopenDisclosures} from '@site/src/components/layout/disclosures';
import NotFound from '@site/src/components/layout/NotFoundContent';
import {isReturn} from '@site/src/components/masseuses/profileAddress';
import {showTop, useNavigation} from '@site/src/components/ui/navigation';
import {useCurrentPage} from '@site/src/plugins/catalogue/client';
import {READY} from '@site/src/template/readyEvent';

type Route = NonNullable<Parameters<typeof renderRoutes>[0]>[number];

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
    reopenDisclosures();
    window.dispatchEvent(new Event(READY));
  }, []);
  // Whatever else changes here, such as the query, the page is not rendered again for it.
  return useMemo(
    () => <Layout>{isPage ? renderRoutes(route.routes ?? []) : <NotFound />}</Layout>,
    [isPage, route],
  );
}
