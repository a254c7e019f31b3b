import renderRoutes from '@docusaurus/renderRoutes';
import type {ReactNode} from 'react';

type Route = NonNullable<Parameters<typeof renderRoutes>[0]>[number];

/** Renders the routes below the docs plugin's own levels, which add nothing to a page of this site. */
export default function DocRoot({route}: {route: Route}): ReactNode {
  return renderRoutes(route.routes ?? []);
}
