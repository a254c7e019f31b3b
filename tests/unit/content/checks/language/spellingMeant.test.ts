/** What may have been meant by a word that no dictionary has. */
import {describe, expect, test} from 'vitest';

import {slipsIn} from './slips';

const times = (count: number, ...words: string[]): string[] =>
  words.flatMap((text) => Array.from({length: count}, () => text));

describe('a slip of the hand, whatever the house uses', () => {
  test.each([
    ['a letter twice', 'The doorr is.', 'doorr → door'],
    ['two vowels turned', 'A wierd door.', 'wierd → weird'],
    ['the same the other way round', 'A feild here.', 'feild → field'],
    ['two letters turned, of six', 'A candel here.', 'candel → candle'],
    ['two letters turned, of more', 'My shouldre is.', 'shouldre → shoulder'],
    ['a letter too few, of eight', 'It is beatiful here.', 'beatiful → beautiful'],
    ['a letter too many, of more', 'A revolveing door.', 'revolveing → revolving'],
    ['an apostrophe', 'We dont go.', 'dont → don’t'],
    ['a sound of both', 'We are comming here.', 'comming → coming'],
    ['a letter, before a blank', 'It is peacefull.', 'peacefull → peaceful” or “peace full'],
    ['behind a colon', 'We have: shouldre.', 'shouldre → shoulder'],
  ])('%s', (_, text, one) => expect(slipsIn(text)).toEqual([one]));

  test.each([
    ['an ñ before an accent', 'Con carino.', 'carino → cariño'],
    [
      'a letter before a blank',
      'Respira profundamete.',
      'profundamete → profundamente” or “profunda mete',
    ],
  ])('%s, in Spanish', (_, text, one) => expect(slipsIn(text, 'es')).toEqual([one]));

  test.each([
    ['a letter twice, of four', 'A bedd here.'],
    ['two letters turned, of five', 'The lapms are.'],
    ['a letter too few, of seven', 'It is peacful here.'],
    ['a word far from any', 'The xarrup is.'],
  ])('but not %s', (_, text) => expect(slipsIn(text)).toEqual([]));
});

describe('a word that the house uses', () => {
  test.each([
    ['once, of seven letters', 'The gapdens are.', ['My gardens.'], 'gapdens → gardens'],
    ['five times, of six', 'The gapden is.', times(5, 'My garden.'), 'gapden → garden'],
    ['twice, with a letter more', 'My breth is.', times(2, 'A breath.'), 'breth → breath'],
    ['once, of six letters, with a letter less', 'A towelx.', ['My towel.'], 'towelx → towel'],
    ['five times, of five', 'A lampx.', times(5, 'My lamp.'), 'lampx → lamp'],
    ['once, with two letters turned', 'A lmap.', ['My lamp.'], 'lmap → lamp'],
    ['without the blank', 'See thelamp.', ['It is the lamp.'], 'thelamp → the lamp'],
    ['eight times, of three letters', 'It is tha lamp.', times(8, 'So that.'), 'tha → that'],
    ['three times, without a vowel', 'We wll go.', times(3, 'We will.'), 'wll → will'],
    [
      'three at most',
      'The bll is.',
      times(3, 'A ball.', 'A bell.', 'A bill.', 'A bull.'),
      'bll → ball” or “bell” or “bill',
    ],
  ])('%s', (_, text, used, one) => expect(slipsIn(text, 'en', {used})).toEqual([one]));

  test.each([
    ['once, of six letters', 'The gapden is.', ['My garden.']],
    ['four times, of six', 'The gapden is.', times(4, 'My garden.')],
    ['once, with a letter more', 'My breth is.', ['A breath.']],
    ['four times, of five', 'A lampx.', times(4, 'My lamp.')],
    ['seven times, of three', 'It is tha lamp.', times(7, 'So that.')],
    ['eight times, with a capital', 'Tha lamp.', times(8, 'So that.')],
    ['twice, without a vowel', 'We wll go.', times(2, 'We will.')],
    ['never, with two letters turned', 'A lmap.', []],
  ])('but not %s', (_, text, used) => expect(slipsIn(text, 'en', {used})).toEqual([]));
});

describe('a beginning, which may be a name', () => {
  test.each([
    ['of nine letters', 'Facilties are.', [], 'Facilties → Facilities'],
    ['of more', 'Definately so.', [], 'Definately → Definitely'],
    ['without the blank', 'Thelamp is.', ['It is the lamp.'], 'Thelamp → The lamp'],
    ['that the house uses, turned', 'Wierd is it.', ['So weird.'], 'Wierd → Weird'],
    [
      'of nine letters, one of them another',
      'Gapdening is.',
      ['My gardening.'],
      'Gapdening → Gardening',
    ],
    ['in a later sentence', 'Yes. Facilties are.', [], 'Facilties → Facilities'],
  ])('%s', (_, text, used, one) => expect(slipsIn(text, 'en', {used})).toEqual([one]));

  test.each([
    ['of eight letters', 'Beatiful is it.', []],
    ['of eight letters, turned', 'Shouldre it is.', []],
    ['of eight letters, one of them another', 'Gapdener is.', ['My gardener.']],
    ['with a letter too many', 'Towelx here.', ['My towel.']],
    ['that sounds alike', 'Doorr is.', []],
    ['of another language', 'Temperatura here.', []],
  ])('but not %s', (_, text, used) => expect(slipsIn(text, 'en', {used})).toEqual([]));
});

describe('a capital within', () => {
  test.each([
    ['a title', 'Luxury Facilties', 'Facilties → Facilities'],
    ['a title with an article', 'The Luxury of Facilties', 'Facilties → Facilities'],
    ['a title of four letters', 'Spas Facilties', 'Facilties → Facilities'],
  ])('%s', (_, text, one) => expect(slipsIn(text)).toEqual([one]));

  test.each([
    ['a sentence', 'We see luxury Facilties'],
    ['one long word', 'All Facilties'],
    ['a name', 'We see Facilties here.'],
  ])('but not %s', (_, text) => expect(slipsIn(text)).toEqual([]));

  const names = ['Alba', 'Sensoria', 'Camila'].map((word) => ({word, whole: word}));
  test('a name of the house', () =>
    expect(slipsIn('Ask for Sensorja here.', 'en', {names})).toEqual(['Sensorja → Sensoria']));

  test('a name of the house at a beginning', () =>
    expect(slipsIn('Sensorja is here.', 'en', {names})).toEqual(['Sensorja → Sensoria']));

  test.each([
    ['the name', 'Ask for Sensoria here.'],
    ['the name at a beginning', 'Sensoria is here.'],
    ['a word of the other language', 'Ask for Camilla here.'],
    ['another name', 'Ask for Penelope here.'],
  ])('but not %s', (_, text) => expect(slipsIn(text, 'en', {names})).toEqual([]));
});

describe('words of the other language', () => {
  test.each([
    ['that sound alike', 'Con equipage.', 'es', [], 'equipage → equipaje'],
    ['of nine letters', 'A miniatura here.', 'en', [], 'miniatura → miniature'],
    ['that the house uses, of seven', 'Con passion.', 'es', ['La pasión.'], 'passion → pasión'],
  ])('%s', (_, text, locale, used, one) => expect(slipsIn(text, locale, {used})).toEqual([one]));

  test.each([
    ['of eight letters', 'A manicura here.', 'en', []],
    ['of six letters, however used', 'Un moment.', 'es', times(5, 'El momento.')],
    ['of six letters that sound alike', 'Un garage.', 'es', []],
    ['of seven that the house does not use', 'Con passion.', 'es', []],
  ])('but not %s', (_, text, locale, used) => expect(slipsIn(text, locale, {used})).toEqual([]));
});

describe('what an ear takes for another in Spanish', () => {
  test.each([
    ['j and g', 'La jente.', 'jente → gente'],
    ['b and v', 'Vamos a benir.', 'benir → venir'],
    ['c and s', 'Es desente.', 'desente → decente'],
    ['k and qu', 'Está trankila.', 'trankila → tranquila'],
    ['x and s', 'Es exelente.', 'exelente → excelente'],
    ['a letter twice', 'Son toalllas.', 'toalllas → toallas'],
  ])('%s', (_, text, one) => expect(slipsIn(text, 'es')).toEqual([one]));

  test.each([
    ['ll in a short word', 'Dos toayas.'],
    ['z in a short word', 'Las luzes.'],
  ])('but not %s', (_, text) => expect(slipsIn(text, 'es')).toEqual([]));
});

describe('accents of Spanish', () => {
  test.each([
    ['forgotten', 'Y tambien té.', [], 'tambien → también'],
    ['forgotten in four letters', 'Ven aqui.', [], 'aqui → aquí'],
    ['forgotten in three that the house uses', 'Es asi.', ['Así es.'], 'asi → así'],
    ['of n', 'Mañana y manana.', [], 'manana → mañana'],
    ['beside an ñ', 'En compañia.', [], 'compañia → compañía'],
    [
      'that hardly anybody means, and the house does',
      'Un orvallo.',
      ['Ya orvalló.'],
      'orvallo → orvalló',
    ],
  ])('%s', (_, text, used, one) => expect(slipsIn(text, 'es', {used})).toEqual([one]));

  test.each([
    ['in three letters', 'Es asi.'],
    ['of a form that hardly anybody means', 'Un orvallo.'],
    ['ñ for n', 'Una bañana.'],
  ])('but not %s', (_, text) => expect(slipsIn(text, 'es')).toEqual([]));
});
