/** Languages that the site is not written in, by their words. */
import {describe, expect, test} from 'vitest';

import {strangers} from '../../../../src/content/read/strangers';

const only = (locale: string, language: string): ReadonlySet<string> =>
  strangers.get(locale)?.get(language)?.only ?? new Set();
const all = (locale: string, language: string): ReadonlySet<string> =>
  strangers.get(locale)?.get(language)?.all ?? new Set();

test('the languages of the site, each with its strangers', () => {
  expect([...strangers.keys()]).toEqual(['en', 'es']);
  expect([...(strangers.get('es')?.keys() ?? [])]).toEqual(['fr', 'it', 'pt', 'ca', 'de']);
});

describe('words that a stranger is known by', () => {
  test.each([
    ['a small word', 'es', 'fr', 'vous'],
    ['a word of what such texts are about', 'es', 'fr', 'nuit'],
    ['a small word of another one', 'en', 'de', 'und'],
    ['one that the other language of the site has', 'en', 'ca', 'llum'],
  ])('%s', (_, locale, language, word) => {
    expect(only(locale, language).has(word)).toBe(true);
    expect(all(locale, language).has(word)).toBe(true);
  });

  test.each([
    ['a small word of the site’s own languages', 'es', 'fr', 'en'],
    ['a word that the language has as well', 'en', 'fr', 'plus'],
    ['a word that its texts have', 'es', 'it', 'salva'],
    ['a word of English: a sixth sense', 'en', 'ca', 'sense'],
    ['one that English has borrowed: art nouveau', 'en', 'fr', 'nouveau'],
    ['a form of a verb: no preguntes', 'es', 'ca', 'preguntes'],
  ])('not alone: %s', (_, locale, language, word) => {
    expect(only(locale, language).has(word)).toBe(false);
    expect(all(locale, language).has(word)).toBe(true);
  });

  test('what tells nothing in one language may tell in the other', () => {
    expect(only('en', 'it').has('salva')).toBe(true);
    expect(only('es', 'it').has('salva')).toBe(false);
  });

  test('no empty word', () => {
    for (const locale of ['en', 'es']) {
      for (const language of ['fr', 'it', 'pt', 'ca', 'de']) {
        expect(all(locale, language).size).toBeGreaterThan(50);
        expect(all(locale, language).has('')).toBe(false);
      }
    }
  });
});
