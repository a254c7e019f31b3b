/** The entries of the sitemap: what the plugin knows, and what the built pages contain. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {load} from 'cheerio';

import {fileOfPath} from './files';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
export type SitemapParameters = Parameters<NonNullable<SitemapOptions['createSitemapItems']>>[0];

/**
 * Reads a built page: itself in every language, and the pictures of its main part that have an alternative text.
 * The sitemap plugin writes `links` and `img`, though its types do not name them.
 */
export function factsOfPage(html: string, siteUrl: string) {
  // As a browser without script reads the page: with what is in <noscript>.
  const $ = load(html, {scriptingEnabled: false});
  const alternates = [...$('link[rel="alternate"]')];
  const pictures = [...$('main img[alt][src^="/pictures/"]').not('[alt=""]')];
  const sources = new Set(pictures.map(({attribs}) => attribs.src));
  return {
    links: alternates.map(({attribs: {hreflang, href}}) => ({lang: hreflang, url: href})),
    img: [...sources].map((src) => ({url: `${siteUrl}${src}`})),
  };
}

/** The entries of the sitemap plugin, completed from the pages below the site's root. */
export async function sitemapItems(root: string, params: SitemapParameters) {
  const items = await params.defaultCreateSitemapItems(params);
  return items.map((item) => {
    const file = path.join(root, fileOfPath(new URL(item.url).pathname));
    return {...item, ...factsOfPage(readFileSync(file, 'utf8'), params.siteConfig.url)};
  });
}
