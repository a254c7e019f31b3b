/** Codes of countries and languages, and what was meant by another one. */
import {describe, expect, test} from 'vitest';

import {LANGUAGE, isCode, languageMeant} from '../../../../src/content/schemas/codes';

describe('codes that have a name', () => {
  test.each([
    ['ES', 'region'],
    ['AD', 'region'],
    ['es', 'language'],
    ['ca', 'language'],
  ] as const)('%s as a %s', (code, type) => expect(isCode(code, type)).toBe(true));

  test.each([
    ['XQ', 'region'],
    ['ESP', 'region'],
    ['Es', 'region'],
    ['', 'region'],
    ['xx', 'language'],
    ['spa', 'language'],
    ['es-ES', 'language'],
    ['e', 'language'],
  ] as const)('not %j as a %s', (code, type) => expect(isCode(code, type)).toBe(false));
});

describe('the code that was meant', () => {
  test.each([
    ['spa', 'es'],
    ['SP', 'es'],
    ['ct', 'ca'],
    ['gb', 'en'],
    ['ger', 'de'],
    ['ua', 'uk'],
    ['Spanish', 'es'],
    ['español', 'es'],
    ['Catalan', 'ca'],
  ])('%s', (input, code) =>
    expect(languageMeant({input})).toBe(`Write ${code}, the code of the language.`),
  );

  test.each([['xx'], [4], [undefined]])('of %j nothing is known', (input) =>
    expect(languageMeant({input})).toBe(LANGUAGE),
  );

  test('without it the form is told', () =>
    expect(LANGUAGE).toBe('Write a two-letter code in lower case, such as es.'));
});
