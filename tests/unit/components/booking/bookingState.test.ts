import {expect, test} from 'vitest';

import {parseBookingHash} from '../../../../src/components/booking/bookingState';

test.each([
  ['#book', {}],
  ['#book?program=kaula-tantra', {program: 'kaula-tantra'}],
  ['#book?program=kaula-tantra&masseuse=noa', {program: 'kaula-tantra', masseuse: 'noa'}],
  ['#book?color=red', {}],
])('%s opens the dialog', (hash, selection) => {
  expect(parseBookingHash(hash)).toEqual(selection);
});

test.each(['', '#', '#booking', '#legend', '#?program=noa'])('"%s" does not open it', (hash) => {
  expect(parseBookingHash(hash)).toBeNull();
});
