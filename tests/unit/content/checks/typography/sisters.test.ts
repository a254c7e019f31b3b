/** Ends and beginnings that all fields of one name have alike. */
import {describe, expect, test} from 'vitest';

import {checkSisters} from '../../../../../src/content/checks/typography/sisters';
import type {Text} from '../../../../../src/content/texts';
import {told} from '../rawPages';
import {textOf} from '../texts';

/** Entries of a list, the first on line 3. */
const entries = (words: readonly string[], more: Partial<Text> = {}, locale = 'en'): Text[] =>
  words.map((text, at) => textOf(text, locale, {field: `features[${at}]`, line: 3 + at, ...more}));

const said = (words: readonly string[], more: Partial<Text> = {}, locale = 'en'): string[] =>
  told(checkSisters(entries(words, more, locale)));
const remedyOf = (words: readonly string[]): string | undefined =>
  checkSisters(entries(words))[0]?.remedy;

const FIVE = ['The door', 'The bell', 'The lamp', 'The key', 'The oil'];
const STOPPED = FIVE.map((one) => `${one}.`);
const QUOTED = FIVE.map((one) => `“${one}”`);
const SMALL = FIVE.map((one) => one.toLowerCase());

describe('one is not like its sisters', () => {
  test.each([
    ['a stop too many', [...FIVE, 'The tea.'], 'a full stop at the end'],
    ['a stop behind a bracket', [...FIVE, 'The tea (green).'], 'a full stop at the end'],
    ['a stop behind a number', [...FIVE, 'The tea 6.'], 'a full stop at the end'],
    ['no stop', [...STOPPED, 'The tea'], 'no full stop at the end'],
    ['no stop, and a blank', [...STOPPED, 'The tea '], 'no full stop at the end'],
    ['a small letter', [...FIVE, 'tea and Oil'], '“tea” with a small letter at the beginning'],
    ['a capital', [...SMALL, 'Tea and oil'], '“Tea” with a capital at the beginning'],
    ['a quotation', [...FIVE, '“The tea”'], 'quotation marks around the whole'],
    ['no quotation', [...QUOTED, 'The tea'], 'no quotation marks around it'],
  ])('%s', (_, words, found) =>
    expect(said(words).filter((one) => one.endsWith(found))).toEqual([
      `en/about.mdx:8 features[5] | ${found}`,
    ]),
  );

  test.each([
    ['a stop too many', [...FIVE, 'The tea.'], 'Delete it: the 5 others have none.'],
    ['no stop', [...STOPPED, 'The tea'], 'Write one, as the 5 others have it.'],
    ['a small letter', [...FIVE, 'tea'], 'Write “Tea”: the 5 others begin with a capital.'],
    ['a capital', [...SMALL, 'Tea'], 'Write “tea”: the 5 others begin small.'],
    ['a quotation', [...FIVE, '“The tea”'], 'Delete them: the 5 others have none.'],
    ['no quotation', [...QUOTED, '6'], 'Write them, as the 5 others have them.'],
  ])('how to mend %s', (_, words, remedy) => expect(remedyOf(words)).toBe(remedy));

  test('two of many', () =>
    expect(
      said([...Array.from({length: 4}, () => FIVE).flat(), 'The tea.', 'The cup.']).map((one) =>
        one.replace(/^.* \| /, ''),
      ),
    ).toEqual(['a full stop at the end', 'a full stop at the end']));

  test('a heading among headings', () =>
    expect(said([...FIVE, 'The tea.'], {field: '', isHeading: true})).toEqual([
      'en/about.mdx:8 | a full stop at the end',
    ]));

  test('the title of an entry among those of others', () =>
    expect(
      told(
        checkSisters(
          [...FIVE, 'The tea.'].map((text, at) =>
            textOf(text, 'en', {field: `tiers[a${at}].title`, file: `en/${at}.mdx`}),
          ),
        ),
      ),
    ).toEqual(['en/5.mdx:12 tiers[a5].title | a full stop at the end']));
});

describe('nothing is said', () => {
  test.each([
    ['of sisters that are alike', [...FIVE, 'The tea']],
    ['of fewer', [...FIVE.slice(1), 'The tea.']],
    ['of two among seven', [...FIVE, 'The tea.', 'The cup.']],
    ['of a question', [...STOPPED, 'The tea?']],
    ['of a number at the beginning', [...FIVE, '6 doors']],
    ['of a name that begins small', [...FIVE, 'iPhone']],
    ['of a quotation within', [...FIVE, 'The “tea” of it']],
    ['of a quotation at the end', [...FIVE, 'The “tea”']],
    ['of a quotation at the beginning', [...FIVE, '“The” tea']],
    ['of one alone', ['The door.']],
  ])('%s', (_, words) => expect(said(words)).toEqual([]));

  test.each([
    ['of paragraphs', {field: ''}],
    ['of what people search for', {field: 'keywords[0]'}],
    ['of specialties', {field: 'specialties[0]'}],
  ])('%s', (_, more) => expect(said([...FIVE, 'The tea.'], more)).toEqual([]));

  test('of a language that has one alone', () =>
    expect(told(checkSisters([...entries(FIVE), ...entries(['El té.'], {}, 'es')]))).toEqual([]));

  test('of headings and a field', () =>
    expect(
      told(
        checkSisters([
          ...entries(FIVE, {field: '', isHeading: true}),
          ...entries(['The tea.'], {field: 'title'}),
        ]),
      ),
    ).toEqual([]));

  test('of a small letter in a language without a dictionary', () =>
    expect(said([...FIVE, 'tea'], {}, 'fr')).toEqual([]));
});
