/** The one large number of a text, held against its twin. */
import {describe, expect, test} from 'vitest';

import {otherLarge} from '../../../../../src/content/checks/translations/largeNumbers';
import type {Text} from '../../../../../src/content/texts';

const text = (locale: string, words: string): Text => ({
  file: `${locale}/about.mdx`,
  locale,
  field: '',
  line: 1,
  text: words,
});
const other = (spanish: string, english: string, locale = 'es') =>
  otherLarge(text(locale, spanish), text('en', english));

test.each([
  ['in words', 'Hay veinte frascos.', 'Twenty-two jars.', 'veinte', 'Twenty-two'],
  ['in digits', 'Hay 20 frascos y 3 copas.', '22 jars.', '20', '22'],
  ['from thirteen on', 'Trece.', '14', 'Trece', '14'],
  ['at the end of a sentence', 'Hay 20.', 'There are 22, at most.', '20', '22'],
])('another one %s', (_, spanish, english, typed, meant) =>
  expect(other(spanish, english)).toEqual({typed, meant}),
);

describe('none', () => {
  test.each([
    ['of the same', 'Veinte.', '20 jars.'],
    ['of small ones', 'Doce.', 'Eleven.'],
    ['where the translation has two', 'Veinte o treinta.', '22'],
    ['where the original has two', '20', '22 or 33'],
    ['where the translation has none', 'Frascos.', '22 jars'],
    ['where the original has none', '20 frascos', 'Jars'],
    ['of years', '2020', '2022'],
    ['of a year in words', 'veinte', 'nineteen hundred'],
    ['of a part of a word', 'A20', '22'],
    ['of a part of a date', '20/07', '22'],
    ['of a part of a number', '1.20', '22'],
    ['of a range', '20-30', '22'],
    ['of a time', '20:30', '22'],
    ['of a number with letters behind it', '20h', '22'],
  ])('%s', (_, spanish, english) => expect(other(spanish, english)).toBeUndefined());

  test('in another language', () => expect(other('20', '22', 'fr')).toBeUndefined());
});
