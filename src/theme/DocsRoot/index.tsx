import renderRoutes from '@docusaurus/renderRoutes';
import {type ReactNode, useEffect, useMemo} from 'react';

import Layout from '@site/src/components/layout/Layout';
import NotFound from '@site/src/components/layout/NotFoundContent';
import {useNavigationFocus} from '@site/src/components/layout/useNavigationFocus';
import {useCurrentPage} from '@site/src/plugins/catalogue/client';
import {READY} from '@site/src/template/ready';

type Route = NonNullable<Parameters<typeof renderRoutes>[0]>[number];

/**
 * Lays out the parts that wait below the first screen (css/offscreen.css), one with each frame: nobody who
 * scrolls, searches or prints meets a part whose height is only estimated.
 */
function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, footer')];
  const next = (): void => {
    const part = parts.shift();
    if (part) {
      part.style.contentVisibility = 'visible';
      requestAnimationFrame(next);
    } else {
      document.documentElement.dataset.whole = '';
    }
  };
  requestAnimationFrame(next);
}

/** Root of all pages: keeps the layout in place while pages change; an unknown path shows the 404 page. */
export default function DocsRoot({route}: {route: Route}): ReactNode {
  const isPage = useCurrentPage() !== undefined;
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
