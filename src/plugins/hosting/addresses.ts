/** The addresses of the site: its pages, and the former ones that redirect to them. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Language} from '../../content/browser/languageOf';
import {pathOf} from '../../content/browser/routes';
import type {Catalogue, RouteEntry} from '../../content/browser/types';

/** What the steps after the build know about the site. */
export type Site = {
  /** Without a slash at the end. */
  readonly url: string;
  /** The original language first. */
  readonly languages: readonly Language[];
  readonly catalogue: Pick<Catalogue, 'business' | 'analytics' | 'routes'>;
};

/** Path of a page in a language, such as `/es/menu-masajes`. */
export const pagePath = ({slugs}: RouteEntry, {locale, baseUrl}: Language): string =>
  pathOf(slugs[locale] ?? '/', baseUrl);

/** Paths of all pages, language by language. */
export const pagePaths = ({languages, catalogue}: Site): string[] =>
  languages.flatMap((language) => catalogue.routes.map((route) => pagePath(route, language)));

/** Every former address that the front matter of a page names (`formerly`), and the page that it leads to. */
export const createRedirects = ({languages, catalogue}: Site) =>
  languages.flatMap((language) =>
    catalogue.routes.flatMap((route) =>
      (route.formerly?.[language.locale] ?? []).map((slug) => ({
        from: pathOf(slug, language.baseUrl),
        to: pagePath(route, language),
        lang: language.htmlLang,
        title: `${route.labels[language.locale] ?? ''} · ${catalogue.business.name}`,
      })),
    ),
  );

/** Adds all addresses of a release to the list with which the content check compares the next one. */
export function recordRelease(siteDir: string, site: Site): void {
  const file = path.join(siteDir, 'docs/published-addresses.json');
  const published = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const former = createRedirects(site).map(({from}) => from);
  const plain = [...pagePaths(site), ...former].map((address) => address.replace(/(.)\/$/, '$1'));
  const addresses = [...new Set([...published, ...plain])].sort();
  writeFileSync(file, `${JSON.stringify(addresses, null, 2)}\n`);
}
