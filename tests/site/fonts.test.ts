/** The fonts contain every character of the pages; browsers would show others in another typeface. */
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

/** Passages in languages whose characters are not in the fonts. */
const FOREIGN = '[lang]:not(html):not([lang^="en"]):not([lang^="es"])';

test.each(pages.map(({path}) => [path]))('%s has only characters of the fonts', (path) => {
  const $ = ownDocumentOf(path);
  $(`script, style, template, ${FOREIGN}`).remove();
  // The parser treats the content of noscript as text.
  $('noscript').each((_, element) => void $(element).replaceWith($(element).text()));
  const alts = $('[alt]')
    .toArray()
    .map((image) => $(image).attr('alt'));
  const shown = new Set([...$('body').text(), ...alts.join('')].filter((sign) => !/\s/.test(sign)));
  expect(shown.size).toBeGreaterThan(30);
  const missing = [...shown].filter((sign) => !CHARACTERS.includes(sign));
  expect(missing, 'add them to src/content/fontCharacters.json and run: npm run fonts').toEqual([]);
});

test('rare characters are in a font that only pages with them request', () => {
  const styles = readFileSync(path.join(ROOT, 'src/css/fonts.css'), 'utf8').replace(/\s+/g, ' ');
  expect(styles, 'run: npm run fonts').toContain(`range: ${unicodeRange(MORE_CHARACTERS)};`);
  expect(unicodeRange('abcxÿ€')).toBe('U+61-63, U+78, U+ff, U+20ac');
  expect([...FIRST_CHARACTERS].filter((sign) => MORE_CHARACTERS.includes(sign))).toEqual([]);
});

/**
 * All fonts, and the one for the first paint, in bytes. Together with the response headers, the latter fits into the
 * first ten packets of 1460 bytes that a server may send on a new connection (RFC 6928).
 */
const BUDGET = {together: 55 * 1024, first: 12.5 * 1024};

test('the fonts stay within their budgets', () => {
  const sizes = FONTS.map(({file}) => readFileSync(path.join(ROOT, file)).length);
  expect(sizes[0]).toBeLessThanOrEqual(BUDGET.first);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET.together);
});
