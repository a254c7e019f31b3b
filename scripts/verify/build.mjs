/* What a built site consists of, as far as a host can show it. */
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

import {isFolderCopy} from '../compress.mjs';
import {matches, parseHeaders, parseRedirects} from '../serve.mjs';

/** Language and title of a page, by which it is recognised. */
export const nameOf = (html) =>
  [/<html[^>]* lang="?([\w-]+)/, /<title[^>]*>([^<]*)/]
    .map((pattern) => pattern.exec(html)?.[1] ?? '')
    .join(' ');

/** Addresses of a sitemap, sorted. */
export const addressesOf = (xml) => (xml.match(/(?<=<loc>)[^<]*/g) ?? []).sort();

/** The latest day of change that a sitemap names; empty where it names none. */
export const lastChangeOf = (xml) => (xml.match(/(?<=<lastmod>)[^<]*/g) ?? ['']).sort().at(-1);

/** Reads the folder of a build; throws where it is not complete. */
export function readBuild(dir) {
  const read = (file) => readFileSync(path.join(dir, file));
  const files = readdirSync(dir, {recursive: true})
    .filter((file) => statSync(path.join(dir, file)).isFile())
    .map((file) => file.split(path.sep).join('/'));
  const redirects = parseRedirects(read('_redirects')).filter(({status}) => status === 301);
  const rules = parseHeaders(read('_headers'));
  const pages = files
    .filter((file) => file.endsWith('.html') && !isFolderCopy(path.join(dir, file)))
    .map((file) => ({file, pathname: `/${file.replace(/(index)?\.html$/, '')}`}))
    .map((page) => ({...page, name: nameOf(read(page.file))}));
  const isErrorPage = ({pathname}) => pathname.endsWith('/404');
  const isFormer = ({pathname}) => redirects.some(({from}) => from === pathname);
  const sitemaps = files.filter((file) => file.endsWith('sitemap.xml'));
  const own = pages.filter((page) => !isErrorPage(page) && !isFormer(page));
  const errorPages = pages.filter(isErrorPage);
  return {
    counts: {
      pages: own.length,
      redirects: redirects.length,
      errorPages: errorPages.length,
      headers: rules.flatMap(({headers}) => headers).length,
    },
    files,
    read,
    /** Types by extension, as the build writes them for Apache. */
    types: Object.fromEntries(
      [...String(read('.htaccess')).matchAll(/^AddType "(.*)" \.(\w+)$/gm)].map(
        ([, type, extension]) => [extension, type],
      ),
    ),
    pages: own,
    errorPages,
    redirects,
    sitemaps,
    lastChange: lastChangeOf(sitemaps.map(read).join('\n')),
    /** Address of the site, as the build names it. */
    url: /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(read('robots.txt'))?.[1],
    /** Names and values of the headers of a path. */
    headersOf: (pathname) =>
      rules.filter((rule) => matches(rule.path, pathname)).flatMap(({headers}) => headers),
  };
}
