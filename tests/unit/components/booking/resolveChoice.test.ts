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
  return [program?.id, session?.minutes, masseuse?.id, offered.length];
};

test.each<[string, BookingChoice, unknown[]]>([
  ['nothing', {}, [undefined, undefined, undefined, 2]],
  [
    'everything',
    {program: 'kaula-tantra', minutes: 90, masseuse: 'noa'},
    ['kaula-tantra', 90, 'noa', 2],
  ],
  ['unknown ids', {program: 'x', minutes: 60, masseuse: 'y'}, [undefined, undefined, undefined, 2]],
  [
    'a length that the program does not have',
    {program: 'kaula-tantra', minutes: 45},
    ['kaula-tantra', undefined, undefined, 2],
  ],
  [
    'a visit to a hotel with a masseuse who travels',
    {program: 'outcall', masseuse: 'gala'},
    ['outcall', undefined, 'gala', 1],
  ],
  [
    'a visit to a hotel with one who does not travel',
    {program: 'outcall', minutes: 60, masseuse: 'noa'},
    ['outcall', undefined, undefined, 1],
  ],
])('%s', (_name, choice, expected) => {
  expect(selected(choice)).toEqual(expected);
});
