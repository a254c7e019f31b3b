/** Addresses that lead to a page without being its own: one table for every kind of host. */
import type {Problem} from '../../content/problems';
import {pathOf} from '../../content/routes';
import type {RouteEntry} from '../../content/types';
import {type Site, pagePath} from './site';

export type Redirect = {
  /** Paths from the site's root. */
  readonly from: string;
  readonly to: string;
  /** Document id of the page that `to` is. */
  readonly page: string;
  /** The language of that page. */
  readonly locale: string;
};

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (slug: string): string => slug.slice(0, slug.lastIndexOf('/') + 1);

/** Where the page stood before in a language, or what else it goes by, as its frontmatter says. */
const formerSlugs = ({formerly}: RouteEntry, locale: string): readonly string[] =>
  formerly?.[locale] ?? [];

/**
 * Addresses that are likely to be tried: a program's id, and the address in another language, today's and those
 * of before, which led here while they were its own. Only between the original and each other language: the table
 * grows with the languages, not with their square (hosts take some two thousand lines, and each redirect needs two).
 */
function likelySlugs(route: RouteEntry, locale: string, original: string): string[] {
  const {id, kind, slugs} = route;
  const folder = folderOf(slugs[locale] ?? '/');
  const others = locale === original ? Object.keys(slugs) : [original];
  return [
    ...(kind === 'program' ? [folder + lastPart(id)] : []),
    ...others.flatMap((other) => slugs[other] ?? []),
    ...others.flatMap((other) => formerSlugs(route, other)),
  ];
}

type SlugsOf = (route: RouteEntry, locale: string, original: string) => readonly string[];

/** Redirects from all the addresses that `slugsOf` tells, in every language. */
function redirectsFrom({catalogue, languages, defaultLocale}: Site, slugsOf: SlugsOf): Redirect[] {
  return languages.flatMap((language) =>
    catalogue.routes.flatMap((route) =>
      slugsOf(route, language.locale, defaultLocale).map((slug) => ({
        from: pathOf(slug, language.baseUrl),
        to: pagePath(route, language),
        page: route.id,
        locale: language.locale,
      })),
    ),
  );
}

/** Every path that is a page. */
export function pagePaths({catalogue, languages}: Site): Set<string> {
  return new Set(
    languages.flatMap((language) => catalogue.routes.map((route) => pagePath(route, language))),
  );
}

/**
 * The table. A likely address that is a page or has been given away already is left out;
 * a name that somebody wrote down stays, so that the check can say what is wrong with it.
 */
export function createRedirects(site: Site): Redirect[] {
  const table = redirectsFrom(site, formerSlugs);
  const taken = new Set([...pagePaths(site), ...table.map(({from}) => from)]);
  for (const redirect of redirectsFrom(site, likelySlugs)) {
    if (!taken.has(redirect.from)) table.push(redirect);
    taken.add(redirect.from);
  }
  return table;
}

function faultOf(
  {from, to}: Redirect,
  index: number,
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): Pick<Problem, 'found' | 'remedy'> | undefined {
  if (pages.has(from)) {
    return {found: 'a redirect in place of a page', remedy: 'Delete it: the page would be lost.'};
  }
  if (redirects.some((other, at) => at < index && other.from === from)) {
    return {found: 'two redirects', remedy: 'Keep one of them.'};
  }
  if (from === to || redirects.some((other) => other.from === to)) {
    return {found: `a redirect to another redirect, ${to}`, remedy: 'Name the page itself.'};
  }
  return pages.has(to)
    ? undefined
    : {found: `a redirect to ${to}, which is no page`, remedy: 'Name the path of a page.'};
}

/** Names every redirect that hides a page, contradicts another, goes in circles or leads nowhere. */
export function checkRedirects(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): Problem[] {
  return redirects.flatMap((redirect, index) => {
    const fault = faultOf(redirect, index, redirects, pages);
    return fault
      ? [{file: 'src/plugins/hosting/redirects.ts', field: redirect.from, ...fault}]
      : [];
  });
}
