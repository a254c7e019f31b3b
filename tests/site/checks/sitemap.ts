/** Compares sitemaps with the heads of pages, because search engines ignore entries that differ. */
import {load} from 'cheerio';

import {type Head, isIndexed} from './head';

export type SitemapEntry = {
  readonly url: string;
  readonly lastChanged: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  readonly pictures: readonly string[];
};

/** The entries of a sitemap. */
export function readSitemap(xml: string): SitemapEntry[] {
  const $ = load(xml, {xmlMode: true});
  return $('url')
    .toArray()
    .map((element) => {
      const entry = $(element);
      return {
        url: entry.children('loc').text(),
        lastChanged: entry.children('lastmod').text() || undefined,
        alternates: Object.fromEntries(
          entry
            .children('xhtml\\:link')
            .toArray()
            .map((link) => [link.attribs.hreflang ?? '', link.attribs.href ?? '']),
        ),
        pictures: entry
          .find('image\\:loc')
          .toArray()
          .map((picture) => $(picture).text()),
      };
    });
}

const sorted = (record: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(record).sort());

/** Reports every difference between a sitemap and the heads of its language. */
export function sitemapFaults(entries: readonly SitemapEntry[], heads: readonly Head[]): string[] {
  const byUrl = new Map(heads.map((head) => [head.url, head]));
  const listed = new Set(entries.map(({url}) => url));
  const missing = heads.filter((head) => isIndexed(head) && !listed.has(head.url));
  return [
    ...missing.map(({url}) => `${url} is missing`),
    ...entries.flatMap(({url, alternates, lastChanged}) => {
      const head = byUrl.get(url);
      if (!head) return [`${url} is no page`];
      return [
        ...(isIndexed(head) ? [] : [`${url} must not be listed`]),
        ...(sorted(head.alternates) === sorted(alternates) ? [] : [`${url} has other alternates`]),
        ...(lastChanged === undefined || /^\d{4}-\d{2}-\d{2}$/.test(lastChanged)
          ? []
          : [`${url} was changed on ${lastChanged}, which is not a date`]),
      ];
    }),
  ];
}
