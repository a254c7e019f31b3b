/** Times of day as minutes. */
import {describe, expect, test} from 'vitest';

import {minutesAfter, minutesOfDay} from '../../../src/content/hours';

describe('a time as minutes', () => {
  test.each([
    ['00:00', 0],
    ['00:59', 59],
    ['01:00', 60],
    ['13:30', 810],
    ['19:05', 1145],
    ['23:59', 1439],
  ])('%s', (time, minutes) => expect(minutesOfDay(time)).toBe(minutes));
  test.each([['24:00'], ['13:60'], ['1:30'], ['at 13:30'], ['13:30 h'], [1330], [undefined]])(
    'not %j',
    (time) => expect(minutesOfDay(time)).toBeUndefined(),
  );
});

describe('minutes after the first hour', () => {
  test.each([
    [600, 600, 0],
    [600, 660, 60],
    [600, 60, 900],
    [0, 1439, 1439],
  ])('of %d, %d', (first, time, after) => expect(minutesAfter(first, time)).toBe(after));
});
