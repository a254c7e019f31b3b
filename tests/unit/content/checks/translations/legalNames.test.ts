/** Names of the parts of a legal text: the same in every language, in one order. */
import {describe, expect, test} from 'vitest';

import {
  areNamesUnsure,
  lostNames,
  nameFaults,
} from '../../../../../src/content/checks/translations/legalNames';
import {rawPage} from '../rawPages';
import {faultLines, legalPages} from './legalPages';

/** Parts of these names. */
const parts = (...names: string[]): string =>
  names.map((name) => `## ${name.toUpperCase()} {#${name}}`).join('\n\n');

/** What is said of a translation, but for names that are told already or that the original lost. */
const faults = (english: string[], spanish: string[], told: string[] = [], lost: string[] = []) => {
  const {original, translation} = legalPages(parts(...english), parts(...spanish));
  return nameFaults(
    translation,
    original,
    told,
    lost.map((name) => ({name, twin: translation})),
  );
};
const said = (...of: Parameters<typeof faults>): string[] => faultLines('es', faults(...of));

describe('what a translation does not have as the original', () => {
  test.each<[string, string[], string[], string[]]>([
    ['a name less', ['a', 'b'], ['a'], ['es | no heading with the name {#b}']],
    [
      'two names less',
      ['a', 'b', 'c'],
      ['b'],
      ['es | no heading with the name {#a}', 'es | no heading with the name {#c}'],
    ],
    [
      'a name more',
      ['a'],
      ['a', 'b'],
      ['es:3 | the name {#b}, which no heading of the original has'],
    ],
    [
      'another name',
      ['a', 'b'],
      ['a', 'c'],
      ['es:3 | the name {#c}, which no heading of the original has'],
    ],
    [
      'another name, and one less',
      ['a', 'b', 'd'],
      ['a', 'c'],
      [
        'es:3 | the name {#c}, which no heading of the original has',
        'es | no heading with the name {#b}',
        'es | no heading with the name {#d}',
      ],
    ],
    [
      'another order',
      ['a', 'b', 'c'],
      ['a', 'c', 'b'],
      ['es:3 | the part {#c} in another place than in the original'],
    ],
    [
      'another order, and one less',
      ['a', 'b', 'c'],
      ['b', 'a'],
      ['es | no heading with the name {#c}'],
    ],
    ['the same', ['a', 'b'], ['a', 'b'], []],
    ['a name twice, in the order', ['a', 'b'], ['a', 'b', 'a'], []],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual(expected));

  test('how to mend it', () => {
    const mended = (...of: Parameters<typeof faults>) => faults(...of).map(({remedy}) => remedy);
    expect(mended(['a', 'b'], ['b', 'a'])).toEqual([
      'Put the parts in the order of en/legal/cookies.mdx.',
    ]);
    expect(mended(['cookies'], ['cookis'])).toEqual([
      'Did you mean cookies? Copy the name from en/legal/cookies.mdx.',
    ]);
    expect(mended(['a', 'b'], ['a'])).toEqual([
      'en/legal/cookies.mdx has one, after {#a}: add it here, and its text where that is missing too.',
    ]);
    expect(mended(['b', 'a'], ['a'])).toEqual([
      'en/legal/cookies.mdx has one: add it here, and its text where that is missing too.',
    ]);
  });

  test('but for a name that is told where it should stand', () => {
    expect(said(['a', 'b'], ['a'], ['b'])).toEqual([]);
    expect(said(['a'], ['a', 'b'], ['b'])).toEqual([]);
    expect(said(['a', 'b'], ['b', 'a'], ['a'])).toHaveLength(1);
    expect(said(['a', 'b', 'c'], ['a', 'c'], ['b'])).toEqual([]);
  });

  test('but for a name that the original lost', () => {
    expect(said(['a'], ['a', 'b'], [], ['b'])).toEqual([]);
    expect(said(['a'], ['a', 'b', 'c'], [], ['c'])).toEqual([
      'es:3 | the name {#b}, which no heading of the original has',
    ]);
    expect(said(['a', 'b'], ['a', 'c'], [], ['c'])).toEqual(['es | no heading with the name {#b}']);
    expect(said(['a', 'c'], ['c', 'a', 'b'], [], ['b'])).toEqual([]);
  });
});

describe('names that the original lost', () => {
  type Twin = readonly [body: string, told?: readonly string[]];
  const lost = (english: string, ...twins: Twin[]) =>
    lostNames(
      rawPage(english, {id: 'legal/a'}),
      twins.map(([body, told = []], at) => ({
        document: rawPage(body, {id: 'legal/a', locale: `t${at}`}),
        told,
      })),
    ).map(({name, twin}) => [name, twin.locale]);
  const [A, AB] = [parts('a'), parts('a', 'b')];

  test.each<[string, string, Twin[], string[]]>([
    ['one', A, [[AB]], ['b']],
    ['two', A, [[parts('c', 'a', 'b')]], ['c', 'b']],
    ['one of two languages', A, [[AB], [parts('b', 'a')]], ['b']],
    ['one that one language lacks', A, [[AB], [A]], []],
    ['one, where another is missing', AB, [[parts('a', 'c')]], []],
    ['one, where a language lacks another', A, [[AB], [parts('b')]], []],
    ['one that is told', A, [[AB, ['b']]], []],
    ['none', AB, [[AB]], []],
    ['without a translation', A, [], []],
    ['where the original cannot be read', `${A}\n\n<Open`, [[AB]], []],
    ['where a translation cannot be read', A, [[`${AB}\n\n<Open`]], []],
    ['where a name of the original stands twice', parts('a', 'a'), [[AB]], []],
    ['where a name of a translation stands twice', A, [[parts('a', 'b', 'b')]], []],
  ])('%s', (_, english, twins, expected) =>
    expect(lost(english, ...twins)).toEqual(expected.map((name) => [name, 't0'])),
  );
});

test.each([
  ['names of their own', parts('a', 'b'), false],
  ['a name twice', parts('a', 'a'), true],
  ['a name that cannot be one', '## A {#A b}', true],
])('whether names are unsure: %s', (_, body, expected) =>
  expect(areNamesUnsure(rawPage(body))).toBe(expected),
);
