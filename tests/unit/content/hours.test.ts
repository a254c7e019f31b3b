import {describe, expect, test} from 'vitest';

import {minutesAfter, minutesOfDay} from '../../../src/content/browser/hours';

describe('minutesOfDay', () => {
  test.each([
    ['00:00', 0],
    ['00:59', 59],
    ['01:00', 60],
    ['13:30', 810],
    ['19:05', 1145],
    ['23:59', 1439],
  ])('%s is %d minutes after midnight', (time, minutes) =>
    expect(minutesOfDay(time)).toBe(minutes),
  );
  test.each([['24:00'], ['13:60'], ['1:30'], ['at 13:30'], ['13:30 h'], [1330], [undefined]])(
    '%j is not a time',
    (time) => expect(minutesOfDay(time)).toBeUndefined(),
  );
});

describe('minutesAfter', () => {
  test.each([
    [600, 600, 0],
    [600, 660, 60],
    [600, 60, 900],
    [0, 1439, 1439],
  ])('from %d to %d it is %d', (first, time, after) =>
    expect(minutesAfter(first, time)).toBe(after),
  );
});
