import {describe, expect, test} from 'vitest';

import {
  minutesAfterTen,
  TRACK_MINUTES,
  weekOf,
} from '../../../../../src/components/masseuses/week/availability';

describe('minutes after ten', () => {
  test.each([
    ['10:00', 0],
    ['13:30', 210],
    ['23:00', 13 * 60],
    ['00:00', 14 * 60],
    ['01:00', 15 * 60],
    ['02:00', 16 * 60],
  ])('%s is %i', (time, minutes) => expect(minutesAfterTen(time)).toBe(minutes));

  test('never leave the track', () => expect(minutesAfterTen('02:30')).toBe(TRACK_MINUTES));
});

describe('a week', () => {
  const week = weekOf([
    {days: ['fri', 'sat'], from: '18:00', to: '02:00'},
    {days: ['mon'], from: '17:00', to: '00:00'},
    {days: ['mon'], from: '10:00', to: '13:00'},
  ]);
  const spansOf = (name: string) => week.find(({day}) => day === name)?.spans;

  test('has seven days from Monday', () =>
    expect(week.map(({day}) => day)).toEqual(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']));

  test('counts hours after midnight to the day they began on', () => {
    expect(spansOf('sat')).toEqual([{start: 480, end: 960, from: '18:00', to: '02:00'}]);
    expect(spansOf('sun')).toEqual([]);
  });

  test('sorts the stretches of a day', () =>
    expect(spansOf('mon')?.map(({start, end}) => [start, end])).toEqual([
      [0, 180],
      [420, 840],
    ]));
});
