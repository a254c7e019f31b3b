/** The fonts have every character that a page shows; another typeface would show in the middle of a word. */
import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {
  CHARACTERS,
  FIRST_CHARACTERS,
  MORE_CHARACTERS,
} from '../../scripts/fonts/fontCharacters.mjs';
import {BUDGET, ROOT, WEB_FONTS} from '../../scripts/fonts/fontFiles.mjs';
import {unicodeRange} from '../../scripts/fonts/fontRanges.mjs';
import {ownDocumentOf, pages} from './html';

/** Languages that other scripts and letters come with: only those of the site itself are in its fonts. */
const FOREIGN = '[lang]:not(html):not([lang^="en"]):not([lang^="es"])';

test.each(pages.map(({path}) => [path]))('%s shows only characters that the fonts hold', (path) => {
  const $ = ownDocumentOf(path);
  $(`script, style, template, ${FOREIGN}`).remove();
  // What only readers without script see is text to the parser.
  $('noscript').each((_, element) => void $(element).replaceWith($(element).text()));
  const alts = $('[alt]')
    .toArray()
    .map((image) => $(image).attr('alt'));
  const shown = new Set([...$('body').text(), ...alts.join('')].filter((sign) => !/\s/.test(sign)));
  expect(shown.size).toBeGreaterThan(30);
  const missing = [...shown].filter((sign) => !CHARACTERS.includes(sign));
  expect(missing, 'add them to src/content/fontCharacters.json and run: npm run fonts').toEqual([]);
});

test('what few pages have is asked for by those that have it', () => {
  const styles = readFileSync(new URL('src/css/fonts.css', ROOT), 'utf8');
  expect(styles, 'run: npm run fonts').toContain(unicodeRange(MORE_CHARACTERS));
  expect(unicodeRange('abcxÿ€')).toBe('unicode-range:\n    U+61-63, U+78, U+ff, U+20ac;');
  expect([...FIRST_CHARACTERS].filter((sign) => MORE_CHARACTERS.includes(sign))).toEqual([]);
});

test('the fonts of visitors stay within their budgets', () => {
  const sizes = WEB_FONTS.map(({to}) => readFileSync(new URL(to, ROOT)).length);
  expect(sizes[0]).toBeLessThanOrEqual(BUDGET.first);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET.together);
});
