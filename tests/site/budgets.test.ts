/** What a first visit weighs, compressed with brotli as a host would (QUALITY budgets are in bytes over the wire). */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {BUILD, ROOT, documentOf, fileOf, onDisk, pages} from './html';

const KB = 1024;

/** Bytes of a file, compressed. */
function weight(file: string): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
  return brotliCompressSync(readFileSync(file), {params}).length;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Scripts that a page asks for, from the list that the boot script reads. */
const scriptsOf = (pathname: string): string[] =>
  JSON.parse(documentOf(pathname)('#site-scripts').text()) as string[];

describe.each(locales.map(({baseUrl}) => baseUrl))('%s', (pathname) => {
  const $ = documentOf(pathname);

  test('style at most 12 KB', () => {
    const sheets = $('link[rel="stylesheet"][href]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(sheets.length).toBeGreaterThan(0);
    expect(sum(sheets.map(onDisk).map(weight))).toBeLessThanOrEqual(12 * KB);
  });

  test('HTML at most 14 KB', () => {
    expect(weight(fileOf(pathname))).toBeLessThanOrEqual(14 * KB);
  });

  test('one font is preloaded', () => expect($('link[rel="preload"][as="font"]')).toHaveLength(1));
});

test('the inline script, which comes with every page, at most 2 KB', () =>
  expect(documentOf(ROOT)('script:not([src]):not([type])').text().length).toBeLessThanOrEqual(
    2 * KB,
  ));

test('scripts that every page lists stay under the budget, room left for the page’s own', () =>
  expect(sum(scriptsOf(ROOT).map(onDisk).map(weight))).toBeLessThanOrEqual(90 * KB));

test('three font files, whose weight fonts.test.ts looks at', () => {
  const fonts = readdirSync(path.join(BUILD, 'fonts')).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(3);
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

test('nothing is served twice: static files stand at the root only', () => {
  const spanish = readdirSync(path.join(BUILD, 'es'));
  for (const folder of ['img', 'fonts', 'pictures', 'cards']) expect(spanish).not.toContain(folder);
});
