import {expect, test} from 'vitest';

import {minutesRange} from '../../../../../src/components/facts/SessionRange/minutesRange';

test('finds the shortest and the longest session, whatever their order', () => {
  const programs = [
    {
      sessions: [
        {minutes: 90, priceEur: 300},
        {minutes: 60, priceEur: 200},
      ],
    },
    {sessions: []},
    {sessions: [{minutes: 45, priceEur: 170}]},
  ];
  expect(minutesRange(programs)).toEqual({shortest: 45, longest: 90});
});
