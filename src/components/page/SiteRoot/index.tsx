import renderRoutes from '@docusaurus/renderRoutes';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';

import Frame from '../Frame';

/** Root of all pages: keeps the frame in place while pages change. */
export default function SiteRoot({route}: {route: RouteConfig}): ReactNode {
  return <Frame>{renderRoutes(route.routes ?? [])}</Frame>;
}
