/** Small words that hold sentences together, and those at which no text ends. */
import {describe, expect, test} from 'vitest';

import {cutAt} from '../../../../src/content/language/lastWords';
import {NONE, distinct, lists} from '../../../../src/content/language/smallWords';

test('small words by language, each by itself', () => {
  expect([...lists.keys()]).toEqual(['en', 'es']);
  expect(lists.get('en')?.has('the')).toBe(true);
  expect(lists.get('es')?.has('los')).toBe(true);
  expect(lists.get('en')?.has('')).toBe(false);
});

test('words of one language alone', () => {
  expect(distinct('en').has('the')).toBe(true);
  expect(distinct('es').has('los')).toBe(true);
  const both = [...(lists.get('en') ?? NONE)].filter((word) => lists.get('es')?.has(word));
  expect(both.filter((word) => distinct('en').has(word) || distinct('es').has(word))).toEqual([]);
  expect(distinct('fr')).toBe(NONE);
});

describe('where a text was cut', () => {
  test.each([
    ['en', 'We light the', 'the'],
    ['en', ' We light the ', 'the'],
    ['en', 'A lamp and', 'and'],
    ['en', 'Once in a', 'a'],
    ['es', 'Una lámpara y', 'y'],
    ['es', 'Encendemos la', 'la'],
    ['en', 'A glass of', 'of'],
    ['en', 'Tea for', 'for'],
  ])('%s, “%s”: %s', (locale, text, word) => expect(cutAt(text, locale)).toBe(word));

  test.each([
    ['a whole sentence', 'en', 'We light the lamp.'],
    ['the word alone', 'en', 'the'],
    ['a longer word', 'en', 'We bathe'],
    ['a letter', 'en', 'As in plan a'],
    ['a letter at the beginning', 'en', 'Plan a'],
    ['a note of music', 'es', 'Una nota la'],
    ['one at the beginning', 'es', 'Nota la'],
    ['a letter of Spanish at the beginning', 'es', 'Letra y'],
    ['a clause', 'en', 'What it is made of'],
    ['a verb that takes it', 'en', 'A guest cared for'],
    ['another language', 'fr', 'We light the'],
    ['nothing', 'en', ''],
  ])('not at %s', (_, locale, text) => expect(cutAt(text, locale)).toBeUndefined());
});
