/** Hours of docs/business.yml: those of programs lie within those of the house. */
import {describe, expect, test} from 'vitest';

import {checkBusiness} from '../../../../../src/content/checks/facts/business';
import {rawSite} from '../rawSite';
import {inFull} from './faults';

const said = (business: unknown): string[] => inFull(checkBusiness(rawSite([], {business}), []));

const hours = (from: unknown, to: unknown) => ({from, to});

describe('hours of programs', () => {
  const BACKWARDS =
    'The hours run backwards: write an end later than the beginning, at most "06:00" of the next morning.';
  const SAME =
    'programHours.to | the same time as programHours.from. Write the hour at which programs end.';
  test.each<[string, unknown, string[]]>([
    [
      'backwards',
      hours('20:00', '19:00'),
      [`programHours.to | "19:00" after "20:00". ${BACKWARDS}`],
    ],
    [
      'far into the morning',
      hours('20:00', '06:01'),
      [`programHours.to | "06:01" after "20:00". ${BACKWARDS}`],
    ],
    ['of no length', hours('20:00', '20:00'), [SAME]],
    ['of no length, at night', hours('02:00', '02:00'), [SAME]],
    ['of a day', hours('10:00', '22:00'), []],
    ['past midnight', hours('20:00', '06:00'), []],
    ['without a beginning', hours('x', '19:00'), []],
    ['without an end', hours('20:00', '25:00'), []],
    ['that are none', 'always', []],
  ])('%s', (_, programHours, expected) => expect(said({programHours})).toEqual(expected));
});

describe('hours of programs within those of the house', () => {
  const outside = (from: string, to: string, open: string, close: string): string =>
    `programHours | ${from} to ${to}, and the house is open from ${open} to ${close}. Write hours within openingHours, or correct those.`;
  test.each<[string, unknown, unknown, string[]]>([
    [
      'before it opens',
      hours('10:00', '20:00'),
      hours('09:00', '20:00'),
      [outside('09:00', '20:00', '10:00', '20:00')],
    ],
    [
      'after it closes',
      hours('10:00', '20:00'),
      hours('10:00', '20:01'),
      [outside('10:00', '20:01', '10:00', '20:00')],
    ],
    [
      'while it is closed',
      hours('10:00', '20:00'),
      hours('21:00', '22:00'),
      [outside('21:00', '22:00', '10:00', '20:00')],
    ],
    [
      'round the clock',
      hours('10:00', '04:00'),
      hours('12:00', '11:00'),
      [
        'programHours.to | "11:00" after "12:00". The hours run backwards: write an end later than the beginning, at most "06:00" of the next morning.',
        outside('12:00', '11:00', '10:00', '04:00'),
      ],
    ],
    [
      'of a house that closes when it opens',
      hours('10:00', '10:00'),
      hours('10:00', '20:00'),
      [
        'openingHours.to | the same time as openingHours.from. Write openingHours: always, or the hour at which the house closes.',
      ],
    ],
    [
      'from the end of the house’s',
      hours('10:00', '04:00'),
      hours('04:00', '04:00'),
      [
        'programHours.to | the same time as programHours.from. Write the hour at which programs end.',
        outside('04:00', '04:00', '10:00', '04:00'),
      ],
    ],
    ['the same', hours('10:00', '04:00'), hours('10:00', '04:00'), []],
    ['within, past midnight', hours('10:00', '04:00'), hours('23:00', '02:00'), []],
    ['of a house that never closes', 'always', hours('10:00', '04:00'), []],
    ['without the hour of opening', hours('x', '20:00'), hours('09:00', '21:00'), []],
    ['without the hour of closing', hours('10:00', 'x'), hours('09:00', '21:00'), []],
    ['without a beginning', hours('10:00', '20:00'), hours('x', '21:00'), []],
    ['without an end', hours('10:00', '20:00'), hours('09:00', 'x'), []],
    ['that are none', hours('10:00', '10:00'), 'always', []],
  ])('%s', (_, openingHours, programHours, expected) =>
    expect(said({openingHours, programHours})).toEqual(expected),
  );
});
