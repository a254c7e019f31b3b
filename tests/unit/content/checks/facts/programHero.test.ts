/** The hero of a program: one picture, with words for those who cannot see it. */
import {describe, expect, test} from 'vitest';

import {programFaults} from '../../../../../src/content/checks/facts/programFacts';
import {rawPage} from '../rawPages';
import {inFull} from './faults';

type Fields = Record<string, unknown>;

const page = (fields: Fields, locale = 'en') => rawPage('', {id: 'programs/silk', locale, fields});
const said = (fields: Fields): string[] => {
  const one = page(fields);
  return inFull(programFaults(one, one));
};

describe('a hero', () => {
  const HERO = {file: 'silk.jpg'};
  const ALT = 'A cloth of silk on a chair';
  const NO_WORDS = `heroAlt | nothing. Write heroAlt: and what the picture shows that hero names in en/programs/silk.mdx, for those who cannot see it.`;
  const NO_PICTURE =
    'heroAlt | words for a picture that the page does not have. Delete this line in every language, or name the picture in "hero" of the English file.';

  test.each<[string, Fields, string[]]>([
    ['with its words', {hero: HERO, heroAlt: ALT}, []],
    ['from the gallery', {photo: 3}, []],
    [
      'of two pictures',
      {hero: HERO, photo: 3, heroAlt: ALT},
      [
        'photo | a gallery photo and a hero picture of its own. The hero shows one picture: delete "photo" or "hero".',
      ],
    ],
    ['without its words', {hero: HERO}, [NO_WORDS]],
    ['without its picture', {heroAlt: ALT}, [NO_PICTURE]],
  ])('%s', (_, fields, expected) => expect(said(fields)).toEqual(expected));

  test.each<[string, Fields, Fields, string[]]>([
    ['with its words', {hero: HERO, heroAlt: ALT}, {heroAlt: ALT}, []],
    ['without its words', {hero: HERO, heroAlt: ALT}, {}, [NO_WORDS]],
    ['without its picture', {}, {heroAlt: ALT}, [NO_PICTURE]],
    [
      'without its picture in every language, told in the original',
      {heroAlt: ALT},
      {heroAlt: ALT},
      [],
    ],
    [
      'of two pictures, told in the original',
      {hero: HERO, photo: 3, heroAlt: ALT},
      {heroAlt: ALT},
      [],
    ],
  ])('of a translation: %s', (_, english, spanish, expected) =>
    expect(inFull(programFaults(page(spanish, 'es'), page(english)))).toEqual(expected),
  );

  test('of a translation that lost its original', () =>
    expect(programFaults(page({heroAlt: ALT}, 'es'), undefined)).toEqual([]));
});
