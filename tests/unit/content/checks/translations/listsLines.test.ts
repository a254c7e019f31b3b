/** Lines of what a program includes: as many in a translation as in its original, for each of its sessions. */
import {describe, expect, test} from 'vitest';

import {checkLists} from '../../../../../src/content/checks/translations/lists';
import type {Problem} from '../../../../../src/content/problems';
import {validSite} from '../../fixtureSite';
import {inBoth, told} from '../rawPages';

type Fields = Readonly<Record<string, unknown>>;

const problems = (en: Fields, es: Fields, id = 'programs/prana'): readonly Problem[] =>
  checkLists(validSite(), inBoth('', '', {id, en, es}));
const said = (...both: Parameters<typeof problems>): string[] =>
  problems(...both).map(({file, field, found, remedy}) => `${file} ${field} | ${found}. ${remedy}`);

const FOUR = ['Tea', 'Oil', 'Music', 'A towel'];
const THREE = FOUR.slice(1);
const SHORT = 'Add what is missing here, or correct en/programs/prana.mdx.';
const LONG = 'Put back in en/programs/prana.mdx what it lost, or delete here what is too much.';

describe('lines of a translation', () => {
  test.each<[string, Fields, Fields, string]>([
    [
      'fewer',
      {features: FOUR},
      {features: THREE},
      `es/programs/prana.mdx features | 3 lines. The original has 4. ${SHORT}`,
    ],
    [
      'more',
      {features: THREE},
      {features: FOUR},
      `es/programs/prana.mdx features | 4 lines. The original has 3. ${LONG}`,
    ],
    [
      'fewer guests it suits',
      {recommendedFor: THREE},
      {recommendedFor: ['Yours', 'Mine']},
      `es/programs/prana.mdx recommendedFor | 2 lines. The original has 3. ${SHORT}`,
    ],
    [
      'no end',
      {finish: 'A walk'},
      {},
      'es/programs/prana.mdx finish | nothing. Translate the line of the original.',
    ],
    [
      'an end of its own',
      {},
      {finish: 'Un paseo'},
      'es/programs/prana.mdx finish | a line that the original does not have. Delete this line, or put finish back in en/programs/prana.mdx.',
    ],
  ])('%s', (_, en, es, expected) => expect(said(en, es)).toEqual([expected]));

  test('which the fields of both count as the translation has them', () =>
    expect(
      said(
        {features: THREE, lead: 'With six inclusions.'},
        {features: [...FOUR, 'Fruit', 'A bath'], lead: 'Con seis inclusiones.'},
      ),
    ).toEqual([
      'en/programs/prana.mdx features | 3 lines, and es/programs/prana.mdx has 6. Put back what is missing here: sentences of both languages count it.',
    ]));

  test('which the fields count as both have them', () =>
    expect(
      said(
        {features: THREE, lead: 'With four inclusions.'},
        {features: FOUR, lead: 'Con cuatro inclusiones.'},
      ),
    ).toEqual([`es/programs/prana.mdx features | 4 lines. The original has 3. ${LONG}`]));

  test('fewer than the fields count', () =>
    expect(said({features: FOUR, lead: 'With three inclusions.'}, {features: THREE})).toEqual([
      `es/programs/prana.mdx features | 3 lines. The original has 4. ${SHORT}`,
    ]));
});

describe('lines of a session', () => {
  const sessions = [{minutes: 30}, {minutes: 60}];
  const tiers = (...of: Fields[]): Fields => ({sessions, tiers: of});
  const short = {minutes: 30, features: ['Tea', 'Oil']};
  const long = {minutes: 60, features: THREE};

  test.each<[string, Fields, Fields, string[]]>([
    [
      'fewer, in another order',
      tiers(short, long),
      tiers({minutes: 60, features: ['Té']}, {minutes: 30, features: ['Té', 'Aceite']}),
      [`es/programs/prana.mdx tiers[0].features | 1 line. The original has 3. ${SHORT}`],
    ],
    [
      'no end',
      tiers({...short, finish: 'A walk'}, long),
      tiers(short, long),
      ['es/programs/prana.mdx tiers[0].finish | nothing. Translate the line of the original.'],
    ],
    [
      'a session that is missing',
      tiers(short, long),
      tiers(short),
      ['es/programs/prana.mdx tiers | no entry for 60. Add the entry, with its words.'],
    ],
    [
      'a session that the original does not have',
      tiers(short, long),
      tiers(short, {...long, minutes: 90}),
      [
        'es/programs/prana.mdx tiers[1].minutes | 90, which the original does not have. Entries are 30, 60; correct or delete this one.',
      ],
    ],
    [
      'a session twice in the original, in the place of another',
      tiers(short, short),
      tiers(short, long),
      [
        'en/programs/prana.mdx tiers[1].minutes | two entries for 30. Write 60 in this one, which is missing.',
      ],
    ],
  ])('%s', (_, en, es, expected) => expect(said(en, es)).toEqual(expected));

  test('nothing is said where the original has a list for a session that there is not', () =>
    expect(said({sessions: [{minutes: 30}], tiers: [short, long]}, {tiers: [short]})).toEqual([]));
});

describe('nothing is said', () => {
  test.each<[string, Fields, Fields]>([
    ['of as many', {features: FOUR, finish: 'A walk'}, {features: FOUR, finish: 'Un paseo'}],
    ['of fewer than any program has', {features: FOUR}, {features: ['Té', 'Aceite']}],
    ['of fewer guests than any suits', {recommendedFor: THREE}, {recommendedFor: ['Yours']}],
    ['of no lines', {features: FOUR}, {}],
    ['where the original has none', {}, {features: FOUR}],
    ['of lines that are none', {features: FOUR}, {features: ['Té', 'Aceite', 3]}],
    ['of an end that is none', {}, {finish: 3}],
  ])('%s', (_, en, es) => expect(told(problems(en, es))).toEqual([]));

  test('of a page that is no program', () =>
    expect(problems({features: FOUR}, {features: THREE}, 'about')).toEqual([]));
});
