/** The language that a text or a label is in, told by its words and by those of the other texts. */
import {describe, expect, test} from 'vitest';

import {foreignLanguage, vocabularies} from '../../../../src/content/language/tellLanguage';
import {textsOf} from './spokenTexts';

const VOCABULARY = vocabularies([
  ...textsOf('en', 'Lamp and chair', 'Lamp', 'Kimono', 'Lamp', 'Total', 'Otra', 'Otra'),
  ...textsOf('en', 'Maison', 'Maison', 'Notre', 'Notre', 'Notre', 'Plaza', 'Total'),
  ...textsOf('es', 'Silla de la calle', 'Plaza', 'Plaza', 'Calle mayor', 'Vieja silla', 'Mayor'),
  ...textsOf('es', 'Vieja', 'Vip', 'Vip', 'Total', 'Total', 'Kimono', 'Kimono', 'Larga'),
]);

type More = {
  readonly locale?: string;
  readonly locales?: readonly string[];
  readonly italics?: readonly string[];
  readonly names?: readonly string[];
};

const told = (
  text: string,
  {locale = 'en', locales = ['en', 'es'], names, italics}: More = {},
): string | undefined =>
  foreignLanguage(
    {text, locale, ...(italics && {italics})},
    locales,
    VOCABULARY,
    names && new Set(names),
  );

test('in how many texts of a language a word stands', () => {
  const of = vocabularies([
    ...textsOf('en', 'A lamp, a lamp', 'The lamp'),
    ...textsOf('es', 'La lamp', 'Sol'),
  ]);
  expect([...of.keys()]).toEqual(['en', 'es']);
  expect(of.get('en')?.get('lamp')).toBe(2);
  expect(of.get('es')?.get('lamp')).toBe(1);
  expect(of.get('en')?.get('sol')).toBeUndefined();
});

describe('a sentence in the other language', () => {
  test.each<[string, string, string, More?]>([
    ['two small words', 'lamp chair table los pero', 'es'],
    ['more than twice as many as its own', 'los pero lamp chair sin the', 'es'],
    ['with a sign of Spanish, more than its own', 'mañana pero los lamp chair of', 'es'],
    ['in a Spanish text', 'lámpara silla the night of', 'en', {locale: 'es'}],
    [
      'whatever other languages there are',
      'lamp chair table los pero',
      'es',
      {locales: ['fr', 'es']},
    ],
  ])('%s', (_, text, language, more) => expect(told(text, more)).toBe(language));

  test.each<[string, string, More?]>([
    ['one small word', 'lamp chair table night los'],
    ['twice as many as its own', 'los pero lamp chair of'],
    ['a sign, but no more small words than its own', 'mañana los lamp chair of'],
    ['small words in a name of its own', 'lamp chair table los pero', {names: ['los', 'pero']}],
    ['no small word of any', 'lamp chair table night door'],
    ['a language without small words', 'lamp chair table los pero', {locale: 'fr'}],
    ['no other language', 'lamp chair table los pero', {locales: ['en']}],
    ['other languages without small words', 'lamp chair table los pero', {locales: ['en', 'fr']}],
    ['its own', 'los pero lámpara silla mesa', {locale: 'es'}],
    ['no words', '24/7'],
    ['names alone', 'Los Pero', {names: ['los', 'pero']}],
  ])('not %s', (_, text, more) => expect(told(text, more)).toBeUndefined());
});

describe('a name has no language', () => {
  test.each([
    ['capitals', 'VIP'],
    ['capitals between blanks', ' VIP '],
    ['words with capitals', 'Plaza Mayor'],
    ['a particle between', 'Plaza de Mayor'],
    ['an address', 'Plaza Mayor Vieja 5, silla'],
  ])('%s', (_, text) => expect(told(text)).toBeUndefined());

  test.each([
    ['a word', 'vip'],
    ['a capital behind other words', 'la VIP'],
    ['one word with a capital', 'Silla'],
    ['a longer word in capitals', 'SILLA'],
    ['nothing but capitals', 'SILLA MAYOR'],
    ['a word without a capital', 'Silla Mayor vieja'],
    ['an address with as many small words', 'Silla Mayor 5, vieja calle'],
    ['more capitals, but no number', 'Silla Mayor Vieja, calle'],
  ])('but %s has', (_, text) => expect(told(text)).toBe('es'));
});

describe('a label in the other language', () => {
  test.each<[string, string, More?]>([
    ['a word of its texts', 'silla'],
    ['a small word', 'nuestra'],
    ['a word that stands twice there and once here', 'plaza'],
    ['a word that stands twice there, beside one unknown', 'silla xylo'],
  ])('%s', (_, text, more) => expect(told(text, more)).toBe('es'));

  test.each<[string, string, More?]>([
    ['a word that stands nowhere', 'xylo'],
    ['a word that stands there once', 'larga'],
    ['a small word that stands here twice', 'otra'],
    ['a word of two letters', 'la'],
    ['a word that stands here twice', 'total'],
    ['beside a word that stands here twice', 'silla lamp'],
    ['beside a word that stands here alone', 'silla chair'],
    ['beside a small word of its own', 'silla and'],
  ])('not %s', (_, text, more) => expect(told(text, more)).toBeUndefined());

  test('not where the other has no texts', () =>
    expect(
      foreignLanguage({text: 'silla', locale: 'en'}, ['en', 'es'], new Map()),
    ).toBeUndefined());
});

describe('a sentence in a language that the site is not written in', () => {
  test.each<[string, string, string, More?]>([
    ['its words', 'vous êtes dans une chambre', 'fr'],
    ['three words of eight', 'vous êtes dans lamp chair table door key', 'fr'],
    ['two words, and half of all in its own', 'vous êtes la lamp chair de', 'fr'],
    ['more than twice as many as small words of the text’s own', 'vous êtes dans lamp the', 'fr'],
    ['the one with most words', 'vous êtes amb molt sense lamp', 'ca'],
    ['of two the one with the larger part', 'vous êtes amb molt els on la', 'ca'],
    ['in Spanish', 'wir sind nicht hier lámpara', 'de', {locale: 'es'}],
    ['beside a quotation', '“the lamp and the chair” vous êtes dans lamp', 'fr'],
  ])('%s', (_, text, language, more) => expect(told(text, more)).toBe(language));

  test.each<[string, string, More?]>([
    ['three words of nine', 'vous êtes dans lamp chair table door key night'],
    ['two words that are less than half', 'vous êtes lamp chair table'],
    ['one word', 'vous xylo lamp chair key'],
    ['twice as many as small words of its own', 'vous êtes dans chambre the of lamp'],
    ['a language of the site', 'vous êtes dans une chambre', {locales: ['en', 'es', 'fr']}],
    ['words that stand in three texts here', 'notre vous lamp xylo un'],
    ['words of a name', 'vous êtes dans lamp chair key door', {names: ['êtes', 'dans']}],
    ['a quotation', 'lamp chair “vous êtes dans une chambre”'],
    ['a quotation in Spanish marks', 'lamp chair «vous êtes dans une chambre»'],
    ['italics', 'lamp vous êtes dans une', {italics: ['vous êtes dans une']}],
    [
      'names outside a quotation',
      'vous êtes dans lamp chair key door “xylo”',
      {names: ['êtes', 'dans']},
    ],
  ])('not %s', (_, text, more) => expect(told(text, more)).toBeUndefined());
});

describe('a label in a language that the site is not written in', () => {
  test.each<[string, string, string, More?]>([
    ['a word', 'chambre', 'fr'],
    ['a word that stands in two texts here', 'maison', 'fr'],
    ['more words than of its own', 'vous êtes the', 'fr'],
    ['as many, in a label that is its own for the most part', 'vous de la of', 'fr'],
    ['in Spanish', 'notre', 'fr', {locale: 'es'}],
  ])('%s', (_, text, language, more) => expect(told(text, more)).toBe(language));

  test.each<[string, string, More?]>([
    ['a word that stands in three texts here', 'notre'],
    ['as many words of its own', 'vous of'],
    ['as many, half of all', 'vous de of and', {locales: ['en']}],
    ['fewer than of its own', 'vous of the'],
    ['as many as words that stand here', 'vous lamp'],
  ])('not %s', (_, text, more) => expect(told(text, more)).toBeUndefined());
});
