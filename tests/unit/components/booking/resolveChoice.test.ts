import {expect, test} from 'vitest';

import {resolveChoice} from '../../../../src/components/booking/BookingForm';
import type {BookingChoice} from '../../../../src/components/booking/bookingState';

const programs = [
  {
    id: 'kaula-tantra',
    name: 'Kaula Tantra',
    pricing: undefined,
    sessions: [
      {minutes: 60, priceEur: 190},
      {minutes: 90, priceEur: 250},
    ],
  },
  {id: 'outcall', name: 'Hotel Outcall', pricing: 'travel' as const, sessions: []},
];
const masseuses = [
  {id: 'noa', name: 'Noa', outcall: false},
  {id: 'gala', name: 'Gala', outcall: true},
];
const selected = (choice: BookingChoice) => {
  const {
    program,
    session,
    masseuse,
    masseuses: offered,
  } = resolveChoice(choice, programs, masseuses);
  return {
    program: program?.id,
    minutes: session?.minutes,
    masseuse: masseuse?.id,
    offered: offered.length,
  };
};

type Row = {
  readonly name: string;
  readonly choice: BookingChoice;
  /** The choice that is left, and how many masseuses are offered. */
  readonly expected: BookingChoice & {readonly offered: number};
};

test.each<Row>([
  {name: 'nothing', choice: {}, expected: {offered: 2}},
  {
    name: 'everything',
    choice: {program: 'kaula-tantra', minutes: 90, masseuse: 'noa'},
    expected: {program: 'kaula-tantra', minutes: 90, masseuse: 'noa', offered: 2},
  },
  {
    name: 'unknown ids',
    choice: {program: 'x', minutes: 60, masseuse: 'y'},
    expected: {offered: 2},
  },
  {
    name: 'a length that the program does not have',
    choice: {program: 'kaula-tantra', minutes: 45},
    expected: {program: 'kaula-tantra', offered: 2},
  },
  {
    name: 'a visit to a hotel with a masseuse who travels',
    choice: {program: 'outcall', masseuse: 'gala'},
    expected: {program: 'outcall', masseuse: 'gala', offered: 1},
  },
  {
    name: 'a visit to a hotel with one who does not travel',
    choice: {program: 'outcall', minutes: 60, masseuse: 'noa'},
    expected: {program: 'outcall', offered: 1},
  },
])('$name', ({choice, expected}) => {
  expect(selected(choice)).toEqual(expected);
});
