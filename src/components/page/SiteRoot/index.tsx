import renderRoutes from '@docusaurus/renderRoutes';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';

import Frame from '../Frame';
import {useNavigationFocus} from './useNavigationFocus';
import {useScrollMemory} from './useScrollMemory';

/** Root of all pages: keeps the frame in place while pages change. */
export default function SiteRoot({route}: {route: RouteConfig}): ReactNode {
  useNavigationFocus();
  useScrollMemory();
  return <Frame>{renderRoutes(route.routes ?? [])}</Frame>;
}
