/** Sizes of a first visit, compressed with brotli as hosts do. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import {expect, test} from 'vitest';

import {isRightToLeft} from '../../src/content/writingSystems';
import {dataFiles} from '../../src/plugins/catalogue/data';
import {FURTHER_LANGUAGES, KB, OF_LANGUAGES, OF_PROGRAMS, SET_FOR} from '../allowances';
import {locales} from '../e2e/pages';
import {catalogue} from './catalogue';
import {sizeOfHeaders} from './headerSize';
import {BUILD, documentOf, fileOf, onDisk, pages, plain} from './html';

/** A part of a page: a unique name, and its compressed size in bytes, worked out when needed. */
type Part = {readonly name: string; readonly size: () => number};

/** Compressed sizes in bytes by text, because pages share most parts. */
const sizes = new Map<string, number>();

/** Compressed size of a text in bytes. */
function sizeOf(text: string): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
  const bytes = sizes.get(text) ?? brotliCompressSync(text, {params}).length;
  sizes.set(text, bytes);
  return bytes;
}

/** The file at an address of the site. Tests of hosts leave a compressed copy beside it. */
function fileAt(address: string): Part {
  const file = onDisk(address);
  const copy = `${file}.br`;
  const size = (): number =>
    existsSync(copy) ? statSync(copy).size : sizeOf(readFileSync(file, 'utf8'));
  return {name: address, size};
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Scripts of all pages, from the list that the boot script reads. */
const scriptsOf = (pathname: string): string[] =>
  JSON.parse(documentOf(pathname)('#site-scripts').text()) as string[];

/** Additional bytes of HTML for each further language: its link in the head and in the list of languages. */
const LINKS_OF_LANGUAGES = 0.035 * KB * FURTHER_LANGUAGES;

/** Additional bytes of HTML where a language is written from right to left: its rules, which pages of a kind share. */
const RULES_OF_DIRECTION = locales.some(({locale}) => isRightToLeft(locale)) ? 0.1 * KB : 0;

/** The whole style sheet, which scripts fetch after the first paint, in bytes. */
const SHEET_BUDGET = 22 * KB;
/** The script in the head, in bytes: of the HTML, which has its budget too. */
const INLINE_BUDGET = 1.15 * KB;
/** Budgets of a page's first visit, in bytes. Styles are in the HTML. */
const BUDGETS = {script: 114 * KB, style: 8.5 * KB, HTML: 21.5 * KB};
/** The HTML of a program's page, on which most visits from search engines begin, in bytes. */
const PROGRAM_BUDGET = 12.6 * KB;
/**
 * A program's page with the headers of its response, in bytes: less than the ten packets of 1460 bytes that a server may
 * send on a new connection before it hears from the browser (RFC 6928), which leaves room for frames and encryption.
 */
const ROUND_TRIP_BUDGET = 13.4 * KB;

/** The words of a page in a language and the messages in its links, which are encoded, as one text. */
function wordsOn(id: string, locale: string): string {
  const page = pages.find((one) => one.id === id && one.locale === locale);
  const body = documentOf(page?.path ?? '')('body').clone();
  body.find('script, style').remove();
  const messages = body.find('a[href*="text="]').toArray();
  return [plain(body.text()), ...messages.map((link) => body.find(link).attr('href'))].join('\n');
}

/** A character as Docusaurus' minimizer writes it: é as \u00e9. */
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The labels of a language and what its lists say, as scripts bring them. */
function wordsInScripts(locale: string): string {
  const file = path.join(import.meta.dirname, `../../i18n/${locale}/code.json`);
  const labels = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  const {htmlLang = locale} = locales.find((one) => one.locale === locale) ?? {};
  const {'biographies.json': _, ...lists} = dataFiles(catalogue, {locale, htmlLang});
  const words = [Object.values(labels).map(({message}) => message), lists];
  return JSON.stringify(words).replace(/[^\0-\x7f]/g, escaped);
}

/** Words of another script share nothing with the tags and code around them, as those in Latin letters do. */
const IN_PAGES = 1.03;

/** Bytes by which words of a language weigh more than those of the languages for which the budgets were set. */
function excess(locale: string, wordsIn: (locale: string) => string): number {
  if (SET_FOR.includes(locale)) return 0;
  const usual = SET_FOR.map((language) => sizeOf(wordsIn(language)));
  return Math.max(0, IN_PAGES * sizeOf(wordsIn(locale)) - Math.max(0, ...usual));
}

type Weighed = {
  readonly page: string;
  readonly what: keyof typeof BUDGETS;
  readonly parts: readonly Part[];
  /** In bytes. */
  readonly budget: number;
};

/** A sentence about a page above its budget, with its three largest parts; undefined for others. */
function overweight({page, what, parts: weighed, budget}: Weighed): string | undefined {
  const parts = weighed.map((part) => ({name: part.name, bytes: part.size()}));
  const total = sum(parts.map(({bytes}) => bytes));
  if (total <= budget) return undefined;
  const largest = parts
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({name, bytes}) => `${name} ${bytes}`);
  return `${page}: ${what} has ${total} bytes, the budget is ${budget}. Largest: ${largest.join(', ')}.`;
}

test('a page above its budget is reported with its largest parts', () => {
  const files = scriptsOf('/').map(fileAt);
  const sentence = overweight({page: '/', what: 'script', parts: files, budget: 1000});
  expect(sentence).toMatch(
    // As “/: script has 116000 bytes, the budget is 1000. Largest: /assets/js/main.1a2b3c4d.js 61000.”
    /: script has \d{5,} bytes, the budget is 1000\. Largest: \S*\/assets\/js\/main\.\w+\.js \d+/,
  );
});

const htmlBudget = (id: string): number =>
  id.startsWith('programs/') ? PROGRAM_BUDGET : BUDGETS.HTML;

test('a page of a program comes with its headers in the first round trip', async () => {
  const headers = await sizeOfHeaders();
  expect(headers).toBeGreaterThan(500);
  const excessive = pages
    .filter(({id}) => id.startsWith('programs/'))
    .map(({path: address, id, locale}) => {
      const words = excess(locale, (language) => wordsOn(id, language));
      const budget = ROUND_TRIP_BUDGET + LINKS_OF_LANGUAGES + RULES_OF_DIRECTION + words;
      const html = fileAt(`/${path.relative(BUILD, fileOf(address))}`).size();
      return {address, bytes: html + headers, budget};
    })
    .filter(({bytes, budget}) => bytes > budget);
  expect(excessive).toEqual([]);
});

test.each(pages)('$path stays within its budgets', ({path: pathname, id, locale}) => {
  const $ = documentOf(pathname);
  const styles = $('head style').text();
  const sheets = $('head > link[rel="stylesheet"][href]')
    .toArray()
    .map((link) => fileAt($(link).attr('href') ?? ''));
  const scripts = scriptsOf(pathname);
  const html = `/${path.relative(BUILD, fileOf(pathname))}`;
  expect(styles).toContain('font-face');
  expect(scripts.length).toBeGreaterThan(1);
  const inlined = {name: `styles of ${pathname}`, size: () => sizeOf(styles)};
  const script = BUDGETS.script + OF_PROGRAMS + OF_LANGUAGES + excess(locale, wordsInScripts);
  const ofWords = excess(locale, (language) => wordsOn(id, language));
  const ofHtml = htmlBudget(id) + LINKS_OF_LANGUAGES + RULES_OF_DIRECTION + ofWords;
  // The fonts of a script that the typefaces lack.
  const ofFonts = SET_FOR.includes(locale) ? 0 : sum(sheets.map(({size}) => size()));
  const weighed: readonly Omit<Weighed, 'page'>[] = [
    {what: 'script', parts: scripts.map(fileAt), budget: script},
    {what: 'style', parts: [inlined, ...sheets], budget: BUDGETS.style + ofFonts},
    {what: 'HTML', parts: [fileAt(html)], budget: ofHtml},
  ];
  const faults = weighed.map((one) => overweight({page: pathname, ...one}));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  const wholeSheet = fileAt($('#site-scripts').attr('data-styles') ?? '');
  expect(wholeSheet.size()).toBeLessThanOrEqual(SHEET_BUDGET);
});

test.each(pages)('$path preloads one font, below its head', ({path: pathname}) => {
  const $ = documentOf(pathname);
  // In the head it would delay the first paint.
  expect($('link[rel="preload"][as="font"]'), 'one font is preloaded').toHaveLength(1);
  expect($('head link[as="font"]'), 'not in the head').toHaveLength(0);
});

test('the inline script has at most 1.15 KB', () => {
  const script = documentOf('/')('script:not([src]):not([type])').text();
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(INLINE_BUDGET);
});

test.each(pages)('$path requests scripts only after the first paint', ({path: pathname}) => {
  const $ = documentOf(pathname);
  expect($('script[src]')).toHaveLength(0);
  expect($('link[as="script"], link[rel="modulepreload"]')).toHaveLength(0);
  expect(scriptsOf(pathname).length).toBeGreaterThan(0);
});

test('Chromium is asked to compile scripts ahead, and the style sheet keeps its first rule', () => {
  const comment = '//# allFunctionsCalledOnLoad\n';
  const list = documentOf('/')('#site-scripts');
  for (const address of scriptsOf('/'))
    expect(readFileSync(onDisk(address), 'utf8').slice(0, comment.length)).toBe(comment);
  const sheet = onDisk(list.attr('data-styles') ?? '');
  expect(readFileSync(sheet, 'utf8')).not.toContain(comment);
});
