/** What the steps after the build know about the site, and where its pages stand. */
import type {Language as SiteLanguage} from '../../content/languages';
import {belowRoot} from '../../content/siteRoot';
import {pathOf} from '../../content/routes';
import type {Catalogue, RouteEntry} from '../../content/types';

/** A language as files need it; its name in itself is for readers. */
export type Language = Omit<SiteLanguage, 'label'>;

export type Site = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly defaultLocale: string;
  /** The original language first. */
  readonly languages: readonly Language[];
  readonly catalogue: Catalogue;
};

/** Path of a page in a language, such as `/es/menu-masajes`. */
export function pagePath(route: RouteEntry, {locale, baseUrl}: Language): string {
  return pathOf(route.slugs[locale] ?? '/', baseUrl);
}

/** Full address of a page in a language. */
export function pageUrl(site: Site, route: RouteEntry, language: Language): string {
  return site.url + pagePath(route, language);
}

/** The language that the site was written in. Throws when the configuration names none. */
export function originalLanguage({languages, defaultLocale}: Site): Language {
  const original = languages.find(({locale}) => locale === defaultLocale);
  if (!original) throw new Error(`The site has no language "${defaultLocale}".`);
  return original;
}

/** The file below the site's root that a path is served from: `/es/` is `es/index.html`. */
export function fileOfPath(path: string): string {
  const below = belowRoot(path);
  return below === '' || below.endsWith('/') ? `${below}index.html` : `${below}.html`;
}
