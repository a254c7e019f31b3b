import renderRoutes from '@docusaurus/renderRoutes';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';

/** Renders the routes below the docs plugin's own levels, which add nothing to a page of this site. */
export default function RouteOutlet({route}: {route: RouteConfig}): ReactNode {
  return renderRoutes(route.routes ?? []);
}
