/** One sitemap for each language, and the robots file that names them. */
import {Readable} from 'node:stream';

import {type SitemapItemLoose, SitemapStream, streamToPromise} from 'sitemap';

import type {RouteEntry} from '../../content/types';
import {type Language, type Site, originalLanguage, pageUrl} from './site';

/** What the built page and the repository say about a page; both may be silent. */
export type PageFacts = {
  /** Day of the last change, such as 2026-11-20. */
  readonly lastChanged?: string | undefined;
  /** Full addresses of the pictures that the page shows. */
  readonly pictures: readonly string[];
};

/** Path of a language's sitemap. */
export function sitemapPath({baseUrl}: Language): string {
  return `${baseUrl}sitemap.xml`;
}

/** A page with its other languages, itself included, and the original for everybody else. */
function alternates(site: Site, route: RouteEntry): {lang: string; url: string}[] {
  const own = site.languages.map((language) => ({
    lang: language.htmlLang,
    url: pageUrl(site, route, language),
  }));
  return [...own, {lang: 'x-default', url: pageUrl(site, route, originalLanguage(site))}];
}

/** The entries of a language's sitemap: every page that may be indexed, in the order of the table. */
export function sitemapItems(
  site: Site,
  language: Language,
  factsOf: (route: RouteEntry) => PageFacts,
): SitemapItemLoose[] {
  return site.catalogue.routes
    .filter(({indexed}) => indexed)
    .map((route) => {
      const {lastChanged, pictures} = factsOf(route);
      return {
        url: pageUrl(site, route, language),
        links: alternates(site, route),
        img: pictures.map((url) => ({url})),
        ...(lastChanged && {lastmod: lastChanged}),
      };
    });
}

/** The entries as XML. */
export async function sitemapXml(items: readonly SitemapItemLoose[]): Promise<string> {
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: {xhtml: true, image: true, news: false, video: false},
  });
  return String(await streamToPromise(Readable.from(items).pipe(stream)));
}

/** Everything may be read; pages that must not be listed say so themselves. */
export function robotsTxt({url, languages}: Pick<Site, 'url' | 'languages'>): string {
  const sitemaps = languages.map((language) => `Sitemap: ${url}${sitemapPath(language)}`);
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}
