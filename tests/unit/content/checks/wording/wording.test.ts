/** Words that the house does not use. */
import {describe, expect, test} from 'vitest';

import {checkWording} from '../../../../../src/content/checks/wording/wording';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';
import {textOf} from '../texts';

const entry = (word: string, ...except: string[]) => ({word, except, reason: 'We say otherwise.'});
const LISTS = {words: [entry('call girl'), entry('girl', 'birthday girl'), entry('sex')]};

/** What is said of a sentence in English, with these lists. */
const problemsOf = (text: string, lists: unknown = LISTS) =>
  checkWording(rawSite([], {wording: {en: lists}}), [textOf(text)]);
const said = (text: string, lists: unknown = LISTS): string[] =>
  problemsOf(text, lists).map(({found}) => found);

describe('in a text', () => {
  test('all that is told', () =>
    expect(problemsOf('The girl is here.')).toEqual([
      {
        file: 'en/about.mdx',
        field: '',
        line: 12,
        found: 'the word “girl”',
        remedy: 'Say it otherwise, or leave it out: We say otherwise.',
      },
    ]));

  test.each([
    ['with capitals and accents', 'A GÍRL.', ['the word “GÍRL”']],
    ['another form', 'Two girls.', ['the word “girls”, a form of “girl”']],
    ['a phrase, and not a word of it', 'A call girl.', ['the word “call girl”']],
    ['a phrase with a hyphen', 'A call-girl.', ['the word “call-girl”, a form of “call girl”']],
    ['several', 'A girl, sex, a girl.', ['the word “girl”', 'the word “girl”', 'the word “sex”']],
    ['behind what is innocent', 'A birthday girl, a girl.', ['the word “girl”']],
    ['beside what is innocent', 'A birthday call girl.', ['the word “call girl”']],
  ])('%s', (_, text, found) => expect(said(text)).toEqual(found));

  test('of two rules for the same words, the first', () =>
    expect(said('The girls.', {words: [entry('girl'), entry('girls')]})).toEqual([
      'the word “girls”, a form of “girl”',
    ]));

  test('of two that overlap, both', () =>
    expect(said('Red hot tea.', {words: [entry('red hot'), entry('hot tea')]})).toEqual([
      'the word “Red hot”',
      'the word “hot tea”',
    ]));

  test.each([
    ['a longer word', 'The girlfriend of Essex.'],
    ['what is innocent', 'The birthday girl, the Birthday Gírl.'],
    ['other words', 'The door.'],
  ])('nothing with %s', (_, text) => expect(said(text)).toEqual([]));

  test('nothing in another language', () =>
    expect(checkWording(rawSite([], {wording: {en: LISTS}}), [textOf('The girl.', 'es')])).toEqual(
      [],
    ));

  test('in each language by its own list', () =>
    expect(
      told(
        checkWording(rawSite([], {wording: {en: LISTS, es: {words: [entry('chica')]}}}), [
          textOf('The girl, the chica.'),
          textOf('La girl, la chica.', 'es', {field: 'lead', line: undefined}),
        ]),
      ),
    ).toEqual(['en/about.mdx:12 | the word “girl”', 'es/about.mdx lead | the word “chica”']));

  test('in an address', () =>
    expect(
      told(
        checkWording(
          rawSite(
            [
              rawPage('', {fields: {slug: '/girl-house'}}),
              rawPage('', {id: 'home', fields: {slug: 2}}),
            ],
            {wording: {en: LISTS}},
          ),
          [],
        ),
      ),
    ).toEqual(['en/about.mdx slug | the word “girl”']));
});

describe('in the lists', () => {
  const inLists = (lists: unknown): string[] =>
    problemsOf('The girl.', lists)
      .filter(({file}) => file === 'docs/wording.yml')
      .map(({field, found, remedy}) => `${field} | ${found} | ${remedy}`);
  const seldom = (word: string) => ({word, atMost: 2, reason: 'It wears out.'});

  test.each<[string, Record<string, unknown>, string]>([
    [
      'a word twice, whatever its capitals',
      {words: [entry('girl'), entry('sex'), entry('Gírl')]},
      'words[2].word | “Gírl” twice | Keep one of the two.',
    ],
    [
      'a word to use seldom, twice',
      {...LISTS, sparingly: [seldom('lamp'), seldom('lamp')]},
      'sparingly[1].word | “lamp” twice | Keep one of the two.',
    ],
    [
      'a word to use seldom that is not used at all',
      {...LISTS, sparingly: [seldom('lamp'), seldom('SEX')]},
      'sparingly[1].word | “SEX”, which words forbids altogether | Keep it in one of the two lists.',
    ],
    [
      'a known word twice',
      {...LISTS, known: ['nuru', 'nuru']},
      'known[1] | “nuru” twice | Keep one of the two.',
    ],
    [
      'a word that is alike twice',
      {...LISTS, alike: ['spa', 'nuru', 'spa']},
      'alike[2] | “spa” twice | Keep one of the two.',
    ],
    [
      'a way of saying that it is open twice',
      {...LISTS, alwaysOpen: ['never closed', 'never closed']},
      'alwaysOpen[1] | “never closed” twice | Keep one of the two.',
    ],
  ])('%s', (_, lists, expected) => expect(inLists(lists)).toEqual([expected]));

  test.each<[string, Record<string, unknown>]>([
    ['known words with other capitals', {...LISTS, known: ['Nuru', 'nuru']}],
    ['one word in two lists', {...LISTS, known: ['spa'], alike: ['spa']}],
    ['other words', {...LISTS, sparingly: [seldom('lamp'), seldom('door')]}],
  ])('nothing with %s', (_, lists) => expect(inLists(lists)).toEqual([]));

  test('what is told of a list beside what is told of texts', () =>
    expect(said('The girl.', {...LISTS, known: ['a', 'a']})).toEqual([
      '“a” twice',
      'the word “girl”',
    ]));

  test('a list of another form, of which nothing is looked for', () => {
    const problems = problemsOf('The girl.', {words: [{word: 'girl'}]});
    expect(problems.map(({file, field}) => `${file} ${field}`)).toEqual([
      'docs/wording.yml words[0].reason',
    ]);
  });

  test('a misspelt field, with the one that was meant', () =>
    expect(
      problemsOf('The girl.', {words: [{word: 'girl', raeson: 'We say otherwise.'}]}).some(
        ({remedy}) => remedy.includes('reason'),
      ),
    ).toBe(true));

  test('a list of a translation, by its path', () =>
    expect(
      checkWording(rawSite([], {wording: {es: {words: [entry('a'), entry('a')]}}}), [])[0]?.file,
    ).toBe('i18n/es/docusaurus-plugin-content-docs/current/wording.yml'));

  test('a language without a list', () =>
    expect(checkWording(rawSite([]), [textOf('The girl.')])).toEqual([]));
});
