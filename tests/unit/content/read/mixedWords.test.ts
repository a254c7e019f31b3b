/** Words of one language in the middle of a sentence of the other. */
import {describe, expect, test} from 'vitest';

import {isOnlyOf, mixedWords} from '../../../../src/content/read/mixedWords';

type Options = {
  readonly locale?: string;
  readonly locales?: readonly string[];
  readonly italics?: readonly string[];
  readonly names?: readonly string[];
  /** The same text in English. */
  readonly twin?: string;
};

/** How often words stand in each language elsewhere. */
const TIMES = new Map([
  ['en', new Map(Object.entries({lamp: 3, oil: 5, warm: 5, towel: 4, wine: 2, tea: 9, vino: 1}))],
  [
    'es',
    new Map(
      Object.entries({
        casa: 3,
        aceite: 5,
        toalla: 4,
        lamp: 1,
        vino: 4,
        silla: 1,
        tea: 3,
        was: 2,
        were: 1,
      }),
    ),
  ],
]);

function said(text: string, options: Options = {}): string {
  const {locale = 'es', locales = ['en', 'es'], italics = [], names = [], twin} = options;
  const english =
    twin === undefined ? undefined : {file: 'a.mdx', locale: 'en', field: '', text: twin};
  const words = {text, locale, italics};
  const found = mixedWords(words, locales, TIMES, new Set(names), english);
  return found ? `${found.language}: ${found.sentence}` : 'nothing';
}

describe('left behind in a text', () => {
  test.each<[string, string, Options, string]>([
    ['a small word behind one of its own', 'La casa is bonita', {}, 'en: is'],
    ['a small word before one of its own', 'Bonita is casa', {}, 'en: is'],
    ['beside a small word of its own', 'Bonita, is una', {}, 'en: is'],
    ['an English text with a Spanish word', 'The towel una lamp', {locale: 'en'}, 'es: una'],
    ['two words that stand in the other language', 'Una warm towel.', {}, 'en: warm towel'],
    [
      'all of them are named',
      'La casa es warm towel with oil y casa',
      {},
      'en: warm towel with oil',
    ],
    [
      'six of them at most',
      'Casa: warm towel is with oil by the sea',
      {},
      'en: warm towel is with oil by',
    ],
    ['a word that joins names, before none', 'La casa of aceite', {}, 'en: of'],
    [
      'the second of the other languages',
      'La casa is bonita',
      {locales: ['es', 'fr', 'en']},
      'en: is',
    ],
    ['a small word that texts here have once', 'La casa were bonita', {}, 'en: were'],
    ['beside a word that the other language has less often', 'Mi vino is bueno', {}, 'en: is'],
    ['before a sign', 'La casa is: bonita', {}, 'en: is'],
  ])('%s', (_, text, options, expected) => expect(said(text, options)).toBe(expected));

  test.each([
    [
      'three words of the same English text',
      'Mesa candle with chair',
      'A candle with chair',
      'en: candle with chair',
    ],
    ['at the beginning', 'Candle with chair mesa', 'Candle with chair', 'en: Candle with chair'],
  ])('%s', (_, text, twin, expected) => expect(said(text, {twin})).toBe(expected));
});

describe('nothing is said', () => {
  test.each<[string, string, Options]>([
    ['a small word that texts here have twice', 'La casa was bonita', {}],
    ['beside a word that texts here have once', 'Mi silla is bonita', {}],
    ['beside a word that the other language has more often', 'Mi tea is amargo', {}],
    ['a word with an apostrophe', 'La casa is’land es', {}],
    ['a word that joins names, before a name with a hyphen', 'La casa of Gótic-Sud', {}],
    ['a word with a hyphen', 'La casa-is-bonita es', {}],
    ['no word of its own', 'Y una casa', {}],
    ['no such word', 'La casa es bonita', {}],
    ['between words that tell nothing', 'Mesa is bonita', {}],
    ['a word that texts of the other language have', 'La casa show bonita', {}],
    ['a name', 'La casa is bonita', {names: ['is']}],
    ['a capital', 'La casa Is bonita', {}],
    ['between other signs', 'La casa. is. bonita', {}],
    ['a word that joins names', 'La casa of Barcelona', {}],
    ['a word that joins names beside one of its own', 'La casa the Lamp', {}],
    ['in italics', 'La casa is bonita', {italics: ['is']}],
    ['in quotation marks', 'La casa «is» bonita', {}],
    ['one word that stands in the other language', 'Una towel bonita', {}],
    ['two words that stand there twice', 'Mesa wine wine', {}],
    ['two words of three letters', 'Mesa oil oil', {}],
    ['words that stand here more than once', 'The vino una towel', {locale: 'en', names: ['una']}],
    ['a language without small words', 'Une warm towel', {locale: 'fr'}],
    ['another language without small words', 'La casa is bonita', {locales: ['es', 'fr']}],
    ['no other language', 'Mesa con una casa', {locales: ['es']}],
    ['two words of the English text', 'Mesa candle with', {twin: 'A candle with'}],
    [
      'three words of another English text',
      'Mesa candle with chair',
      {twin: 'A candle with no chair'},
    ],
    [
      'a name among words of the English text',
      'Mesa candle with Chair',
      {twin: 'A candle with Chair', names: ['chair']},
    ],
    [
      'a word that joins names in the English text',
      'Xyz candle of candle',
      {twin: 'Xyz candle of candle'},
    ],
  ])('%s', (_, text, options) => expect(said(text, options)).toBe('nothing'));
});

describe('a word of one language alone', () => {
  test.each([
    ['lamp', 'en', 'es', true],
    ['Lamp', 'en', 'es', true],
    ['casa', 'es', 'en', true],
    ['casa', 'en', 'es', false],
    ['hotel', 'en', 'es', false],
    ['xyzzy', 'en', 'es', false],
    ['lamp', 'en', 'fr', false],
    ['lamp', 'fr', 'es', false],
  ])('%s as one of %s in a text of %s: %s', (word, other, locale, expected) =>
    expect(isOnlyOf(other, locale)(word)).toBe(expected),
  );
});
