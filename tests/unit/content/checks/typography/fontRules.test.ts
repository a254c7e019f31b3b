/** Characters that the fonts of the pages do not hold. */
import {describe, expect, test} from 'vitest';

import {foundIn, remediesIn, signsIn} from './signs';

const plain = (one: string): string =>
  `Write ${one} instead, as newspapers do, or say it in words.`;
const outside = (sign: string, remedy: string): string =>
  `${sign}, which the site’s fonts do not hold. ${remedy}`;

describe('a letter', () => {
  test.each([
    ['with a stroke', 'Łucja', outside('Ł', plain('L'))],
    ['with a stroke, small', 'Elżbieta', outside('ż', plain('z'))],
    ['of Iceland', 'Þóra', outside('Þ', plain('Th'))],
    ['of Iceland, small', 'Guðrún', outside('ð', plain('d'))],
    ['of two', 'Ægir', outside('Æ', plain('Ae'))],
    ['of Turkey', 'Işıl', outside('ş', plain('s'))],
    ['with two accents', 'Nguyễn', outside('ễ', plain('e'))],
  ])('%s', (_, name, one) => expect(signsIn(`Ask ${name} here.`)).toEqual([one]));

  test.each([
    [
      'apart from its accent',
      'cafe\u0301',
      'an accent apart from its letter, as text copied from elsewhere may have it',
    ],
    [
      'of one sign with another',
      'ﬁne',
      'ﬁ, one sign for several letters, as printed pages have it',
    ],
  ])('%s', (_, word, found) => expect(foundIn(`A ${word} day.`)).toEqual([found]));
});

describe('what to do', () => {
  test.each([
    ['an accent apart from its letter', 'A cafe\u0301 here.', 'Type the word again.'],
    ['a sign of several letters', 'A ﬃx here.', 'Type the letters: f and f and i.'],
    [
      'a sign of lists',
      'The \uF0B7 door.',
      'Delete it. An entry of a list begins with a hyphen and a blank.',
    ],
    ['a sign that is no letter', 'The door ♥ here.', 'Say it in words.'],
    ['a letter of another writing', 'The 門 here.', 'Say it in words.'],
  ])('about %s', (_, text, remedy) => expect(remediesIn(text)).toEqual([remedy]));

  test('a sign that nobody sees, by its number', () =>
    expect(foundIn('The \uF0B7 door.')).toEqual([
      'a sign that nobody sees (U+F0B7), as lists copied from Word have it',
    ]));
});

test.each([
  ['letters of the language', 'The café of Señora Muñoz.'],
  ['signs of print', 'A “door” — ‘of’ … 38 °C.'],
  ['a writing that others tell', 'They say \u0434\u0430 to it.'],
])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
