/** Numbers in digits and in words of English and of Spanish. */
import {describe, expect, test} from 'vitest';

import {
  COUNTING_LANGUAGES,
  figuresIn,
  numberPattern,
  valueOf,
} from '../../../../src/content/language/numbers';

/** The numbers of a text, as they are typed. */
const typedIn = (text: string, locale = 'en'): string[] => [
  ...(text.match(new RegExp(numberPattern(locale), 'giu')) ?? []),
];

test('languages whose numbers are known in words', () =>
  expect(COUNTING_LANGUAGES).toEqual(['en', 'es']));

describe('what is found', () => {
  test.each<[string, string, string[]]>([
    ['digits', 'Of 3 and 250 lamps', ['3', '250']],
    ['words', 'Two lamps, Ninety more', ['Two', 'Ninety']],
    ['tens with a unit', 'twenty-five, thirty six', ['twenty-five', 'thirty six']],
    ['hundreds', 'two hundred, a hundred and five', ['two hundred', 'hundred and five']],
    ['hundreds with tens', 'one hundred and twenty-five', ['one hundred and twenty-five']],
    ['a dozen', 'a dozen lamps', ['a dozen']],
    ['a dozen of them', 'a dozen of them', ['a dozen of']],
    ['two numbers side by side', 'five two', ['five', 'two']],
    ['two tens side by side', 'ninety ten', ['ninety', 'ten']],
  ])('%s', (_, text, expected) => expect(typedIn(text)).toEqual(expected));

  test.each<[string, string, string[]]>([
    ['words', 'Dos lámparas, veintidós más', ['Dos', 'veintidós']],
    ['tens with a unit', 'treinta y cinco', ['treinta y cinco']],
    ['twenty and another one', 'veinte y dos', ['veinte', 'dos']],
    ['a ten and a ten', 'treinta y diez', ['treinta', 'diez']],
    ['a number and an article', 'las diez y una copa', ['diez', 'una']],
    [
      'hundreds',
      'ciento veinte, doscientas treinta y dos',
      ['ciento veinte', 'doscientas treinta y dos'],
    ],
    ['a dozen', 'una docena de lámparas', ['una docena de']],
  ])('%s, in Spanish', (_, text, expected) => expect(typedIn(text, 'es')).toEqual(expected));

  test.each([
    ['four digits', '2026', 'en'],
    ['a part of a number', '3/4, A3, x-3', 'en'],
    ['a part of a word', 'someone, tension', 'en'],
    ['half a dozen', 'half a dozen', 'en'],
    ['half a dozen in Spanish', 'media docena de lámparas', 'es'],
    ['words in another language', 'deux', 'fr'],
  ])('not %s', (_, text, locale) => expect(typedIn(text, locale)).toEqual([]));

  test('digits in another language', () => expect(typedIn('3 lampes', 'fr')).toEqual(['3']));
});

describe('what a number is worth', () => {
  test.each([
    ['en', '12', 12],
    ['en', 'one', 1],
    ['en', 'Thirteen', 13],
    ['en', 'nineteen', 19],
    ['en', 'ninety-nine', 99],
    ['en', 'hundred', 100],
    ['en', 'two hundred', 200],
    ['en', 'three hundred and twenty-five', 325],
    ['en', 'a dozen', 12],
    ['es', 'una', 1],
    ['es', 'veinte', 20],
    ['es', 'veintiún', 21],
    ['es', 'veintinueve', 29],
    ['es', 'noventa y nueve', 99],
    ['es', 'cien', 100],
    ['es', 'ciento uno', 101],
    ['es', 'quinientas', 500],
    ['es', 'novecientos treinta y dos', 932],
    ['es', 'una docena de', 12],
    ['en', 'lamp', 0],
    ['fr', 'deux', 0],
  ])('%s: %s is %i', (locale, typed, value) => expect(valueOf(typed, locale)).toBe(value));
});

describe('the figures of a text', () => {
  test.each([
    ['several', 'From 8 to two', 'en', [8, 2]],
    ['both as two', 'Both of 3', 'en', [2, 3]],
    ['ambas as two', 'Ambas de 3', 'es', [2, 3]],
    ['one where nothing else counts', 'One lamp of one', 'en', [1]],
    ['no one where something else counts', 'One of 3', 'en', [3]],
    ['none', 'A lamp', 'en', []],
    ['none in a longer word', 'Bothered', 'en', []],
  ])('%s', (_, text, locale, figures) => expect(figuresIn(text, locale)).toEqual(figures));
});
