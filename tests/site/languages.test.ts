/** Pages have no text in the other language. */
import {describe, expect, test} from 'vitest';

import {documentOf, pages, plain} from './html';

const COMMON = {
  en: ['the', 'and', 'of', 'is', 'with', 'your', 'for', 'that', 'are', 'this', 'you', 'not'],
  es: ['el', 'la', 'los', 'las', 'y', 'que', 'con', 'para', 'una', 'del', 'por', 'se'],
};

/** The share of a language's most common words among all words of a page, without marked foreign phrases. */
function share(pathname: string, language: keyof typeof COMMON, own: string): number {
  const body = documentOf(pathname)('body').clone();
  body.find(`script, style, noscript, [lang]:not([lang^="${own}"])`).remove();
  const words = plain(body.text())
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return words.filter((word) => COMMON[language].includes(word)).length / words.length;
}

describe.each(pages.map((page) => [page.path, page] as const))(
  '%s',
  (pathname, {locale, htmlLang}) => {
    const own = locale as keyof typeof COMMON;
    const other = own === 'en' ? 'es' : 'en';

    test('is written in its language', () => {
      expect(documentOf(pathname)('html').attr('lang')).toBe(htmlLang);
      expect(share(pathname, own, own)).toBeGreaterThan(0.08);
      expect(share(pathname, other, own)).toBeLessThan(0.012);
    });
  },
);

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
