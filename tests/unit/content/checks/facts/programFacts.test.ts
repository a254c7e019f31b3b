/** Facts of a program that contradict each other: its sessions, its phases, its areas. */
import {describe, expect, test} from 'vitest';

import {programFaults} from '../../../../../src/content/checks/facts/programFacts';
import {rawPage} from '../rawPages';
import {inFull} from './faults';

type Fields = Record<string, unknown>;

const page = (fields: Fields, locale = 'en') => rawPage('', {id: 'programs/silk', locale, fields});
const said = (fields: Fields): string[] => {
  const one = page(fields);
  return inFull(programFaults(one, one));
};
const session = (minutes: unknown, priceEur: unknown, more: Fields = {}): Fields => ({
  ...{minutes, priceEur},
  ...more,
});

describe('sessions that cannot be together', () => {
  const SHORTER = 'List the shorter session first.';
  const TWICE = 'Delete one of the two sessions, or correct its minutes.';
  const DEARER = 'The longer session costs more: correct one of the two prices, or exchange them.';
  test.each([
    [
      'one length twice',
      [session(60, 90), session(60, 120)],
      `sessions[1].minutes | 60 minutes for the second time. ${TWICE}`,
    ],
    [
      'the longer one first',
      [session(60, 120), session(30, 90)],
      `sessions[1].minutes | 30 minutes after 60. ${SHORTER}`,
    ],
    [
      'a longer one for less',
      [session(30, 90), session(60, 80)],
      `sessions[1].priceEur | 80 for 60 minutes, and 90 for 30. ${DEARER}`,
    ],
    [
      'a longer one for the same',
      [session(30, 90), session(60, 90)],
      `sessions[1].priceEur | 90 for 60 minutes, and 90 for 30. ${DEARER}`,
    ],
    [
      'a longer one for less than one that is not beside it',
      [session(30, 90), 'none', session(60, 100), session(90, 95)],
      `sessions[3].priceEur | 95 for 90 minutes, and 100 for 60. ${DEARER}`,
    ],
    [
      'the longer one first, and dearer',
      [session(30, 90), session(90, 200), session(60, 80)],
      `sessions[2].minutes | 60 minutes after 90. ${SHORTER}`,
    ],
  ])('%s', (_, sessions, expected) => expect(said({sessions})).toEqual([expected]));

  test.each<[string, unknown[]]>([
    ['longer ones for more', [session(30, 90), session(60, 120)]],
    ['a price that is none', [session(30, 9000), session(60, 80)]],
    ['a price of the other that is none', [session(30, 90), session(60, 'x')]],
    ['a length that is none', [session(60, 90), session('x', 80)]],
    ['a length of nothing', [session(60, 90), session(0, 80)]],
    ['a price cut in two', [session(30, 90), session(60, 1, {500: null})]],
    ['one', [session(30, 90)]],
  ])('nothing is said of %s', (_, sessions) => expect(said({sessions})).toEqual([]));

  test('but of a price cut in two with a name beside it something is', () =>
    expect(said({sessions: [session(30, 90), session(60, 1, {x500: null, '5x': 1})]})).toHaveLength(
      1,
    ));
});

describe('the price of the others', () => {
  test.each<[string, Fields, string[]]>([
    [
      'of no session',
      {sessions: []},
      [
        'sessions | no session. Add a session with minutes and priceEur, or say with "pricing" what the price follows.',
      ],
    ],
    [
      'beside its own',
      {sessions: [session(30, 90)], pricing: 'double'},
      [
        'pricing | sessions and pricing together. A program has prices of its own or follows the others’: delete "pricing", or write sessions: [].',
      ],
    ],
    ['alone', {sessions: [], pricing: 'double'}, []],
    ['of no list', {sessions: 'none'}, []],
    ['beside no list', {sessions: 'none', pricing: 'double'}, []],
    ['beside nothing', {}, []],
    ['beside an entry that is none', {sessions: [3]}, []],
  ])('%s', (_, fields, expected) => expect(said(fields)).toEqual(expected));
});

describe('areas and pricing', () => {
  test.each<[string, Fields, string[]]>([
    [
      'a program that travels without areas',
      {pricing: 'travel'},
      [
        'areas | nothing. A program that travels lists its areas: add each with id, zone and name, or write pricing: double.',
      ],
    ],
    [
      'areas of one that does not travel',
      {areas: [], pricing: 'double'},
      [
        'areas | areas in a program that does not travel. Delete the list, or write pricing: travel.',
      ],
    ],
    [
      'areas without pricing',
      {areas: []},
      [
        'areas | areas in a program that does not travel. Delete the list, or write pricing: travel.',
      ],
    ],
    ['both', {areas: [], pricing: 'travel'}, []],
    ['neither', {pricing: 'double'}, []],
  ])('%s', (_, fields, expected) => expect(said(fields)).toEqual(expected));
});

const TWO = [session(30, 90), session(60, 120)];
const lasting = (...minutes: unknown[]): Fields[] => minutes.map((one) => ({minutes: one}));

describe('tiers without their session', () => {
  const strange = (at: number, minutes: number): string =>
    `tiers[${at}].minutes | ${minutes} minutes, which is not a session. Sessions last 30, 60 minutes: correct the tier in every language, or the session.`;
  const missing = (minutes: number): string =>
    `tiers | no list for the session of ${minutes} minutes. Add one that says what this session includes, or delete the session.`;
  test.each<[string, Fields[], string[]]>([
    ['a tier of no session', lasting(30, 45), [strange(1, 45)]],
    ['tiers of no session', lasting(20, 45), [strange(0, 20), strange(1, 45)]],
    ['a session of no tier', lasting(60), [missing(30)]],
    ['tiers of no length', lasting('x'), [missing(30), missing(60)]],
    ['all', lasting(60, 30), []],
    ['none', [], []],
    ['one that stands there twice', lasting(30, 30), []],
  ])('%s', (_, tiers, expected) => expect(said({sessions: TWO, tiers})).toEqual(expected));

  test.each<[string, Fields]>([
    ['no sessions', {sessions: [], pricing: 'double'}],
    ['a session without its length', {sessions: [session(30, 90), session('x', 120)]}],
    ['a session longer than any', {sessions: [session(30, 90), session(601, 120)]}],
  ])('nothing is said beside %s', (_, fields) =>
    expect(said({...fields, tiers: lasting(45)})).toEqual([]),
  );
});

describe('phases that last as long as no session', () => {
  const told = (total: number): string =>
    `phases | ${total} minutes in all. The phases must add up to a session (30, 60 minutes).`;
  test.each<[string, unknown, string[]]>([
    ['longer', lasting(30, 40), [told(70)]],
    ['shorter', lasting(10, 15), [told(25)]],
    ['as long as one', lasting(20, 40), []],
    ['none', [], []],
    ['one without its length', lasting(30, 'x'), []],
    ['one that is none', [{minutes: 20}, 3], []],
    ['no list', 'none', []],
  ])('%s', (_, phases, expected) => expect(said({sessions: TWO, phases})).toEqual(expected));
});

test('what belongs to other rules is said with it', () =>
  expect(
    said({
      ...{
        name: 'Silk',
        label: 'Jade',
        finish: 'One end',
        tiers: [{minutes: 30, finish: 'Two ends'}],
      },
      ...{pricing: 'travel', areas: [], places: ['suite', 'hotel']},
    }).map((one) => one.split(' | ')[0]),
  ).toEqual(['places', 'finish', 'name']));

test('places that the words contradict', () =>
  expect(said({places: ['suite'], lead: 'At your hotel.'})).toHaveLength(1));

test('a translation has no facts of its own', () => {
  const spanish = {...page({}, 'es'), facts: {sessions: [], pricing: 'travel'}};
  expect(programFaults(spanish, page({}))).toEqual([]);
});
