/** Finds the page of a path in the route table. */
import type {RouteEntry} from './types';

/** The page at a path of a language, or undefined for an unknown path. */
export function findRoute(
  routes: readonly RouteEntry[],
  pathname: string,
  locale: string,
  baseUrl: string,
): RouteEntry | undefined {
  // Some hosts serve a language's home without the trailing slash.
  const full = `${pathname}/` === baseUrl ? baseUrl : pathname;
  if (!full.startsWith(baseUrl)) return undefined;
  const path = full
    .slice(baseUrl.length)
    .replace(/\.html$/, '')
    .replace(/\/$/, '');
  const slug = path === 'index' ? '/' : `/${path}`;
  return routes.find(({slugs}) => slugs[locale] === slug);
}
