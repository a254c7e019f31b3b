/** What a first visit weighs, compressed with brotli as a host would (QUALITY budgets are in bytes over the wire). */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import {expect, test} from 'vitest';

import {catalogue} from './catalogue';
import {BUILD, documentOf, fileOf, onDisk, pages} from './html';

const KB = 1024;

/** What is weighed: its name, which no other part has, and its size, worked out when it is needed. */
type Part = {readonly name: string; readonly bytes: () => number};

/** Bytes of texts that have been weighed: most pages share theirs. */
const weighed = new Map<string, number>();

/** Bytes of a text, compressed. */
function weight(text: string): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
  const bytes = weighed.get(text) ?? brotliCompressSync(text, {params}).length;
  weighed.set(text, bytes);
  return bytes;
}

/** The file at an address of the site. Tests of hosts leave a compressed copy beside it. */
function fileAt(address: string): Part {
  const file = onDisk(address);
  const copy = `${file}.br`;
  const bytes = (): number =>
    existsSync(copy) ? statSync(copy).size : weight(readFileSync(file, 'utf8'));
  return {name: address, bytes};
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Scripts of all pages, from the list that the boot script reads. */
const scriptsOf = (pathname: string): string[] =>
  JSON.parse(documentOf(pathname)('#site-scripts').text()) as string[];

/** How many programs the budgets are for: they stand in the lists and menus of every page. */
const PROGRAMS = 12;
/** What each program more may add to the script of a page. */
const MORE = 0.3 * KB * Math.max(0, (catalogue.byLocale.en?.programs.length ?? 0) - PROGRAMS);

/** Budgets of a page's first visit, in bytes; its styles stand in its HTML. */
const BUDGETS = {script: 97 * KB, style: 13 * KB, HTML: 25 * KB};

/** What is wrong with a page's weight, with its three heaviest parts; undefined when it is within. */
function overweight(
  page: string,
  what: string,
  weighted: readonly Part[],
  budget: number,
): string | undefined {
  const parts = weighted.map((part) => ({name: part.name, bytes: part.bytes()}));
  const total = sum(parts.map(({bytes}) => bytes));
  if (total <= budget) return undefined;
  const heaviest = parts
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({name, bytes}) => `${name} ${bytes}`);
  return `${page}: ${what} weighs ${total} bytes, the budget is ${budget}. Heaviest: ${heaviest.join(', ')}.`;
}

test('a page over its budget is named with its weight and its three heaviest parts', () => {
  const files = scriptsOf('/').map(fileAt);
  expect(overweight('/', 'script', files, 1000)).toMatch(
    /: script weighs \d{5,} bytes, the budget is 1000\. Heaviest: \S*\/assets\/js\/main\.\w+\.js \d+/,
  );
});

test.each(pages)('$path stays within its budgets', ({path: pathname}) => {
  const $ = documentOf(pathname);
  const styles = $('head style').text();
  const sheets = $('head > link[rel="stylesheet"][href]')
    .toArray()
    .map((link) => fileAt($(link).attr('href') ?? ''));
  const scripts = scriptsOf(pathname);
  expect(styles).toContain('font-face');
  expect(scripts.length).toBeGreaterThan(1);
  const faults = [
    overweight(pathname, 'script', scripts.map(fileAt), BUDGETS.script + MORE),
    overweight(
      pathname,
      'style',
      [{name: `styles of ${pathname}`, bytes: () => weight(styles)}, ...sheets],
      BUDGETS.style,
    ),
    overweight(
      pathname,
      'HTML',
      [fileAt(`/${path.relative(BUILD, fileOf(pathname))}`)],
      BUDGETS.HTML,
    ),
  ];
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  const wholeSheet = fileAt($('#site-scripts').attr('data-styles') ?? '');
  expect(wholeSheet.bytes()).toBeLessThanOrEqual(22 * KB);
  // In the head it would hold the first frame back.
  expect($('link[rel="preload"][as="font"]'), 'one font is preloaded').toHaveLength(1);
  expect($('head link[as="font"]'), 'not in the head').toHaveLength(0);
});

test('the inline script, which comes with every page, at most 1.1 KB on the wire', () => {
  const script = documentOf('/')('script:not([src]):not([type])').text();
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1.1 * KB);
});

test('four font files, whose weight fonts.test.ts looks at', () => {
  const fonts = readdirSync(path.join(BUILD, 'fonts')).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(4);
});

test.each(pages.map(({path: pathname}) => [pathname]))(
  '%s asks for scripts only after the first paint',
  (pathname) => {
    const $ = documentOf(pathname);
    expect($('script[src]')).toHaveLength(0);
    expect($('link[as="script"], link[rel="modulepreload"]')).toHaveLength(0);
    expect(scriptsOf(pathname).length).toBeGreaterThan(0);
  },
);
