/** Suggestions for misspelt names: how many letters may differ, and parts of names. */
import {describe, expect, test} from 'vitest';

import {closest, didYouMean, isNearly} from '../../../src/content/closest';

describe('letters that may differ', () => {
  test.each<[string, string[], string]>([
    ['mn', ['mon'], 'mon'],
    ['tue', ['tie'], 'tie'],
    ['dusk', ['dusky'], 'dusky'],
    ['lamp', ['lump', 'lxxx'], 'lump'],
    ['lamps', ['laxxs'], 'laxxs'],
    ['days', ['dawdys'], 'dawdys'],
    ['sectionx', ['secxxxnx'], 'secxxxnx'],
    ['salt', ['silk', 'sealt'], 'sealt'],
    ['lavish', ['lawash'], 'lawash'],
    ['Seecton', ['Section'], 'Section'],
    ['facilities', ['fecilitaez'], 'fecilitaez'],
    ['LOCATION', ['location'], 'location'],
    ['habitación', ['habitacion'], 'habitacion'],
  ])('%s among %j', (word, known, meant) => expect(closest(word, known)).toBe(meant));

  test.each<[string, string[]]>([
    ['mn', []],
    ['to', ['ab']],
    ['ab', ['abcd']],
    ['tue', ['toad']],
    ['keyword', ['kexxxrd']],
    ['lamp', ['limb']],
    ['seasons', ['reasixx']],
    ['facility', ['fizelijy']],
    ['', ['a']],
  ])('%j is near to none of %j', (word, known) => expect(closest(word, known)).toBeUndefined());

  test('the nearest of several, the first of those that are as near', () => {
    expect(closest('contakt', ['contrast', 'contact'])).toBe('contact');
    expect(closest('contact', ['contakt', 'contact'])).toBe('contact');
    expect(closest('mot', ['mon', 'moo'])).toBe('mon');
  });

  test('a word of another language comes first', () => {
    expect(closest('sala', ['salt', 'suite'])).toBe('suite');
    expect(closest('título', ['titulos', 'title'])).toBe('title');
  });
});

describe('what both names begin with', () => {
  test.each<[string, string[], string | undefined]>([
    ['programs/pranna', ['programs/prana'], 'programs/prana'],
    ['programs/nuru', ['programs/prana'], undefined],
    ['programs/nuru', ['legal/nuru'], undefined],
    ['program/nuru', ['programs/nuru'], 'programs/nuru'],
    ['a.b/cal', ['a.b/call/x', 'a.b/call'], 'a.b/call'],
    ['a.cal', ['a.kall.b'], undefined],
  ])('%s among %j', (word, known, meant) => expect(closest(word, known)).toBe(meant));
});

describe('parts of names', () => {
  test.each<[string, string[], string | undefined]>([
    ['four-star', ['five-star', 'four-star-superior'], 'four-star-superior'],
    ['4 stars', ['five-star', 'four-star-superior'], 'four-star-superior'],
    ['superior', ['five-star', 'four-star-superior'], 'four-star-superior'],
    ['superior four', ['four-star-superior'], undefined],
    ['star', ['five-star', 'four-star-superior'], undefined],
    ['the body-to-body', ['body-to-body', 'nuru'], 'body-to-body'],
    ['the body to body', ['body-to-body', 'four-hands'], 'body-to-body'],
    ['our four-hands and body-to-body', ['body-to-body', 'four-hands'], undefined],
    ['nuru massage', ['nuru', 'prana'], undefined],
    ['moon - bath', ['moon-bath-late', 'prana'], 'moon-bath-late'],
    ['spa', ['day-spa', 'prana'], undefined],
    ['bath', ['moon-bath', 'prana'], 'moon-bath'],
    ['baths', ['moon-bath', 'prana'], 'moon-bath'],
    ['Moon Bath', ['moon-bath-late'], 'moon-bath-late'],
  ])('%s among %j', (word, known, meant) => expect(closest(word, known)).toBe(meant));

  test('a name that is one letter away comes before them', () =>
    expect(closest('star-bath', ['star-bath-late', 'stir-bath'])).toBe('stir-bath'));
});

describe('the beginning of a name', () => {
  test.each<[string, string[], string | undefined]>([
    ['experi', ['experienced', 'rating'], 'experienced'],
    ['favo', ['favoritePrograms', 'name'], 'favoritePrograms'],
    ['fav', ['favoritePrograms', 'name'], undefined],
    ['favo', ['favoritePrograms', 'favoritePhotos'], undefined],
    ['grams', ['favoritePrograms', 'name'], undefined],
  ])('%s among %j', (word, known, meant) => expect(closest(word, known)).toBe(meant));
});

describe('as a question', () => {
  test('near', () => expect(didYouMean('contakt', ['contact'])).toBe('Did you mean contact? '));
  test('not near', () => expect(didYouMean('spa', ['contact'])).toBe(''));
});

describe('the same but for a slip', () => {
  test.each([
    ['Bath', 'Bath', true],
    ['Bat', 'Bath', true],
    ['Ba', 'Bath', false],
    ['Bth', 'Bat', false],
    ['The mon room', 'The moon room', true],
    ['The mn room', 'The moon room', true],
    ['The m room', 'The moon room', true],
    ['The  room', 'The moon room', false],
    ['A house in the middle of', 'A house in the midst of it', false],
    ['A hous in the middl of th town', 'A house in the middle of the town', true],
    ['A hous i the middl of th town', 'A house in the middle of the town', false],
  ])('%s, %s', (typed, meant, isNear) => expect(isNearly(typed, meant)).toBe(isNear));
});
