/** A sentence in another language among sentences of the text’s own. */
import {describe, expect, test} from 'vitest';

import {foreignSentence, vocabularies} from '../../../../src/content/language/tellLanguage';
import {textsOf} from './spokenTexts';

const VOCABULARY = vocabularies([
  ...textsOf('en', 'The lamp', 'Lamp', 'A silla', 'A mesa', 'A mesa'),
  ...textsOf('es', 'La silla', 'Vieja', 'Mesa', 'Noche larga'),
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
): string | undefined => {
  const found = foreignSentence(
    {text, locale, ...(italics && {italics})},
    locales,
    VOCABULARY,
    names && new Set(names),
  );
  return found && `${found.language}: ${found.sentence}`;
};

const OWN = 'The lamp is lit.';

describe('a sentence in the other language', () => {
  test.each<[string, string, string, More?]>([
    ['behind one of its own', `${OWN} La silla vieja.`, 'es: La silla vieja.'],
    ['before one of its own', `La silla vieja? ${OWN}`, 'es: La silla vieja?'],
    ['behind two blanks', `${OWN}  La silla vieja.`, 'es: La silla vieja.'],
    ['beside italics', `${OWN} Pero los *xylo*.`, 'es: Pero los .'],
    ['with other ends', `${OWN} La silla vieja… Yes!`, 'es: La silla vieja…'],
    ['small words alone', `${OWN} Pero los.`, 'es: Pero los.'],
    ['three words of five', `${OWN} La silla vieja xylo key.`, 'es: La silla vieja xylo key.'],
    ['a word that stands here once', `${OWN} La silla.`, 'es: La silla.'],
    ['in Spanish', 'La silla. The chair of.', 'en: The chair of.', {locale: 'es'}],
    ['a small word of its own in a name', `Pero los the.`, 'es: Pero los the.', {names: ['the']}],
    [
      'beside words of a stranger',
      `Vous êtes dans xylo. Pero los.`,
      'es: Pero los.',
      {locales: ['es', 'fr']},
    ],
  ])('%s', (_, text, expected, more) => expect(told(text, more)).toBe(expected));

  test.each<[string, string, More?]>([
    ['a small word of its own in it', `${OWN} Pero los the silla.`],
    [
      'a small word of its own, behind a stranger’s',
      'Vous êtes dans xylo key door. Pero los the silla.',
      {locales: ['en', 'es', 'fr']},
    ],
    ['one word', `${OWN} Pero.`],
    ['one word and a letter', `${OWN} Pero y.`],
    ['letters', `${OWN} y, o.`],
    ['two words of four', `${OWN} La silla xylo key.`],
    ['no small word', `${OWN} Silla vieja.`],
    ['a word that stands here twice', `${OWN} La mesa.`],
    ['a word that stands in no text', `${OWN} La xylo.`],
    ['italics', `${OWN} *La silla vieja.* Yes`],
    ['italics with a line under it', `${OWN} _La silla vieja._ Yes`],
    ['a name', `${OWN} La Silla.`],
    ['a name of the site', `${OWN} Pero los.`, {names: ['pero', 'los']}],
    ['a language without small words', 'La silla vieja.', {locale: 'fr'}],
    ['no other language', `${OWN} La silla vieja.`, {locales: ['en']}],
    ['another language without small words', `${OWN} La silla vieja.`, {locales: ['en', 'fr']}],
  ])('not %s', (_, text, more) => expect(told(text, more)).toBeUndefined());

  test('not where no texts are known', () =>
    expect(
      foreignSentence({text: 'La silla.', locale: 'en'}, ['en', 'es'], new Map()),
    ).toBeUndefined());
});

describe('a sentence in a language that the site is not written in', () => {
  test.each<[string, string, string, More?]>([
    ['behind one of its own', `${OWN} Vous êtes chez nous.`, 'fr: Vous êtes chez nous.'],
    [
      'with a small word of its own',
      `${OWN} Vous êtes dans une chambre the.`,
      'fr: Vous êtes dans une chambre the.',
    ],
    ['two words', 'Vous êtes.', 'fr: Vous êtes.'],
  ])('%s', (_, text, expected, more) => expect(told(text, more)).toBe(expected));

  test.each<[string, string, More?]>([
    ['one word', `${OWN} Vous lamp key.`],
    ['in italics', `Vous êtes chez nous.`, {italics: ['chez nous']}],
    ['in quotation marks', `Vous êtes “chez nous”.`],
    ['in Spanish quotation marks', `Vous êtes «chez nous».`],
    ['a language of the site', 'Vous êtes chez nous.', {locales: ['en', 'fr']}],
    ['a name of the site', 'Vous êtes.', {names: ['vous']}],
  ])('not %s', (_, text, more) => expect(told(text, more)).toBeUndefined());

  test('italics elsewhere change nothing', () =>
    expect(told(`Lamp. Vous êtes chez nous.`, {italics: ['lamp']})).toBe(
      'fr: Vous êtes chez nous.',
    ));
});
