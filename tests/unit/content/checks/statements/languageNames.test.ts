/** Languages that a sentence names. */
import {describe, expect, test} from 'vitest';

import {
  NOT,
  languageNamesOf,
  languagesIn,
} from '../../../../../src/content/checks/statements/languageNames';

const codes = (sentence: string, locale = 'en'): string[] =>
  languagesIn(sentence, locale).map(({code}) => code);

describe('the names of languages', () => {
  test.each([
    ['en', 'spanish', 'es'],
    ['en', 'catalan', 'ca'],
    ['es', 'inglés', 'en'],
    ['es', 'ruso', 'ru'],
    ['en', 'inglés', undefined],
  ])('%s: %s', (locale, name, code) => expect(languageNamesOf(locale).get(name)).toBe(code));

  test('are worked out once', () => expect(languageNamesOf('en')).toBe(languageNamesOf('en')));
});

describe('a language that is spoken', () => {
  test.each([
    ['We answer in French.', ['fr']],
    ['She speaks Spanish and Catalan.', ['es', 'ca']],
    ['Languages: Russian, Italian; German too', ['ru', 'it']],
    ['We speak some Polish', ['pl']],
    ['We answer in french.', []],
    ['A Japanese futon', []],
    ['In a Japanese room', []],
    ['We write in Japanese ink.', []],
    ['We answer in Klingonese.', []],
  ])('%s', (sentence, expected) => expect(codes(sentence)).toEqual(expected));

  test.each([
    ['Hablamos español y ruso.', ['es', 'ru']],
    ['Habla Inglés.', ['en']],
    ['Un futón japonés de seda', []],
  ])('%s', (sentence, expected) => expect(codes(sentence, 'es')).toEqual(expected));

  test('with its word and what stands before it', () =>
    expect(languagesIn('We answer in French.', 'en')).toEqual([
      {code: 'fr', word: 'French', before: 'We answer in '},
    ]));
});

test.each([
  ['We do not speak it', true],
  ['We don’t speak it', true],
  ['Sin inglés', true],
  ['We note it', false],
  ['Una sinfonía', false],
])('a sentence that denies what it names: %s', (sentence, isOne) =>
  expect(NOT.test(sentence)).toBe(isOne),
);
