/** Words for where somebody is from. */
import {describe, expect, test} from 'vitest';

import {
  adjectivesOf,
  countriesOf,
  nationalityOf,
} from '../../../../../src/content/checks/statements/nationalities';

describe('the nationality that a word says', () => {
  test.each([
    ['Colombian', 'en', 'Colombian'],
    ['Colombia', 'en', 'Colombian'],
    ['Argentine', 'en', 'Argentinian'],
    ['Spaniard', 'en', 'Spanish'],
    ['Spain', 'en', 'Spanish'],
    ['española', 'es', 'Spanish'],
    ['Española', 'es', 'Spanish'],
    ['España', 'es', 'Spanish'],
    ['marroquí', 'es', 'Moroccan'],
    ['Marruecos', 'es', 'Moroccan'],
    ['Argentina', 'es', 'Argentinian'],
    ['argentina', 'es', 'Argentinian'],
  ])('%s (%s)', (word, locale, nationality) =>
    expect(nationalityOf(word, locale)).toBe(nationality),
  );

  test.each([
    ['colombian', 'en'],
    ['española', 'en'],
    ['Spain', 'es'],
    ['Colombian', 'fr'],
    ['tall', 'en'],
  ])('%s (%s) says none', (word, locale) => expect(nationalityOf(word, locale)).toBeUndefined());
});

describe('the words of a language, for a pattern', () => {
  const takes = (pattern: string, text: string): boolean =>
    new RegExp(`^(?:${pattern})$`, 'u').test(text);

  test.each([
    ['en', 'Colombian', true],
    ['en', 'Japanese', true],
    ['en', 'Argentine', true],
    ['en', 'colombiana', false],
    ['en', '', false],
    ['es', 'colombiana', true],
    ['es', 'japonesa', true],
    ['es', 'Spaniard', false],
    ['es', '', false],
  ])('adjectives (%s): %s', (locale, word, isOne) =>
    expect(takes(adjectivesOf(locale), word)).toBe(isOne),
  );

  test.each([
    ['en', 'Spain', true],
    ['en', 'Japan', true],
    ['en', 'España', false],
    ['es', 'España', true],
    ['es', 'Spain', false],
    ['fr', 'Spain', false],
    ['fr', '', false],
  ])('countries (%s): %s', (locale, word, isOne) =>
    expect(takes(countriesOf(locale), word)).toBe(isOne),
  );
});
