import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {findRoute} from '@site/src/content/findRoute';
import type {RouteEntry} from '@site/src/content/types';

/** The page being shown, or undefined on an unknown path. */
export function useCurrentPage(): RouteEntry | undefined {
  const {pathname} = useLocation();
  const {i18n, siteConfig} = useDocusaurusContext();
  const {routes} = useCatalogue();
  return findRoute(routes, pathname, i18n.currentLocale, siteConfig.baseUrl);
}

/** Whether a navigation entry stands for the page being shown; programs belong to the menu. */
export function isCurrent(id: string, current: RouteEntry | undefined): boolean {
  return current?.id === id || (id === 'massage-menu' && current?.kind === 'program');
}
