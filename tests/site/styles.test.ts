/** Styles and scripts of the build: one sheet a language, in its pages, and nothing of the theme's own. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {documentOf, onDisk, pages} from './html';

describe.each(locales)('$locale', ({locale, baseUrl}) => {
  const below = (folder: string): string[] =>
    readdirSync(onDisk(`${baseUrl}assets/${folder}`))
      .filter((name) => name.endsWith(folder))
      .map((name) => readFileSync(path.join(onDisk(`${baseUrl}assets/${folder}`), name), 'utf8'));

  test('one sheet stands in every page, and no page links it', () => {
    const [sheet, ...others] = below('css');
    expect(others).toEqual([]);
    const own = pages.filter((page) => page.locale === locale);
    expect(own.length).toBeGreaterThan(10);
    for (const {path: pathname} of own) {
      const $ = documentOf(pathname);
      expect($('head style').text(), pathname).toBe(sheet?.trim());
      const linked = $('link[rel=stylesheet]').toArray();
      expect(new Set(linked.map((link) => $(link).attr('href')))).toEqual(
        new Set(['/fonts/late.css']),
      );
    }
  });

  test('the theme brings neither its style sheet nor its highlighter of code', () => {
    expect(below('css').join('')).not.toContain('--ifm-font-size-base');
    expect(below('js').join('')).not.toMatch(/prism-react-renderer|\bPrism\b/);
  });
});
