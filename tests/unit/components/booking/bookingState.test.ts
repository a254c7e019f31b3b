import {afterEach, expect, test, vi} from 'vitest';

import {
  bookingState,
  closeBooking,
  parseBookingHash,
} from '../../../../src/components/booking/bookingState';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['#book', {}],
  ['#book?program=kaula-tantra', {program: 'kaula-tantra'}],
  ['#book?program=kaula-tantra&masseuse=noa', {program: 'kaula-tantra', masseuse: 'noa'}],
  ['#book?color=red', {}],
])('%s opens the dialog', (hash, selection) => {
  expect(parseBookingHash(hash)).toEqual(selection);
});

test.each(['', '#', '#booking', '#legend', '#?program=noa'])('"%s" does not', (hash) => {
  expect(parseBookingHash(hash)).toBeNull();
});

test.each([
  ['#book?masseuse=noa', ['/about?selected=noa']],
  ['#legend', []],
])('closing takes only the dialog out of the address: %s', (hash, replaced) => {
  const addresses: string[] = [];
  vi.stubGlobal('window', {
    location: {hash, pathname: '/about', search: '?selected=noa'},
    history: {
      state: null,
      replaceState: (_s: null, _t: string, url: string) => addresses.push(url),
    },
  });
  bookingState.set({program: 'kaula-tantra', masseuse: 'noa'});
  closeBooking();
  expect(addresses).toEqual(replaced);
  expect(bookingState.get()).toBeNull();
});
