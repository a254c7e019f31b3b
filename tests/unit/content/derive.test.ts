/** Values computed from facts: prices, lengths, related programs. */
import {expect, test} from 'vitest';

import {
  addressLine,
  doubledExamples,
  doubledSessions,
  lowestPriceEur,
  minutesRange,
  outcallQuote,
  priceRange,
  relatedPrograms,
} from '../../../src/content/browser/derive';
import type {Program} from '../../../src/content/browser/types';

const FEES = {centre: 50, other: 70, airport: 100};

/** A program with sessions, given as prices in euros by their minutes. */
const program = (id: string, category: string, prices: Record<number, number>): Program =>
  ({
    id,
    category,
    places: ['suite', 'hotel'],
    sessions: Object.entries(prices).map(([minutes, priceEur]) => ({
      minutes: Number(minutes),
      priceEur,
    })),
  }) as unknown as Program;

const PROGRAMS = [
  program('a', 'signature', {30: 90, 60: 130}),
  program('b', 'signature', {45: 170}),
  program('c', 'premium', {60: 190, 90: 290}),
  program('d', 'ultimate', {90: 420}),
  program('double', 'special', {}),
] as const;

test('the price range is that of all sessions', () =>
  expect(priceRange(PROGRAMS)).toEqual({minEur: 90, maxEur: 420}));

test('the range of lengths does not depend on the order of programs', () =>
  expect(minutesRange([...PROGRAMS].toReversed())).toEqual({shortest: 30, longest: 90}));

test('a program has a lowest price, or none where it has no sessions', () => {
  expect(lowestPriceEur(PROGRAMS[2])).toBe(190);
  expect(lowestPriceEur(PROGRAMS[4])).toBeUndefined();
});

test('the outcall price is that of the cheapest 60 minutes plus the lowest fee', () =>
  expect(outcallQuote(PROGRAMS, FEES)).toEqual({minutes: 60, fromEur: 180}));

test('without sessions of 60 minutes the outcall price is that of the shortest one', () =>
  expect(outcallQuote([PROGRAMS[1], PROGRAMS[3]], FEES)).toEqual({minutes: 45, fromEur: 220}));

test('a program that stays in the house does not lower the outcall price', () => {
  const cheap: Program = {...program('e', 'signature', {30: 60, 60: 80}), places: ['suite']};
  expect(outcallQuote([cheap, ...PROGRAMS], FEES)).toEqual({minutes: 60, fromEur: 180});
  expect(outcallQuote([cheap, PROGRAMS[1]], FEES)).toEqual({minutes: 45, fromEur: 220});
});

test('four hands cost twice the price of each session', () =>
  expect(doubledSessions(PROGRAMS[3])).toEqual([{minutes: 90, priceEur: 840}]));

test('examples of four hands are the cheapest and the dearest session, or the only one', () => {
  const prices = (programs: readonly Program[]): number[] =>
    doubledExamples(programs).map(({priceEur}) => priceEur);
  expect(prices(PROGRAMS)).toEqual([180, 840]);
  expect(prices([PROGRAMS[1]])).toEqual([340]);
});

test('related programs are those of the same collection, then the nearest, all with sessions', () => {
  expect(relatedPrograms(PROGRAMS[0], PROGRAMS, 3).map(({id}) => id)).toEqual(['b', 'c', 'd']);
  expect(relatedPrograms(PROGRAMS[4], PROGRAMS, 3).map(({id}) => id)).toEqual(['d', 'c', 'b']);
});

test('related programs are sorted by their distance in the menu, those of other collections last', () => {
  const menu = [
    program('a', 'premium', {60: 1}),
    program('b', 'signature', {60: 1}),
    program('c', 'signature', {}),
    program('d', 'premium', {60: 1}),
    program('e', 'signature', {60: 1}),
    program('f', 'premium', {60: 1}),
  ];
  const related = (id: string, category: string, count: number): string[] =>
    relatedPrograms({id, category} as Program, menu, count).map((one) => one.id);
  expect(related('d', 'premium', 6)).toEqual(['f', 'a', 'e', 'b']);
  expect(related('d', 'premium', 1)).toEqual(['f']);
  expect(related('b', 'signature', 2)).toEqual(['e', 'a']);
});

test('an address is written on one line', () =>
  expect(
    addressLine({
      street: 'Entresuelo 1',
      district: 'Eixample',
      postalCode: '08036',
      city: 'Barcelona',
      country: 'ES',
    }),
  ).toBe('Entresuelo 1, Eixample, 08036 Barcelona'));
