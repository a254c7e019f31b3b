import {expect, test} from 'vitest';

import {
  dailyHours,
  openingHoursText,
  outcallHoursText,
} from '../../../../src/components/labels/hours';
import {word} from '../../../words';

const HOURS = {from: '10:00', to: '04:00'};

test('hours of a house that is always open', () => {
  expect(openingHoursText('always')).toBe(word('hours.always'));
  expect(outcallHoursText('always')).toBe(word('contact.outcallHours'));
});

test('opening hours apply to visits to hotels too', () => {
  expect(openingHoursText(HOURS)).toBe(dailyHours(HOURS));
  expect(openingHoursText(HOURS)).toBe(
    word('hours.daily', 'en', {hours: word('hours.range', 'en', HOURS)}),
  );
  expect(outcallHoursText(HOURS)).toBe(
    word('contact.outcallDaily', 'en', {hours: dailyHours(HOURS)}),
  );
});
