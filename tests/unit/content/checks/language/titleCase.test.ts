/** Capitals of headings and of names. */
import {describe, expect, test} from 'vitest';

import {checkTitleCase} from '../../../../../src/content/checks/language/titleCase';
import type {Text} from '../../../../../src/content/texts';
import {validSite} from '../../fixtureSite';
import {told} from '../rawPages';
import {textOf, textsOf} from '../texts';

const problemsOf = (...texts: Text[]) => checkTitleCase(validSite(), texts);
const HEADING = {isHeading: true} as const;
const heading = (text: string, locale = 'en', more: Partial<Text> = {}): Text =>
  textOf(text, locale, {...HEADING, ...more});

/** Words that other texts have in small letters, twice. */
const small = (words: string, locale = 'en'): Text[] =>
  textsOf([`so ${words}`, `as ${words}`], locale);

const said = (...texts: Text[]): string[] =>
  told(problemsOf(...texts)).map((one) => one.replace(/^\S+ (?:\S+ )?\| /u, ''));

describe('a capital inside a heading', () => {
  test.each([
    ['a small word', 'The door Of the house', [], '“Of” with a capital inside'],
    ['two words', 'The Green Door', small('green door'), '“Green”, “Door” with a capital inside'],
    ['an article', 'Behind The Door', small('door'), '“The”, “Door” with a capital inside'],
    [
      'an article before a word of the dictionary',
      'Behind The Lamp',
      [],
      '“The” with a capital inside',
    ],
    [
      'a small word and another',
      'The Door Of it',
      small('door'),
      '“Of”, “Door” with a capital inside',
    ],
  ])('%s', (_, text, others, one) => expect(said(heading(text), ...others)).toEqual([one]));

  test('a small word behind a small one, and a word', () =>
    expect(said(heading('The lamp And the Door'), ...small('door'))).toEqual([
      '“And”, “Door” with a capital inside',
    ]));

  test('what to do', () =>
    expect(problemsOf(heading('The door Of it')).map(({remedy}) => remedy)).toEqual([
      'Write small letters: a capital stands at the beginning, and in names.',
    ]));

  test('its place', () =>
    expect(told(problemsOf(heading('The door Of it')))).toEqual([
      'en/about.mdx:12 | “Of” with a capital inside',
    ]));

  test.each([
    ['one word alone', 'The Door', small('door')],
    [
      'names',
      'The Green Door',
      [...small('green door'), textOf('a Green one'), textOf('the Door')],
    ],
    ['a beginning', 'Of the house', []],
    ['an article before a name', 'The bar El Born', [textOf('at El Born')]],
    ['an article before a small word', 'Behind The lamp', []],
    ['words that few others have', 'The Green Door', [textOf('so green door')]],
  ])('but not %s', (_, text, others) => expect(said(heading(text), ...others)).toEqual([]));
});

describe('which texts are headings', () => {
  const words = 'The door Of it';
  test.each([
    ['title', true],
    ['label', true],
    ['closing.title', true],
    ['Feature title', true],
    ['features[0]', true],
    ['tiers[1].features[0]', true],
    ['recommendedFor[0]', true],
    ['personality', true],
    ['lead', false],
    ['subtitles', false],
    ['', false],
  ])('“%s”', (field, is) => expect(said(textOf(words, 'en', {field}))).toHaveLength(is ? 1 : 0));

  test.each([
    ['words of the code', {field: 'title', file: 'src/a.tsx'}],
    ['a name', {field: 'title', isName: true}],
  ] as const)('but not %s', (_, more) => expect(said(textOf(words, 'en', more))).toEqual([]));

  test('but not a label that is fixed', () =>
    expect(
      said(
        textOf('Instalaciones de Lujo', 'es', {field: 'title'}),
        ...small('lujo instalaciones', 'es'),
      ),
    ).toEqual([]));
});

describe('a heading of Spanish', () => {
  test.each([
    ['a word that one other has small', 'La Puerta', [textOf('una puerta', 'es')], 'Puerta'],
    ['a word that is no name by its end', 'La Relajación', [], 'Relajación'],
    ['what somebody does', 'Que Trabajamos', [], 'Trabajamos'],
  ])('%s', (_, text, others, word) =>
    expect(said(heading(text, 'es'), ...others)).toEqual([`“${word}” with a capital inside`]),
  );

  test.each([
    ['a word that no other has', 'La Puerta', {}],
    ['a name of several words', 'Cerca de Paseo de Gracia', {}],
    ['a photo', 'La Relajación', {field: 'photos[1].title'}],
    ['no word of the dictionary', 'La Xzción', {}],
  ])('but not %s', (_, text, more) =>
    expect(said(heading(text, 'es', more), textOf('un paseo con gracia', 'es'))).toEqual([]),
  );

  test('rooms of photos are called as they are', () =>
    expect(
      said(
        heading('The Green Door', 'en', {field: 'photos[1].title', isHeading: true}),
        ...small('green door'),
      ),
    ).toEqual([]));

  test('and in English a single word is none', () =>
    expect(said(heading('The Relaxation'))).toEqual([]));
});

const FIVE = Array.from({length: 5}, () => 'This is Sants.');

describe('a name that lost its capital', () => {
  const names = textsOf(FIVE);
  test('is told', () =>
    expect(said(textOf('We like sants.'), ...names)).toEqual([
      '“sants” in small letters, with a capital in all other texts',
    ]));

  test('and what to write', () =>
    expect(
      problemsOf(
        textOf('We like sants and nyx.'),
        ...names,
        ...textsOf(FIVE.map((one) => one.replace('Sants', 'Nyx'))),
      ).map(({remedy}) => remedy),
    ).toEqual(['Write “Sants”, “Nyx”.']));

  test.each([
    ['in a name', {isName: true}],
    ['in what people search for', {field: 'keywords[0]'}],
  ] as const)('but not %s', (_, more) =>
    expect(said(textOf('We like sants.', 'en', more), ...names)).toEqual([]),
  );

  const trade = textOf('Sants', 'en', {field: 'specialties[0]'});
  test('nor as a word of the trade in a paragraph', () =>
    expect(said(textOf('We like sants.'), trade, ...names)).toEqual([]));

  test('but in a field', () =>
    expect(said(textOf('We like sants.', 'en', {field: 'lead'}), trade, ...names)).toHaveLength(1));

  test('nor in the other language', () =>
    expect(said(textOf('Es sants.', 'es'), ...names)).toEqual([]));
});
