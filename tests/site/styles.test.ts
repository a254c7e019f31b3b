/** Each page contains its part of the one style sheet; the theme's styles and syntax highlighter are left out. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {documentOf, onDisk, pages} from './html';

describe.each(locales)('$locale', ({locale, baseUrl}) => {
  const files = (folder: string): string[] =>
    readdirSync(onDisk(`${baseUrl}assets/${folder}`)).filter((name) => name.endsWith(folder));
  const below = (folder: string): string[] =>
    files(folder).map((name) =>
      readFileSync(path.join(onDisk(`${baseUrl}assets/${folder}`), name), 'utf8'),
    );

  test('pages contain their part of the style sheet, and link to none', () => {
    const [name, ...others] = files('css');
    expect(others).toEqual([]);
    const [sheet = ''] = below('css');
    // Fonts given twice would make the browser lay out all text again.
    expect(sheet).not.toContain('font-face');
    const own = pages.filter((page) => page.locale === locale);
    expect(own.length).toBeGreaterThan(10);
    for (const {path: pathname} of own) {
      const $ = documentOf(pathname);
      const part = $('head style').text();
      expect(part).toContain('font-face');
      expect(part.length, pathname).toBeLessThan(0.6 * sheet.length);
      expect($('#site-scripts').attr('data-styles')).toBe(`${baseUrl}assets/css/${name}`);
      expect($('link[rel=stylesheet]')).toHaveLength(0);
      expect(/@media print\s*\{/.test(part), 'for paper').toBe(false);
      // The minifier leaves quotation marks out.
      const withoutScript = $('head noscript').text().replaceAll('"', '');
      expect(withoutScript).toContain('href=/fonts/late.css');
      expect(withoutScript).toContain(`media=print href=${baseUrl}assets/css/${name}`);
    }
  });

  test('the theme adds neither its style sheet nor its syntax highlighter', () => {
    expect(below('css').join('')).not.toContain('--ifm-font-size-base');
    expect(below('js').join('')).not.toMatch(/prism-react-renderer|\bPrism\b/);
  });
});
