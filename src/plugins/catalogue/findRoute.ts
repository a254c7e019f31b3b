/** From a path to a page: the route table read backwards. */
import type {RouteEntry} from './types';

/** The page at a path of a language, or undefined for an unknown path. */
export function findRoute(
  routes: readonly RouteEntry[],
  pathname: string,
  locale: string,
  baseUrl: string,
): RouteEntry | undefined {
  if (!pathname.startsWith(baseUrl)) return undefined;
  const path = pathname
    .slice(baseUrl.length)
    .replace(/\.html$/, '')
    .replace(/\/$/, '');
  const slug = path === 'index' ? '/' : `/${path}`;
  return routes.find(({slugs}) => slugs[locale] === slug);
}
