/** Words of the house's own texts that are near to another one, and those that stand without a blank between. */
import {describe, expect, test} from 'vitest';

import {type UsedWords, usedWords} from '../../../../src/content/language/nearWords';
import {textsOf} from './spokenTexts';

type Known = (word: string) => boolean;
const always: Known = () => true;
const never: Known = () => false;

const used = (texts: readonly string[], isWord = always, locale = 'en'): UsedWords =>
  usedWords(textsOf(locale, ...texts), locale, isWord);

test('whether a word is used, and in how many texts', () => {
  const {has, times} = used(['A lamp, a lamp', 'Lamp']);
  expect([has('lamp'), has('chair')]).toEqual([true, false]);
  expect([times('lamp'), times('chair')]).toEqual([2, 0]);
});

describe('a word that one slip makes of another', () => {
  test.each([
    ['a letter changed', 'candle', 'cendle'],
    ['a letter changed before the last two', 'candle', 'cantle'],
    ['a letter forgotten', 'candle', 'cndle'],
    ['a letter too many', 'candle', 'canddle'],
    ['two that changed places', 'candle', 'cadnle'],
    ['an accent and a letter', 'tántrico', 'tantirco'],
    ['five letters', 'lamps', 'lomps'],
  ])('%s', (_, word, typed) => expect(used([word]).near(typed)).toEqual([word]));

  test.each([
    ['four letters', 'lamp', 'lomp'],
    ['another first letter', 'candle', 'handle'],
    ['another last letter', 'candle', 'candly'],
    ['another last letter but one', 'candle', 'candxe'],
    ['two letters changed', 'candle', 'cexdle'],
    ['two letters too many', 'candle', 'canddxle'],
    ['two too few', 'candle', 'cale'],
    ['three in another order', 'scandle', 'sdancle'],
    ['two letters in place of one that is none of them', 'candles', 'caxyles'],
    ['two of which one has changed', 'candles', 'cadxles'],
    ['two of which the other has changed', 'candles', 'caxnles'],
    ['two that changed places, of three others', 'caxyzles', 'cayxwles'],
    ['two that changed places, and one too many', 'caxyles', 'cayxzles'],
    ['the word itself', 'candle', 'candle'],
    ['an accent alone', 'tántrico', 'tantrico'],
    ['another word', 'chair', 'candle'],
  ])('not %s', (_, word, typed) => expect(used([word]).near(typed)).toEqual([]));

  test('what no dictionary has is a word in three texts', () => {
    const three = ['candle', 'candle', 'candle'];
    expect(used(three, never).near('cendle')).toEqual(['candle']);
    expect(used(three.slice(1), never).near('cendle')).toEqual([]);
  });
});

describe('words with a letter more or less', () => {
  const texts = ['lmp lamp stamp', 'lamp lamps', 'lamps lampss', 'lamps clamp', 'clamp amp xamp'];

  test('the commonest first', () => {
    expect(used(texts).common('lamp', 1)).toEqual(['lamps', 'clamp', 'lmp', 'amp']);
    expect(used(texts).common('lamps', 1)).toEqual(['lamp', 'lampss']);
  });

  test('in so many texts', () => expect(used(texts).common('lamp', 3)).toEqual(['lamps']));

  test('that the dictionary has', () =>
    expect(used(texts, (word) => word !== 'lamps').common('lamp', 1)).not.toContain('lamps'));
});

describe('two words without the blank between', () => {
  const SENTENCE = 'The lamp of our candles is warm, and it’s ours: old gold';

  test.each([
    ['a small word and one of six letters', 'ofxylons', ['of xylons']],
    ['a small word and one of three that is used', 'theold', ['the old']],
    ['one of four and a small word of three', 'xylothe', ['xylo the']],
    ['two of four that are used', 'goldlamp', ['gold lamp']],
    ['two of which one has five', 'xyloxylos', ['xylo xylos', 'xylox ylos']],
    ['a small word and one of five that nobody uses', 'ofxylon', []],
    ['a small word and one of two', 'ofis', []],
    ['one of three and one of four', 'oldlamp', []],
    ['one of four and one of three', 'lampold', []],
    ['one of three and a small word', 'xylthe', []],
    ['one of four and a small word of two', 'xyloit', []],
    ['two of four, of which one is used', 'xylolamp', []],
    ['two of four, of which the other is used', 'lampxylo', []],
    ['a word', 'lamp', []],
  ])('%s', (_, typed, expected) => expect(used([SENTENCE]).apart(typed)).toEqual(expected));

  test('three letters are enough in a word of eight texts', () => {
    const eight = Array.from({length: 8}, () => 'Old');
    expect(used(['Lamp', ...eight]).apart('oldlamp')).toEqual(['old lamp']);
    expect(used(['Lamp', ...eight.slice(1)]).apart('oldlamp')).toEqual([]);
    expect(used(['Lamp', ...eight]).apart('xyzlamp')).toEqual([]);
  });

  test('a small word of one letter before one that is used', () => {
    expect(used(['Luz y pared'], always, 'es').apart('yluz')).toEqual(['y luz']);
    expect(used(['Luz'], always, 'es').apart('ypared')).toEqual([]);
  });

  test('no two that the dictionary does not have', () => {
    expect(used([SENTENCE], (word) => word !== 'gold').apart('goldlamp')).toEqual([]);
    expect(used([SENTENCE], (word) => word !== 'lamp').apart('goldlamp')).toEqual([]);
  });

  test('in a language without small words: long ones alone', () => {
    expect(used([SENTENCE], always, 'fr').apart('goldlamp')).toEqual(['gold lamp']);
    expect(used([SENTENCE], always, 'fr').apart('theold')).toEqual([]);
  });
});
