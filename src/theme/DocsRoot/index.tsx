import renderRoutes from '@docusaurus/renderRoutes';
import {type ReactNode, useEffect, useMemo} from 'react';

import {useCurrentPage} from '@site/src/plugins/catalogue/client';
import {READY} from '@site/src/template/ready';
import Frame from '@site/src/components/layout/Layout';
import NotFound from '@site/src/components/layout/NotFoundContent';
import {useNavigationFocus} from './useNavigationFocus';
import {layOutRest} from './wholePage';

type Route = NonNullable<Parameters<typeof renderRoutes>[0]>[number];

/** Root of all pages: keeps the frame in place while pages change; an unknown path shows the 404 page. */
export default function DocsRoot({route}: {route: Route}): ReactNode {
  const isPage = useCurrentPage() !== undefined;
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
