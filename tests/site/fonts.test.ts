/** The fonts have every character that a page shows; another typeface would show in the middle of a word. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  CHARACTERS,
  FIRST_CHARACTERS,
  FONTS,
  MORE_CHARACTERS,
  unicodeRange,
} from '../../scripts/fonts.mjs';
import {ROOT} from '../../scripts/install.mjs';
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
  const styles = readFileSync(path.join(ROOT, 'src/css/fonts.css'), 'utf8').replace(/\s+/g, ' ');
  expect(styles, 'run: npm run fonts').toContain(`range: ${unicodeRange(MORE_CHARACTERS)};`);
  expect(unicodeRange('abcxÿ€')).toBe('U+61-63, U+78, U+ff, U+20ac');
  expect([...FIRST_CHARACTERS].filter((sign) => MORE_CHARACTERS.includes(sign))).toEqual([]);
});

/**
 * All fonts, and the one that is needed for the first paint, in bytes. With the headers of its response that one fits
 * what a server may send at once on a new connection: ten packets of 1460 bytes (RFC 6928).
 */
const BUDGET = {together: 55 * 1024, first: 12.5 * 1024};

test('the fonts of visitors stay within their budgets', () => {
  const sizes = FONTS.map(({file}) => readFileSync(path.join(ROOT, file)).length);
  expect(sizes[0]).toBeLessThanOrEqual(BUDGET.first);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET.together);
});
