/** What follows from the facts: prices, lengths, neighbours. */
import {expect, test} from 'vitest';

import {
  addressLine,
  doubledSessions,
  lowestPriceEur,
  minutesRange,
  outcallQuote,
  priceRange,
  relatedPrograms,
} from '../../../src/content/derive';
import type {Program} from '../../../src/content/types';

const FEES = {centre: 50, other: 70, airport: 100};

const program = (id: string, category: string, sessions: [number, number][]): Program =>
  ({
    id,
    category,
    sessions: sessions.map(([minutes, priceEur]) => ({minutes, priceEur})),
  }) as unknown as Program;

const PROGRAMS = [
  program('a', 'signature', [
    [30, 90],
    [60, 130],
  ]),
  program('b', 'signature', [[45, 170]]),
  program('c', 'premium', [
    [60, 190],
    [90, 290],
  ]),
  program('d', 'ultimate', [[90, 420]]),
  program('double', 'special', []),
] as const;

test('the range spans the programs’ own sessions', () =>
  expect(priceRange(PROGRAMS)).toEqual({minEur: 90, maxEur: 420}));

test('the shortest and the longest session, whatever their order', () =>
  expect(minutesRange([...PROGRAMS].toReversed())).toEqual({shortest: 30, longest: 90}));

test('the lowest price of a program, and none where it has no session', () => {
  expect(lowestPriceEur(PROGRAMS[2])).toBe(190);
  expect(lowestPriceEur(PROGRAMS[4])).toBeUndefined();
});

test('outcall begins at the cheapest 60 minutes plus the lowest fee', () =>
  expect(outcallQuote(PROGRAMS, FEES)).toEqual({minutes: 60, fromEur: 180}));

test('without any session of 60 minutes outcall begins at the shortest there is', () =>
  expect(outcallQuote([PROGRAMS[1], PROGRAMS[3]], FEES)).toEqual({minutes: 45, fromEur: 220}));

test('four hands cost twice each session', () =>
  expect(doubledSessions(PROGRAMS[3])).toEqual([{minutes: 90, priceEur: 840}]));

test('related programs: the own collection first, then the nearest; never itself or a special service', () => {
  expect(relatedPrograms(PROGRAMS[0], PROGRAMS, 3).map(({id}) => id)).toEqual(['b', 'c', 'd']);
  expect(relatedPrograms(PROGRAMS[4], PROGRAMS, 3).map(({id}) => id)).toEqual(['d', 'c', 'b']);
});

test('programs nearer in the menu come first, those of another collection last', () => {
  const menu = [
    program('a', 'premium', [[60, 1]]),
    program('b', 'signature', [[60, 1]]),
    program('c', 'signature', []),
    program('d', 'premium', [[60, 1]]),
    program('e', 'signature', [[60, 1]]),
    program('f', 'premium', [[60, 1]]),
  ];
  const related = (id: string, category: string, count: number): string[] =>
    relatedPrograms({id, category} as Program, menu, count).map((one) => one.id);
  expect(related('d', 'premium', 6)).toEqual(['f', 'a', 'e', 'b']);
  expect(related('d', 'premium', 1)).toEqual(['f']);
  expect(related('b', 'signature', 2)).toEqual(['e', 'a']);
});

test('the address on one line', () =>
  expect(
    addressLine({
      street: 'Entresuelo 1',
      district: 'Eixample',
      postalCode: '08036',
      city: 'Barcelona',
      country: 'ES',
    }),
  ).toBe('Entresuelo 1, Eixample, 08036 Barcelona'));
