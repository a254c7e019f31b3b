/** What programs that draw previews of links read in the HTML of a page. */
import {readFileSync} from 'node:fs';

import {getPreviewFromContent} from 'link-preview-js';
import readOpenGraph from 'open-graph-scraper';
import {unfurl} from 'unfurl.js';
import urlMetadata from 'url-metadata';

import {SITE_URL} from './address';
import {fileOf} from './html';

/** The card of a page. A reader that does not return a property leaves it out. */
export type Card = {
  readonly title?: string;
  readonly description?: string;
  /** Address of the picture. */
  readonly image?: string;
  readonly width?: number;
  readonly height?: number;
  /** Address of the page. */
  readonly url?: string;
  readonly siteName?: string;
  /** Such as `es_ES`. */
  readonly language?: string;
};

const TYPE = {'content-type': 'text/html; charset=utf-8'};

/** A page's HTML as it is sent. */
export const htmlOf = (pathname: string): string => readFileSync(fileOf(pathname), 'utf8');

async function byOpenGraphScraper(html: string): Promise<Card> {
  const {result} = await readOpenGraph({html});
  const [picture] = result.ogImage ?? [];
  return {
    title: result.ogTitle,
    description: result.ogDescription,
    image: picture?.url,
    width: Number(picture?.width),
    height: Number(picture?.height),
    url: result.ogUrl,
    siteName: result.ogSiteName,
    language: result.ogLocale,
  };
}

async function byUnfurl(html: string, address: string): Promise<Card> {
  const fetchPage = () => Promise.resolve(new Response(html, {headers: TYPE}));
  const {open_graph: card} = await unfurl(address, {fetch: fetchPage, oembed: false});
  const [picture] = card.images ?? [];
  return {
    title: card.title,
    description: card.description,
    image: picture?.url,
    width: picture?.width,
    height: picture?.height,
    url: card.url,
    siteName: card.site_name,
    language: card.locale,
  };
}

async function byLinkPreview(html: string, address: string): Promise<Card> {
  const preview = await getPreviewFromContent({url: address, data: html, headers: TYPE});
  if (!('title' in preview)) return {};
  const {title, description, images, url, siteName} = preview;
  return {title, description, image: images[0], url, siteName};
}

async function byUrlMetadata(html: string): Promise<Card> {
  const found = await urlMetadata(null, {
    parseResponseObject: new Response(html, {headers: TYPE}),
  });
  return {
    title: found['og:title'],
    description: found['og:description'],
    image: found['og:image'],
    width: Number(found['og:image:width']),
    height: Number(found['og:image:height']),
    url: found['og:url'],
    siteName: found['og:site_name'],
    language: found['og:locale'],
  };
}

const ENTITIES: Readonly<Record<string, string>> = {'&quot;': '"', '&amp;': '&', '&#39;': "'"};

/** As programs do that look for a pattern: names and values in quotation marks, in the head. */
async function byPattern(html: string): Promise<Card> {
  const [head = ''] = html.split('</head>');
  const found = Object.fromEntries(
    [...head.matchAll(/<meta [^>]*property="og:([a-z_:]+)" content="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [
        name,
        value.replace(/&(?:quot|amp|#39);/g, (entity) => ENTITIES[entity] ?? entity),
      ],
    ),
  );
  return Promise.resolve({
    title: found.title,
    description: found.description,
    image: found.image,
    width: Number(found['image:width']),
    height: Number(found['image:height']),
    url: found.url,
    siteName: found.site_name,
    language: found.locale,
  });
}

/** The readers by their names. */
const READERS = {
  'open-graph-scraper': byOpenGraphScraper,
  'unfurl.js': byUnfurl,
  'link-preview-js': byLinkPreview,
  'url-metadata': byUrlMetadata,
  'a pattern': byPattern,
};

/** The card of the page at a path as each program reads it, by the program's name. */
export async function cardsOf(pathname: string): Promise<Readonly<Record<string, Card>>> {
  const html = htmlOf(pathname);
  const read = Object.entries(READERS).map(async ([name, reader]) => [
    name,
    await reader(html, SITE_URL + pathname),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Readonly<Record<string, Card>>;
}
