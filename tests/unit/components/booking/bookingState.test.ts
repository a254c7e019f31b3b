import {expect, test} from 'vitest';

import {parseBookingHash} from '../../../../src/components/booking/bookingState';

test.each([
  {hash: '#book', selection: {}},
  {hash: '#book?program=kaula-tantra', selection: {program: 'kaula-tantra'}},
  {
    hash: '#book?program=kaula-tantra&masseuse=noa',
    selection: {program: 'kaula-tantra', masseuse: 'noa'},
  },
  {hash: '#book?color=red', selection: {}},
])('$hash opens the dialog', ({hash, selection}) => {
  expect(parseBookingHash(hash)).toEqual(selection);
});

test.each(['', '#', '#booking', '#legend', '#?program=noa'])('"%s" does not open it', (hash) => {
  expect(parseBookingHash(hash)).toBeNull();
});
