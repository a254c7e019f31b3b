import renderRoutes from '@docusaurus/renderRoutes';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';

import {useCurrentPage} from '@site/src/components/links/useCurrentPage';
import Frame from '../Frame';
import NotFound from '../NotFound';
import {useNavigationFocus} from './useNavigationFocus';
import {useScrollMemory} from './useScrollMemory';

/** Root of all pages: keeps the frame in place while pages change; an unknown path shows the 404 page. */
export default function SiteRoot({route}: {route: RouteConfig}): ReactNode {
  const page = useCurrentPage();
  useNavigationFocus();
  useScrollMemory();
  return <Frame>{page ? renderRoutes(route.routes ?? []) : <NotFound />}</Frame>;
}
