import {expect, test} from 'vitest';

import {phaseTones} from '../../../../src/components/programs/PhaseTimeline';

const of = (...minutes: number[]) => phaseTones(minutes.map((value) => ({minutes: value})));

test('phases rise to the longest one and fall after it', () => {
  expect(of(15, 25, 40, 10)).toEqual(['rise', 'rise', 'peak', 'fall']);
});

test('of two longest phases the first is the peak', () => {
  expect(of(10, 30, 30)).toEqual(['rise', 'peak', 'fall']);
});

test('a single phase is the peak', () => {
  expect(of(60)).toEqual(['peak']);
  expect(of()).toEqual([]);
});
