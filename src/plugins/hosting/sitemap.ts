/** What the sitemap says of a page besides its address: what the built page itself says. */
import type {Options as PresetOptions} from '@docusaurus/preset-classic';

import {readPages} from './files';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
type CreateItems = NonNullable<SitemapOptions['createSitemapItems']>;

const TAG = /<(?:link|img)\b(?:"[^"]*"|[^">])*>/g;

function attribute(tag: string, name: string): string {
  const [, quoted, bare] = new RegExp(` ${name}=(?:"([^"]*)"|([^"\\s>]+))`).exec(tag) ?? [];
  return quoted ?? bare ?? '';
}

/**
 * Reads a built page: its canonical address, itself in every language, and the pictures of its main part that have
 * an alternative text. The sitemap plugin writes `links` and `img`, though its types do not name them.
 */
export function factsOfPage(html: string, siteUrl: string) {
  const tags = html.match(TAG) ?? [];
  const withRel = (rel: string): string[] => tags.filter((tag) => attribute(tag, 'rel') === rel);
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  const pictures = (main.match(TAG) ?? [])
    .filter((tag) => attribute(tag, 'alt'))
    .map((tag) => attribute(tag, 'src'))
    .filter((src) => src.startsWith('/pictures/'));
  return {
    url: withRel('canonical').map((tag) => attribute(tag, 'href'))[0],
    links: withRel('alternate').map((tag) => ({
      lang: attribute(tag, 'hreflang'),
      url: attribute(tag, 'href'),
    })),
    img: [...new Set(pictures)].map((src) => ({url: siteUrl + src})),
  };
}

/**
 * `createSitemapItems` for the sitemap plugin. The pages are read at once, before the first wait: the plugin of the
 * preset is the first to be called after the build, and others change the pages after it.
 */
export const sitemapItems =
  (outDir: () => string): CreateItems =>
  async ({defaultCreateSitemapItems, ...params}) => {
    const pages = [...readPages(outDir())].map(({html}) =>
      factsOfPage(html, params.siteConfig.url),
    );
    const items = await defaultCreateSitemapItems(params);
    return items.map(
      (item) => ({...item, ...pages.find(({url}) => url === item.url)}) as typeof item,
    );
  };
