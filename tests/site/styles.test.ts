/** Each page contains its part of the one style sheet; the theme's styles and syntax highlighter are left out. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {documentOf, onDisk, pages} from './html';

/** Of the whole style sheet, what a page may contain at most. */
const LARGEST_PART = 0.6;

/** Links to sheets, but for typefaces: of another script, which is named by it (/fonts/Arab.css), or of further letters. */
const sheetLinks = (pathname: string): string[] =>
  documentOf(pathname)('link[rel=stylesheet]')
    .toArray()
    .map(({attribs}) => attribs.href ?? '')
    .filter((address) => !/^\/fonts\/([A-Z][a-z]{3}|letters)\.css$/.test(address));

describe.each(locales)('$locale', ({locale, baseUrl}) => {
  const assets = (type: 'css' | 'js') => {
    const folder = onDisk(`${baseUrl}assets/${type}`);
    return readdirSync(folder)
      .filter((name) => name.endsWith(type))
      .map((name) => ({name, text: readFileSync(path.join(folder, name), 'utf8')}));
  };
  const textOfAll = (type: 'css' | 'js'): string =>
    assets(type)
      .map(({text}) => text)
      .join('');
  const [sheet] = assets('css');
  const sheetAddress = `${baseUrl}assets/css/${sheet?.name}`;
  const ownPages = pages.filter((page) => page.locale === locale);
  const partOf = (pathname: string): string => documentOf(pathname)('head style').text();

  test('there is one style sheet, for more than ten pages', () => {
    expect(assets('css')).toHaveLength(1);
    expect(ownPages.length).toBeGreaterThan(10);
  });

  test('fonts are given by the page and not by the sheet, which would make browsers lay out all text again', () => {
    expect(sheet?.text).not.toContain('font-face');
    for (const page of ownPages) expect(partOf(page.path), page.path).toContain('font-face');
  });

  test('pages contain a part of the sheet, without what is for paper', () => {
    const limit = LARGEST_PART * (sheet?.text.length ?? 0);
    for (const page of ownPages) {
      const part = partOf(page.path);
      expect(part.length, page.path).toBeLessThan(limit);
      expect(/@media print\s*\{/.test(part), `${page.path} for paper`).toBe(false);
    }
  });

  test('pages link to no sheet, and name the one that their script fetches', () => {
    for (const page of ownPages) {
      const $ = documentOf(page.path);
      expect(sheetLinks(page.path), page.path).toEqual([]);
      expect($('#site-scripts').attr('data-styles'), page.path).toBe(sheetAddress);
    }
  });

  test('without script, pages link to the late fonts and to the whole sheet', () => {
    for (const page of ownPages) {
      // The minifier leaves quotation marks out.
      const withoutScript = documentOf(page.path)('head noscript').text().replaceAll('"', '');
      expect(withoutScript, page.path).toContain('href=/fonts/late.css');
      expect(withoutScript, page.path).toContain(`<link rel=stylesheet href=${sheetAddress}>`);
    }
  });

  test('the theme adds neither its style sheet nor its syntax highlighter', () => {
    expect(textOfAll('css')).not.toContain('--ifm-font-size-base');
    expect(textOfAll('js')).not.toMatch(/prism-react-renderer|\bPrism\b/);
  });
});
