/** Where a Spanish word is stressed. */
import {describe, expect, test} from 'vitest';

import {isFarFetched, stressed, withAccent} from '../../../../src/content/language/stress';

test.each([
  ['llamanos', 'llámanos'],
  ['visitanos', 'visítanos'],
  ['esperalo', 'espéralo'],
  ['vuelveselo', 'vuelvéselo'],
  ['piensalo', 'piénsalo'],
  ['dame', undefined],
  ['lámparas', undefined],
  ['ciudalo', undefined],
])('with its accent on the third syllable from the end: %s is %s', (word, accented) =>
  expect(withAccent(word)).toBe(accented),
);

test.each([
  ['reserva', 'resérva'],
  ['llaman', 'lláman'],
  ['mesas', 'mésas'],
  ['cantar', 'cantár'],
  ['papel', 'papél'],
  ['piensa', 'piénsa'],
  ['oir', 'óir'],
  ['di', 'dí'],
  ['sol', 'sól'],
  ['xyz', 'xyz'],
])('where %s is heard: %s', (word, heard) => expect(stressed(word)).toBe(heard));

describe('an accent that nobody means', () => {
  const VERBS = new Set([
    'orvallar',
    'lubricar',
    'hablar',
    'hablamos',
    'comer',
    'comemos',
    'vivir',
    'vivimos',
  ]);
  const lists = (word: string): boolean => VERBS.has(word);

  test.each(['orvalló', 'orvallo', 'orvallan', 'lubrican', 'lubrica', 'comes', 'vivo', 'habla'])(
    '%s',
    (word) => expect(isFarFetched(word, lists)).toBe(true),
  );
  test.each([
    ['of a verb that people are said to do', 'habló'],
    ['with an ending of it', 'hablás'],
    ['of another one', 'vivió'],
    ['of a third one', 'comés'],
    ['of no verb', 'jabón'],
    ['of a word without an ending', 'sol'],
  ])('not %s: %s', (_, word) => expect(isFarFetched(word, lists)).toBe(false));

  test('not where no dictionary is asked', () => expect(isFarFetched('orvalló')).toBe(false));
});
