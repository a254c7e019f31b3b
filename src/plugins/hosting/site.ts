/** What the steps after the build know about the site, and where its files stand. */
import path from 'node:path';

import type {Language as SiteLanguage} from '../../content/languageOf';
import {pathOf} from '../../content/routes';
import type {Catalogue, RouteEntry} from '../../content/types';

export type Language = Omit<SiteLanguage, 'label'>;

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
export const pagePaths = ({languages, catalogue}: Pick<Site, 'languages' | 'catalogue'>) =>
  languages.flatMap((language) => catalogue.routes.map((route) => pagePath(route, language)));

/** The file below the site's root that a path is served from: `/es/` is `es/index.html`. */
export const fileOfPath = (address: string): string =>
  `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`;

/** Language and title of a built page. */
export function nameOf(html: string): {readonly lang: string; readonly title: string} {
  const [, lang = ''] = /<html[^>]* lang="?([\w-]+)/.exec(html) ?? [];
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  return {lang, title};
}

/** The folder of the whole site: Docusaurus builds a language into the folder of its base URL below it. */
export const rootOf = (outDir: string, baseUrl: string): string =>
  path.join(outDir, path.relative(baseUrl, '/'));
