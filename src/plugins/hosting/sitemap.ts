/** What the sitemap says of a page besides its address: what the built page itself says. */
import type {Options as PresetOptions} from '@docusaurus/preset-classic';

import {readPages} from './files';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
type CreateItems = NonNullable<SitemapOptions['createSitemapItems']>;

/** As the sitemap plugin writes them, though its types do not name them. */
type PageFacts = {
  /** The page in every language, and in the original for everybody else. */
  readonly links: readonly {readonly lang: string; readonly url: string}[];
  /** Pictures of the page's main part that have words, each once. */
  readonly img: readonly {readonly url: string}[];
};

const TAG = /<(?:link|img)\b(?:"[^"]*"|[^">])*>/g;

function attribute(tag: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(` ${name}=(?:"([^"]*)"|([^"\\s>]+))`).exec(tag) ?? [];
  return quoted ?? bare;
}

/** Reads a built page. Returns its canonical address, undefined for a page without one, and its facts. */
export function factsOfPage(html: string, siteUrl: string): [string | undefined, PageFacts] {
  const tags = html.match(TAG) ?? [];
  const links = tags.filter((tag) => attribute(tag, 'rel') === 'alternate');
  const canonical = tags.find((tag) => attribute(tag, 'rel') === 'canonical');
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  const pictures = (main.match(TAG) ?? [])
    .filter((tag) => attribute(tag, 'alt'))
    .flatMap((tag) => attribute(tag, 'src') ?? [])
    .filter((src) => src.startsWith('/pictures/'));
  return [
    canonical && attribute(canonical, 'href'),
    {
      links: links.map((tag) => ({
        lang: attribute(tag, 'hreflang') ?? '',
        url: attribute(tag, 'href') ?? '',
      })),
      img: [...new Set(pictures)].map((src) => ({url: siteUrl + src})),
    },
  ];
}

/**
 * `createSitemapItems` for the sitemap plugin. The pages are read at once, before the first wait: the plugin of the
 * preset is the first to be called after the build, and others change the pages after it.
 */
export const sitemapItems =
  (outDir: () => string): CreateItems =>
  async ({defaultCreateSitemapItems, ...params}) => {
    const pages = new Map(
      [...readPages(outDir())].map(({html}) => factsOfPage(html, params.siteConfig.url)),
    );
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => ({...item, ...pages.get(item.url)}));
  };
