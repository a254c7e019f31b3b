/** The fonts contain every character of the pages; browsers would show others in another typeface. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  CHARACTERS,
  FIRST_CHARACTERS,
  FONTS,
  MORE_CHARACTERS,
  OTHER_CHARACTERS,
  otherFonts,
  unicodeRange,
} from '../../scripts/fonts.mjs';
import {ROOT} from '../../scripts/install.mjs';
import {lettersWithoutFont} from '../../src/content/fontLetters';
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
  const locale = $('html').attr('lang') ?? '';
  expect(lettersWithoutFont([...shown].join(''), locale)).toEqual([]);
  const others = Object.values(OTHER_CHARACTERS).join('');
  const hasOthers = $('link[href="/fonts/letters.css"]').length > 0;
  const missing = [...shown].filter((sign) =>
    others.includes(sign) ? !hasOthers : /[\0-\u007E]/.test(sign) && !CHARACTERS.includes(sign),
  );
  expect(missing).toEqual([]);
});

test.each(Object.entries(OTHER_CHARACTERS as Record<string, string>))(
  'letters of %s that English and Spanish do not have are in fonts of their own',
  (subset, characters) => {
    const files = otherFonts({[subset]: characters}).map(({file}) => path.basename(file));
    for (const [sheet, faces] of [
      ['letters.css', [0, 0]],
      ['late.css', [1, 1, 2]],
    ] as const) {
      const styles = readFileSync(path.join(ROOT, 'static/fonts', sheet), 'utf8');
      const found = styles.split('@font-face').filter((face) => face.includes(`-${subset}.woff2`));
      expect(found.map((face) => files.findIndex((file) => face.includes(`'${file}'`)))).toEqual(
        faces,
      );
      for (const face of found) expect(face).toContain(`range: ${unicodeRange(characters)};`);
    }
    for (const sign of characters) expect(CHARACTERS).not.toContain(sign);
  },
);

test('rare characters are in a font that only pages with them request', () => {
  const styles = readFileSync(path.join(ROOT, 'static/fonts/late.css'), 'utf8');
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
