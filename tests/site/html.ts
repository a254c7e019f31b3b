/** The built site, read as a visitor without script would get it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {type CheerioAPI, load} from 'cheerio';

import {type TestPage, pages} from '../e2e/pages';

export {pages};

export const BUILD = path.join(import.meta.dirname, '../../build');

/** The place of an address in the build. */
export const onDisk = (pathname: string): string => path.join(BUILD, pathname);

/** The file that a path is served from. */
export function fileOf(pathname: string): string {
  const relative = onDisk(pathname.replace(/[?#].*$/, ''));
  const candidates = [relative, `${relative}.html`, path.join(relative, 'index.html')];
  const found = candidates.find((file) => existsSync(file) && /\.\w+$/.test(file));
  if (!found) throw new Error(`The build has no file for ${pathname}.`);
  return found;
}

const cache = new Map<string, CheerioAPI>();

/** The document of a path for a test that takes parts out of it. */
export const ownDocumentOf = (pathname: string): CheerioAPI =>
  load(readFileSync(fileOf(pathname), 'utf8'));

/** The document of a path, parsed once for all tests: nothing is changed in it. */
export function documentOf(pathname: string): CheerioAPI {
  const known = cache.get(pathname);
  if (known) return known;
  const document = ownDocumentOf(pathname);
  cache.set(pathname, document);
  return document;
}

/** Text with runs of white space as one space; no-break spaces count as spaces. */
export function plain(text: string): string {
  return text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
}

/** The visible words of a page's main part. */
export function mainText(pathname: string): string {
  const main = documentOf(pathname)('main').clone();
  main.find('script, style, noscript').remove();
  // Blocks end a word: "60 min€190" would not be what a visitor reads.
  main.find('li, p, dt, dd, td, th, h1, h2, h3, a, span, div').append(' ');
  return plain(main.text());
}

/** A page by its id in a language. */
export function pageOf(id: string, locale: string): TestPage {
  const page = pages.find((candidate) => candidate.id === id && candidate.locale === locale);
  if (!page) throw new Error(`There is no page ${id} in ${locale}.`);
  return page;
}
