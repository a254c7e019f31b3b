import {expect, test} from 'vitest';

import {
  dailyHours,
  openingHoursText,
  outcallHoursText,
} from '../../../../src/components/labels/hours';

const HOURS = {from: '10:00', to: '04:00'};

test('hours of a house that is always open', () => {
  expect(openingHoursText('always')).toBe('24 hours, 7 days');
  expect(outcallHoursText('always')).toBe('24 hours, at two hours’ notice');
});

test('opening hours apply to visits to hotels too', () => {
  expect(openingHoursText(HOURS)).toBe(dailyHours(HOURS));
  expect(openingHoursText(HOURS)).toBe('10:00 – 04:00, daily');
  expect(outcallHoursText(HOURS)).toBe('10:00 – 04:00, daily, at two hours’ notice');
});
