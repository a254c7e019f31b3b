/** Hours typed as one text, and times of day as minutes. */
import {describe, expect, test} from 'vitest';

import {hoursMeant, hoursRemedy} from '../../../src/content/hoursMeant';

describe('the two times that a text holds', () => {
  test.each<[unknown, string, string]>([
    ['10:00 - 02:00', '10:00', '02:00'],
    ['10-2', '10:00', '02:00'],
    ['from 9.30 to 23h', '09:30', '23:00'],
    ['9h15 a 21 h', '09:15', '21:00'],
    ['10:00–24:00', '10:00', '00:00'],
    ['00:00-19:59', '00:00', '19:59'],
    [['10:00', '02:00'], '10:00', '02:00'],
    [[10, 2], '10:00', '02:00'],
  ])('%j', (value, from, to) => expect(hoursMeant(value)).toEqual({from, to}));

  test.each<[unknown]>([
    ['10:00'],
    ['10:00 - 02:00 - 04:00'],
    ['always'],
    ['100 to 200'],
    ['25 to 26'],
    [1000],
    [undefined],
    [null],
    [{from: '10:00', to: '02:00'}],
    [['10:00']],
  ])('not %j', (value) => expect(hoursMeant(value)).toBeUndefined());

  test('what to write for them', () =>
    expect(hoursRemedy({from: '10:00', to: '02:00'})).toBe(
      'Write two lines in its place: from: "10:00" and to: "02:00"',
    ));
});
