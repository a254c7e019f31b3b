import {describe, expect, test} from 'vitest';

import {scaleOf, trackMinutes, spansByDay} from '../../../../src/components/masseuses/Week';

const HOURS = {from: '10:00', to: '02:00'};

describe('the time scale', () => {
  test.each([
    {hours: HOURS, minutes: 960, scale: ['10:00', '14:00', '18:00', '22:00', '02:00']},
    {
      hours: {from: '12:00', to: '22:00'},
      minutes: 600,
      scale: ['12:00', '14:30', '17:00', '19:30', '22:00'],
    },
  ])('of $hours has the length of the hours of programs', ({hours, minutes, scale}) => {
    expect(trackMinutes(hours)).toBe(minutes);
    expect(scaleOf(hours)).toEqual(scale);
  });
});

describe('a week', () => {
  const week = spansByDay(
    [
      {days: ['fri', 'sat'], from: '18:00', to: '02:00'},
      {days: ['mon'], from: '17:00', to: '00:00'},
      {days: ['mon'], from: '10:00', to: '13:00'},
      {days: ['tue'], from: '23:00', to: '02:30'},
    ],
    HOURS,
  );
  const spansOf = (name: string) => week.find(({day}) => day === name)?.spans;

  test('has seven days from Monday', () =>
    expect(week.map(({day}) => day)).toEqual(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']));

  test('counts hours after midnight to the day on which they began', () => {
    expect(spansOf('sat')).toEqual([{start: 480, end: 960, from: '18:00', to: '02:00'}]);
    expect(spansOf('sun')).toEqual([]);
  });

  test('sorts the hours of a day', () =>
    expect(spansOf('mon')?.map(({start, end}) => [start, end])).toEqual([
      [0, 180],
      [420, 840],
    ]));

  test('clips hours to the time scale', () =>
    expect(spansOf('tue')).toEqual([{start: 780, end: 960, from: '23:00', to: '02:30'}]));
});
