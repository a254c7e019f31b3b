/* What a built site consists of, as far as a host can show it. */
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

import {isFolderCopy} from '../compress.mjs';
import {load} from '../content.mjs';
import {matches, parseHeaders, parseRedirects} from '../serve.mjs';

const site = await load('src/plugins/hosting/site.ts');

/** Language and title of a page, by which it is recognised. */
export const nameOf = (html) => Object.values(site.nameOf(html)).join(' ');

/** Addresses of a sitemap, sorted. */
export const addressesOf = (xml) => (xml.match(/(?<=<loc>)[^<]*/g) ?? []).sort();

/** The latest day of change that a sitemap names; empty where it names none. */
export const lastChangeOf = (xml) => (xml.match(/(?<=<lastmod>)[^<]*/g) ?? ['']).sort().at(-1);

/** Reads the folder of a build; throws where it is not complete. */
export function readBuild(dir) {
  const read = (file) => readFileSync(path.join(dir, file));
  const files = readdirSync(dir, {recursive: true})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => statSync(path.join(dir, file)).isFile());
  const redirects = parseRedirects(read('_redirects').toString());
  const rules = parseHeaders(read('_headers').toString());
  const html = files.filter(
    (file) => file.endsWith('.html') && !isFolderCopy(path.join(dir, file)),
  );
  const pages = html.map((file) => {
    const bytes = read(file);
    const isIndexed = !/<meta[^>]*noindex/.test(bytes);
    return {
      pathname: `/${file.replace(/(index)?\.html$/, '')}`,
      bytes,
      isIndexed,
      name: nameOf(bytes),
    };
  });
  const isErrorPage = ({pathname}) => pathname.endsWith('/404');
  const isOwn = (page) => !isErrorPage(page) && !redirects.has(page.pathname);
  const sitemaps = files.filter((file) => file.endsWith('sitemap.xml'));
  return {
    files,
    read,
    pages: pages.filter(isOwn),
    errorPages: pages.filter(isErrorPage),
    redirects: [...redirects].map(([from, {to}]) => ({
      from,
      to,
      page: read(`${from.slice(1)}.html`),
    })),
    sitemaps,
    lastChange: lastChangeOf(sitemaps.map(read).join('\n')),
    /** Address of the site, as the build names it. */
    url: /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(read('robots.txt'))?.[1],
    /** Names and values of the headers of a path. */
    headersOf: (pathname) =>
      rules.filter((rule) => matches(rule.path, pathname)).flatMap((rule) => rule.headers),
    headerCount: rules.flatMap((rule) => rule.headers).length,
  };
}
