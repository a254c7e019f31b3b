/** The HTML of the built site, before any script runs. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {type CheerioAPI, load} from 'cheerio';

import {type TestPage, pages} from '../e2e/pages';

export {pages};

export const BUILD = path.join(import.meta.dirname, '../../build');

/** The path of an address in the build folder. */
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

/** A document of a path that a test may change. */
export const ownDocumentOf = (pathname: string): CheerioAPI =>
  load(readFileSync(fileOf(pathname), 'utf8'));

/** The document of a path, parsed once for all tests, which must not change it. */
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

/** The visible text of a page's <main>. */
export function mainText(pathname: string): string {
  const main = documentOf(pathname)('main').clone();
  main.find('script, style, noscript').remove();
  // Elements separate words: otherwise "60 min" and "€190" would become "60 min€190".
  main.find('li, p, dt, dd, td, th, h1, h2, h3, a, span, div').append(' ');
  return plain(main.text());
}

/** The texts of elements, in the order of the page. */
export function textsOf(pathname: string, selector: string): string[] {
  const $ = documentOf(pathname);
  return $(selector)
    .toArray()
    .map((element) => plain($(element).text()));
}

/** The addresses of links, in the order of the page. */
export function linksOf(pathname: string, selector: string): string[] {
  const $ = documentOf(pathname);
  return $(selector)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

/** A page by its id in a language. */
export function pageOf(id: string, locale: string): TestPage {
  const page = pages.find((candidate) => candidate.id === id && candidate.locale === locale);
  if (!page) throw new Error(`There is no page ${id} in ${locale}.`);
  return page;
}
