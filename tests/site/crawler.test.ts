/** Links and files of all built pages lead to something that exists. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {SITE_URL} from './address';
import {type CrawledPage, crawlFaults} from './checks/crawl';
import {BUILD, documentOf, onDisk, pages} from './html';

const NOT_FOUND = locales.map(({baseUrl}) => `${baseUrl}404.html`);

/** An address as a path of the site; undefined for other sites. */
function internal(address: string, from: string): string | undefined {
  if (/^(mailto|tel|data):/.test(address)) return undefined;
  const url = new URL(address, SITE_URL + from);
  return url.origin === SITE_URL ? url.pathname + url.search + url.hash : undefined;
}

/** Whether an address is a file that is not a page, such as the pictures that the gallery links to. */
const isFile = (address: string): boolean =>
  /\.\w+$/.test(address) && !address.endsWith('.html') && existsSync(onDisk(address));

function crawl(pathname: string): CrawledPage {
  const $ = documentOf(pathname);
  const links = $('a[href]')
    .toArray()
    .flatMap(({attribs}) => internal(attribs.href ?? '', pathname) ?? [])
    .filter((link) => !isFile(link));
  const ids = $('[id]')
    .toArray()
    .map(({attribs}) => attribs.id ?? '');
  return {path: pathname, links: [...new Set(links)], ids: new Set(ids)};
}

/** Files that a page requests: scripts, styles, pictures, icons. */
function assetsOf(pathname: string): string[] {
  const $ = documentOf(pathname);
  const attributes = $(
    '[src], link[href]:not([rel=canonical]):not([rel=alternate]), image[href], use[href]',
  )
    .toArray()
    .flatMap(({attribs}) => [attribs.src, attribs.href]);
  const sets = $('[srcset], [imagesrcset]')
    .toArray()
    .flatMap(({attribs}) => (attribs.srcset ?? attribs.imagesrcset ?? '').split(','))
    .map((candidate) => candidate.trim().split(' ')[0]);
  const scripts = $('[id=site-scripts]')
    .toArray()
    .flatMap((list) => JSON.parse($(list).text()) as (string | string[])[])
    .flat();
  return [...attributes, ...sets, ...scripts]
    .filter((address): address is string => Boolean(address) && !address?.startsWith('#'))
    .flatMap((address) => internal(address, pathname) ?? [`elsewhere: ${address}`]);
}

test('there are no dead links, and every page is reached within three clicks', () => {
  const crawled = pages.map((page) => crawl(page.path));
  const homes = locales.map(({baseUrl}) => baseUrl);
  expect(crawlFaults(crawled, homes)).toEqual([]);
});

test('the 404 pages have no dead links', () => {
  const known = new Set(pages.map((page) => page.path));
  const dead = NOT_FOUND.flatMap((page) =>
    crawl(page).links.filter(
      (link) =>
        !known.has(link.replace(/[?#].*$/, '')) && !NOT_FOUND.includes(link.replace(/#.*$/, '')),
    ),
  );
  expect(dead).toEqual([]);
});

test('every file that a page requests exists on the site', () => {
  const requested = [...pages.map((page) => page.path), ...NOT_FOUND].flatMap((page) =>
    assetsOf(page).map((asset) => ({page, asset})),
  );
  expect(requested.length).toBeGreaterThan(pages.length);
  const missing = requested.filter(({asset}) => !existsSync(onDisk(asset.replace(/[?#].*$/, ''))));
  expect(missing.map(({page, asset}) => `${page}: ${asset}`)).toEqual([]);
});

test('files of styles and of the manifest exist', () => {
  const inSheets = locales.flatMap(({baseUrl}) =>
    [
      ...documentOf(baseUrl)('head style')
        .text()
        .matchAll(/url\("?(\/[^")]+)"?\)/g),
    ].map(([, file = '']) => file),
  );
  expect(inSheets.length).toBeGreaterThan(0);
  const manifest = JSON.parse(readFileSync(path.join(BUILD, 'site.webmanifest'), 'utf8')) as {
    icons: {src: string}[];
  };
  const files = [...inSheets, ...manifest.icons.map(({src}) => src)];
  expect(files.filter((file) => !existsSync(onDisk(file)))).toEqual([]);
});
