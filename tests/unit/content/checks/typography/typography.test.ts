/** Which rules a text is held against, and where what they say belongs. */
import {describe, expect, test} from 'vitest';

import {checkTypography} from '../../../../../src/content/checks/typography/typography';
import {validSite} from '../../fixtureSite';
import {textOf} from '../texts';
import {foundIn, signsIn} from './signs';

test('a mistake has the place of its text', () =>
  expect(checkTypography(validSite(), [textOf('The do..r.', 'en', {field: 'lead'})])).toEqual([
    {
      file: 'en/about.mdx',
      field: 'lead',
      line: 12,
      found: '“..”, the same sign twice',
      remedy: 'Write the sign once.',
    },
  ]));

test('texts are told one after another', () =>
  expect(
    checkTypography(validSite(), [textOf('One.. two.'), textOf('One.'), textOf('One;; two.')]).map(
      ({found}) => found,
    ),
  ).toEqual(['“..”, the same sign twice', '“;;”, the same sign twice']));

test('several mistakes of a text are told each', () =>
  expect(foundIn('The the door.. is green.')).toEqual([
    '“The the”, the same word twice',
    '“..”, the same sign twice',
  ]));

test('signs by their names are told first', () =>
  expect(signsIn('The door.. &nbsp; opens.')).toEqual([
    'the sign &nbsp;. Type the sign itself; a blank is typed as a blank.',
    '“..”, the same sign twice. Write the sign once.',
  ]));

describe('rules of a language', () => {
  test.each([
    ['British spelling', 'The color of it.', 'en', ['“color”']],
    ['the same in Spanish', 'El color es verde.', 'es', []],
    ['a question without its beginning', 'Vienes?', 'en', []],
    ['neither in another language', 'The color? Ja.', 'de', []],
    ['a word twice in another language', 'La la porte.', 'fr', ['“La la”, the same word twice']],
  ])('%s', (_, text, locale, found) => expect(foundIn(text, locale)).toEqual(found));

  test.each([
    ['grammar', 'She carry it.', 'en', '“She carry”'],
    ['usage', 'The elevator is old.', 'en', '“elevator”, as America says it'],
    ['confused words', 'It has it’s own door.', 'en', '“it’s own”'],
    ['forms of verbs', 'It has be here.', 'en', '“has be”'],
    ['joined words', 'Come with out it.', 'en', '“with out”'],
    ['letters outside the fonts', 'Ask Łucja.', 'en', 'Ł, which the site’s fonts do not hold'],
    ['leftovers', 'The door\\n opens.', 'en', 'the sign \\n, which is shown as it is typed'],
    ['a stray letter', 'The sDoor opens.', 'en', '“sDoor”, a small letter before a capital'],
    ['grammar of Spanish', 'Padre y hijo.', 'es', '“y hijo”'],
    ['usage of Spanish', 'Un celular viejo.', 'es', '“celular”, which Spain does not say'],
    ['confused words of Spanish', 'Que sí, asta mañana.', 'es', '“asta mañana”'],
    ['forms of verbs of Spanish', 'Es más mejor.', 'es', '“más mejor”'],
    ['joined words of Spanish', 'Hay a demás té.', 'es', '“a demás”'],
    [
      'letters outside them in Spanish',
      'Con Łucja.',
      'es',
      'Ł, which the site’s fonts do not hold',
    ],
  ])('%s', (_, text, locale, found) => expect(foundIn(text, locale)).toEqual([found]));
});

describe('the label of a block', () => {
  const label = 'The door / gate is green The bell';
  const more = {label};
  test('is left out by rules of sentences', () =>
    expect(foundIn(`${label} opens at noon.`, 'en', more)).toEqual([]));

  test('is none of the words behind it', () =>
    expect(foundIn(`${label} opens the door / gate here.`, 'en', more)).toEqual([
      '“door / gate”, two wordings with a slash between them',
    ]));

  test('has signs as all words have', () =>
    expect(foundIn('The the door Open it.', 'en', {label: 'The the door'})).toEqual([
      '“The the”, the same word twice',
    ]));

  test('is no label where none is given', () =>
    expect(foundIn('The door / gate here is green.')).toEqual([
      '“door / gate”, two wordings with a slash between them',
    ]));
});

describe('a comma at the end', () => {
  test('is told', () => expect(foundIn('The door,')).toEqual([', at the end']));
  test('is left alone before another entry', () =>
    expect(foundIn('The door,', 'en', {goesOn: true})).toEqual([]));
});

test('what to do may hang on what was typed', () =>
  expect(signsIn('Come in. THere is tea.')).toEqual([
    '“THere”, with two capitals. Write “There”.',
  ]));
