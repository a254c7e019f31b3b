import {describe, expect, test} from 'vitest';

import {minutesAfter, minutesOfDay} from '../../../src/content/browser/timesOfDay';

describe('minutesOfDay', () => {
  test.each([
    {time: '00:00', minutes: 0},
    {time: '00:59', minutes: 59},
    {time: '01:00', minutes: 60},
    {time: '13:30', minutes: 810},
    {time: '19:05', minutes: 1145},
    {time: '23:59', minutes: 1439},
  ])('$time is $minutes minutes after midnight', ({time, minutes}) =>
    expect(minutesOfDay(time)).toBe(minutes),
  );
  test.each([['24:00'], ['13:60'], ['1:30'], ['at 13:30'], ['13:30 h'], [1330], [undefined]])(
    '%j is not a time',
    (time) => expect(minutesOfDay(time)).toBeUndefined(),
  );
});

describe('minutesAfter', () => {
  test.each([
    {first: 600, time: 600, after: 0},
    {first: 600, time: 660, after: 60},
    {first: 600, time: 60, after: 900},
    {first: 0, time: 1439, after: 1439},
  ])('from $first to $time it is $after', ({first, time, after}) =>
    expect(minutesAfter(first, time)).toBe(after),
  );
});
