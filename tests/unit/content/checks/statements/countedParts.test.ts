/** How many phases, lengths and inclusions the fields of a program count. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {
  checkCountedParts,
  isCountedAs,
} from '../../../../../src/content/checks/statements/countedParts';
import {rawPage, told} from '../rawPages';

type Fields = Readonly<Record<string, unknown>>;

const program = (fields: Fields, locale = 'en', body = ''): RawDocument =>
  rawPage(body, {id: 'programs/a', locale, fields});
const said = (...documents: readonly RawDocument[]): string[] => told(checkCountedParts(documents));

const PHASES = {phases: [{id: 'a'}, {id: 'b'}, {id: 'c'}]};
const SESSIONS = {sessions: [{minutes: 30}, {minutes: 60}]};
const FEATURES = {features: ['Oil', 'Tea', 'A towel', 'Music']};
const TIERS = {
  tiers: [
    {minutes: 30, features: ['Oil']},
    {minutes: 60, features: ['Tea', 'Oil']},
  ],
};

describe('a number that the fields contradict', () => {
  test.each<[string, Fields, string]>([
    [
      'phases',
      {...PHASES, lead: 'In four phases.'},
      '“four phases”, and phases in en/programs/a.mdx has 3',
    ],
    [
      'lengths',
      {...SESSIONS, lead: 'In 3 different lengths.'},
      '“3 different lengths”, and sessions in en/programs/a.mdx has 2',
    ],
    [
      'inclusions',
      {...FEATURES, lead: 'With nine inclusions.'},
      '“nine inclusions”, and features in en/programs/a.mdx has 4, or 5 with finish',
    ],
    [
      'inclusions of sessions',
      {...TIERS, lead: 'With nine inclusions.'},
      '“nine inclusions”, and features in en/programs/a.mdx has 2, or 3 with finish',
    ],
  ])('%s', (_, fields, expected) =>
    expect(said(program(fields))).toEqual([`en/programs/a.mdx lead | ${expected}`]),
  );

  test.each<[string, Fields, string, string]>([
    ['phases', PHASES, 'En dos fases.', '“dos fases”, and phases in en/programs/a.mdx has 3'],
    [
      'lengths',
      SESSIONS,
      'En 3 duraciones.',
      '“3 duraciones”, and sessions in en/programs/a.mdx has 2',
    ],
    [
      'inclusions',
      FEATURES,
      'Con 9 inclusiones.',
      '“9 inclusiones”, and features in en/programs/a.mdx has 4, or 5 with finish',
    ],
  ])('%s, in Spanish', (_, fields, lead, expected) =>
    expect(said(program(fields), program({lead}, 'es'))).toEqual([
      `es/programs/a.mdx lead | ${expected}`,
    ]),
  );

  test('how to mend it', () =>
    expect(checkCountedParts([program({...PHASES, lead: 'Four phases.'})])[0]?.remedy).toBe(
      'Correct the number, or leave it out.',
    ));

  test('several, in the order of the parts', () =>
    expect(
      said(
        program({...SESSIONS, ...PHASES, lead: 'Four phases, four lengths.', summary: '2 phases'}),
      ),
    ).toHaveLength(3));
});

describe('nothing is said of', () => {
  test.each<[string, Fields]>([
    ['the right number', {...PHASES, ...SESSIONS, lead: 'Three phases and two lengths.'}],
    ['inclusions without the end', {...FEATURES, lead: 'Four inclusions.'}],
    ['inclusions with the end', {...FEATURES, lead: 'Five inclusions.'}],
    ['inclusions of the short session', {...TIERS, lead: 'One inclusions.'}],
    ['inclusions of all sessions together', {...FEATURES, ...TIERS, lead: 'Seven inclusions.'}],
    ['what has no list', {lead: 'Four phases, four lengths, four inclusions.'}],
    ['a longer word', {...PHASES, lead: 'Four phaseshifts.'}],
  ])('%s', (_, fields) => expect(said(program(fields))).toEqual([]));

  test('the story', () =>
    expect(said(program(PHASES, 'en', 'The moon has four phases.'))).toEqual([]));

  test('another page', () =>
    expect(said(rawPage('', {fields: {...PHASES, label: 'Four phases'}}))).toEqual([]));

  test('a page without its original', () =>
    expect(said(program({...PHASES, lead: 'Cuatro fases.'}, 'es'))).toEqual([]));

  test('a language without a line here', () =>
    expect(said(program(PHASES), program({lead: 'Four phases.'}, 'fr'))).toEqual([]));

  test('inclusions that another language lists', () =>
    expect(
      said(
        program({...FEATURES, lead: 'Two inclusions.'}),
        program({features: ['Aceite'], lead: 'Dos inclusiones.'}, 'es'),
      ),
    ).toEqual([]));

  test('phases that the original alone has lost', () =>
    expect(
      said(
        program({phases: [{id: 'a'}, {id: 'b'}], lead: 'Three phases.'}),
        program({phases: [{id: 'a'}, {id: 'b'}, {id: 'c'}]}, 'es'),
      ),
    ).toEqual([]));

  test('but of phases beside sessions that are lost', () =>
    expect(
      said(
        program({phases: [{id: 'a'}, {id: 'b'}], sessions: [{minutes: 30}], lead: 'Two lengths.'}),
        program({phases: [{id: 'a'}, {id: 'b'}, {id: 'c'}]}, 'es'),
      ),
    ).toHaveLength(1));
});

describe('whether the fields count what is included as a list does', () => {
  const list = program(FEATURES);
  test.each([
    ['as many', 'Four inclusions.', true],
    ['with the end', 'Five inclusions.', true],
    ['another number', 'Six inclusions.', false],
    ['no number', 'Inclusions.', false],
    ['phases', 'Four phases.', false],
  ])('%s', (_, lead, isSo) => expect(isCountedAs(list, [list, program({lead})])).toBe(isSo));

  test('in another language', () =>
    expect(isCountedAs(list, [program({lead: 'Cuatro cosas incluidas.'}, 'es')])).toBe(true));
});
