/** Pages have no text in the other language. */
import {describe, expect, test} from 'vitest';

import {documentOf, pages, plain} from './html';

/** The most common words of languages. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'is', 'with', 'your', 'for', 'that', 'are', 'this', 'you', 'not'],
  es: ['el', 'la', 'los', 'las', 'y', 'que', 'con', 'para', 'una', 'del', 'por', 'se'],
};

/** Words of the original that no language written in Latin letters shares: what nobody has translated has them. */
const UNTRANSLATED = ['the', 'with', 'your', 'this', 'you'];

/** The share of these words among all words of a page, without marked foreign phrases. */
function share(pathname: string, words: readonly string[], own: string): number {
  const body = documentOf(pathname)('body').clone();
  body.find(`script, style, noscript, [lang]:not([lang^="${own}"])`).remove();
  const written = plain(body.text())
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return written.filter((word) => words.includes(word)).length / written.length;
}

describe.each(pages)('$path', ({path, locale, htmlLang}) => {
  test('has the tag of its language', () => {
    expect(documentOf(path)('html').attr('lang')).toBe(htmlLang);
  });

  const own = COMMON[locale];
  if (!own) {
    test('is translated', () => {
      expect(share(path, UNTRANSLATED, locale)).toBeLessThan(0.012);
    });
    return;
  }

  test('is written in its language', () => {
    expect(share(path, own, locale)).toBeGreaterThan(0.08);
  });

  const others = Object.entries(COMMON).filter(([language]) => language !== locale);
  test.each(others)('is not written in the language %s', (_language, words) => {
    expect(share(path, words, locale)).toBeLessThan(0.012);
  });
});

/** Spanish punctuation in pairs. */
const PAIRS = [
  ['¿', '?'],
  ['¡', '!'],
  ['«', '»'],
] as const;

test.each(pages.filter(({locale}) => locale === 'es'))(
  '$path has punctuation in pairs, and no English quotation marks',
  ({path}) => {
    const body = documentOf(path)('body').clone();
    body.find('script, style, noscript, [lang]:not([lang^="es"])').remove();
    const text = plain(body.text());
    for (const [open, close] of PAIRS) {
      expect(text.split(open).length, `${open} and ${close}`).toBe(text.split(close).length);
    }
    expect(text).not.toMatch(/[“”]/);
  },
);
