/** Words of another language that no dictionary of the text’s own language has. */
import {describe, expect, test} from 'vitest';

import {checkLeftWords} from '../../../../../src/content/checks/language/leftWords';
import type {Text} from '../../../../../src/content/texts';
import {told} from '../rawPages';
import {textOf, textsOf} from '../texts';
import {siteKnowing} from './slips';

type House = {
  /** What other texts of Spanish and of English say. */
  readonly es?: readonly string[];
  readonly en?: readonly string[];
  readonly known?: readonly string[];
  /** What the same text says in the other language. */
  readonly twin?: string;
  readonly foreign?: readonly string[];
};

function problemsOf(text: Text, {es = [], en = [], known = [], twin, foreign = []}: House = {}) {
  const other = twin === undefined ? undefined : textOf(twin, text.locale === 'es' ? 'en' : 'es');
  const texts = [text, ...textsOf(es, 'es'), ...textsOf(en), ...(other ? [other] : [])];
  const [one, original] = text.locale === 'es' ? [text, other] : [other, text];
  const twins = new Map(one && original ? [[one, original] as const] : []);
  return checkLeftWords(siteKnowing(...known), texts, new Set(foreign), twins).filter(
    ({file, line}) => file === text.file && line === text.line,
  );
}

/** What is said of a Spanish text, but for its place. */
const said = (text: string, house?: House, more?: Partial<Text>): string[] =>
  problemsOf(textOf(text, 'es', more), house).map(({found}) => found);

const USED = {en: ['A drink here.', 'One drink more.']};

const AND = {
  en: ['So and so.', 'You and I.'],
  twin: 'In the house there is a xarrup and brunx.',
};

describe('a word that the other language alone has and uses', () => {
  test('where it stands', () =>
    expect(told(problemsOf(textOf('Con un drink.', 'es', {field: 'lead'}), USED))).toEqual([
      'es/about.mdx:12 lead | words in English, “drink”',
    ]));

  test('what to do', () =>
    expect(problemsOf(textOf('Con un drink.', 'es'), USED)).toMatchObject([
      {
        rule: 'foreign-words',
        remedy:
          'Write them in Spanish, or mark them: <i lang="en">…</i>, or add what Spanish has borrowed to known in i18n/es/docusaurus-plugin-content-docs/current/wording.yml.',
      },
    ]));

  test('what to do in a field of the original', () =>
    expect(
      problemsOf(textOf('A puerta here.', 'en', {field: 'lead'}), {
        es: ['La puerta.', 'Otra puerta.'],
      }).map(({found, remedy}) => `${found}. ${remedy}`),
    ).toEqual([
      'words in Spanish, “puerta”. Write them in English, or add what English has borrowed to known in docs/wording.yml.',
    ]));

  test.each([
    ['at a beginning', 'Drink de la casa.', USED, '“Drink”'],
    ['with a word of it beside', 'Hoy hay un cold drink en la casa.', USED, '“cold drink”'],
    [
      'two of them',
      'Un drink y un lamp.',
      {en: [...USED.en, 'A lamp.', 'My lamp.']},
      '“drink”, “lamp”',
    ],
    ['the same twice', 'Un drink, otro drink.', USED, '“drink”'],
    ['a small word', 'Un drink the casa.', {en: ['So drink.', 'A drink.']}, '“drink the”'],
    ['that its twin has', 'Con un drink.', {twin: 'With a drink.'}, '“drink”'],
    [
      'of three letters that its twin has',
      'Con un oil.',
      {en: ['My oil.', 'So oil.'], twin: 'An oil.'},
      '“oil”',
    ],
    ['a plural', 'Dos drinks.', {en: ['My drinks.', 'So drinks.']}, '“drinks”'],
    [
      'with another of which a letter is gone',
      'Un lamp.',
      {en: ['A lamp.', 'My lamp.'], es: ['Otro lam.']},
      '“lamp”',
    ],
    ['beside a word of no language', 'En la casa hay un drink y un xarrup.', USED, '“drink”'],
    ['behind a quotation', 'Dice «ven» con un drink.', USED, '“drink”'],
    ['behind one of English', 'Dice “ven” con un drink.', USED, '“drink”'],
    [
      'what holds names together, by itself',
      'En la casa hay xarrup con té and agua.',
      AND,
      '“and”',
    ],
    ['that nobody borrows', 'Un directly de aquí.', {}, '“directly”'],
    ['a small word in the other’s texts', 'Con our.', {en: ['So our.', 'In our.']}, '“our”'],
  ])('%s', (_, text, house, words) =>
    expect(said(text, house)).toEqual([`words in English, ${words}`]),
  );

  test('of Spanish, by its end', () =>
    expect(problemsOf(textOf('A tradición here.')).map(({found}) => found)).toEqual([
      'words in Spanish, “tradición”',
    ]));
});

describe('nothing is said of', () => {
  test.each([
    ['a word of its own', 'Con una puerta.', USED],
    ['a word that the other language uses once', 'Con un drink.', {en: ['A drink.']}],
    ['a word that no dictionary has', 'Con un xarrup.', {en: ['A xarrup.', 'So xarrup.']}],
    ['a declared one', 'Con un drink.', {...USED, known: ['drink']}],
    ['a borrowed one', 'Con un drink.', {...USED, es: ['Otro drink.']}],
    ['one whose plural is borrowed', 'Con un drink.', {...USED, es: ['Dos drinks.']}],
    [
      'a plural of what is borrowed',
      'Dos drinks.',
      {en: ['My drinks.', 'So drinks.'], es: ['Un drink.']},
    ],
    ['a name', 'Drink es un local.', {...USED, es: ['En Drink.']}],
    ['a part of a name', 'En drink Velada.', USED],
    ['a capital within', 'Un Drink más.', USED],
    ['a short word', 'Son 60 min.', {en: ['A min.', 'One min.']}],
    ['what holds a borrowed name together', 'En la casa hay un xarrup and brunx.', AND],
    ['the same at a beginning', 'Xarrup and brunx hay en la casa para ti.', AND],
    ['a small word that names have', 'Con the.', {en: ['So the one.', 'In the one.']}],
    ['what is friendly', 'Es friendly.', {}],
    ['what only ends so', 'Es un assembly.', {}],
    [
      'a short plural of what is borrowed',
      'Dos drinks.',
      {en: ['My drinks.', 'So drinks.'], es: ['Es drink.']},
    ],
    ['an open quotation', 'Dice «un drink y ya.', USED],
    ['an open quotation of English', 'Dice “un drink y ya.', USED],
    ['a quotation', 'Dice «un drink» y ya.', USED],
    ['a file in another language', 'Con un drink.', {...USED, foreign: ['es/about.mdx']}],
  ])('%s', (_, text, house) => expect(said(text, house)).toEqual([]));

  test.each([
    ['a name', {isName: true}],
    ['what people search for', {field: 'keywords[0]'}],
    ['a specialty', {field: 'specialties[0]'}],
  ] as const)('%s', (_, more) => expect(said('Con un drink.', USED, more)).toEqual([]));

  test('texts of a language whose list cannot be read', () =>
    expect(
      checkLeftWords(
        {...siteKnowing(), wording: {}},
        [textOf('Con un drink.', 'es'), ...textsOf(USED.en)],
        new Set(),
        new Map(),
      ),
    ).toEqual([]));

  test('texts of a language without a dictionary', () =>
    expect(
      checkLeftWords(
        {...siteKnowing(), locales: ['en', 'fr'], wording: {fr: siteKnowing().wording.es}},
        [textOf('Un drink.', 'fr'), ...textsOf(USED.en)],
        new Set(),
        new Map(),
      ),
    ).toEqual([]));
});

describe('a sentence that is in neither language', () => {
  const text = textOf('Witamy serdecznie. Con un drink.', 'es');
  test('is told', () =>
    expect(problemsOf(text, USED)).toEqual([
      {
        file: 'es/about.mdx',
        field: '',
        line: 12,
        found: 'words of another language, “Witamy serdecznie.”',
        remedy: 'Write them in Spanish.',
      },
    ]));

  test('shortened', () =>
    expect(said('Witamy serdecznie naszych gosci witamy serdecznie naszych gosci witamy.')).toEqual(
      ['words of another language, “Witamy serdecznie naszych gosci witamy serdeczn…”'],
    ));
});

test('a word of the translation that its original has', () =>
  expect(
    problemsOf(textOf('A puerta here.'), {twin: 'Una puerta.'}).map(({found}) => found),
  ).toEqual(['words in Spanish, “puerta”']));
