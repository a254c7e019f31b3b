import renderRoutes from '@docusaurus/renderRoutes';
import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useMemo} from 'react';
import {type RouteConfig, matchRoutes} from 'react-router-config';

import {useCurrentPage} from '@site/src/components/links/useCurrentPage';
import Frame from '../Frame';
import NotFound from '../NotFound';
import {mindOverlays} from '@site/src/components/history/overlays';
import {pressAgain} from '@site/src/components/history/renewal';
import {READY, signal} from '@site/src/components/pieces/signals';
import {showTop} from './showTop';
import {useNavigationFocus} from './useNavigationFocus';
import {usePreloadedMenu} from './usePreloadedMenu';
import {useScrollMemory} from './useScrollMemory';
import {layOutRest, showWhole} from './wholePage';

/** Whether there is a page at the address, even if its piece has not come. */
function useIsPage(routes: RouteConfig[]): boolean {
  const {pathname} = useLocation();
  const page = useCurrentPage();
  return Boolean(
    page ?? matchRoutes(routes, pathname).find(({route}) => route.exact && route.path === pathname),
  );
}

/** Root of all pages: keeps the frame in place while pages change; an unknown path shows the 404 page. */
export default function SiteRoot({route}: {route: RouteConfig}): ReactNode {
  const isPage = useIsPage(route.routes ?? []);
  const history = useHistory();
  useNavigationFocus();
  useScrollMemory();
  usePreloadedMenu();
  useEffect(() => mindOverlays(history, showTop), [history]);
  useEffect(() => history.listen(showWhole), [history]);
  useEffect(() => {
    signal(READY);
    pressAgain();
    layOutRest();
  }, []);
  // Whatever else changes here, as the address's query does, the page is not rendered anew for it.
  return useMemo(
    () => <Frame>{isPage ? renderRoutes(route.routes ?? []) : <NotFound />}</Frame>,
    [isPage, route],
  );
}
