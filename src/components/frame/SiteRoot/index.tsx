import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useMemo} from 'react';

import {useCurrentPage} from '@site/src/components/links/useCurrentPage';
import {READY} from '@site/src/template/ready';
import Frame from '../Frame';
import NotFound from '../NotFound';
import {useNavigationFocus} from './useNavigationFocus';
import {layOutRest} from './wholePage';

type Route = NonNullable<Parameters<typeof renderRoutes>[0]>[number];

/** Whether there is a page at the address, also where its chunk has not come. */
function useIsPage(routes: readonly Route[]): boolean {
  const {pathname} = useLocation();
  const page = useCurrentPage();
  const isRoute = ({path, exact, routes: below = []}: Route): boolean =>
    exact ? path === pathname : below.some(isRoute);
  return page !== undefined || routes.some(isRoute);
}

/** Root of all pages: keeps the frame in place while pages change; an unknown path shows the 404 page. */
export default function SiteRoot({route}: {route: Route}): ReactNode {
  const isPage = useIsPage(route.routes ?? []);
  useNavigationFocus();
  useEffect(() => {
    window.dispatchEvent(new Event(READY));
    layOutRest();
  }, []);
  // Whatever else changes here, as the address's query does, the page is not rendered again for it.
  return useMemo(
    () => <Frame>{isPage ? renderRoutes(route.routes ?? []) : <NotFound />}</Frame>,
    [isPage, route],
  );
}
