/** Links that are called by an address. */
import {describe, expect, test} from 'vitest';

import {hostOf, otherAddress} from '../../../../src/content/body/linkWords';

describe('the name of a site', () => {
  test.each([
    ['https://www.aepd.es', 'aepd.es'],
    ['http://aepd.es/x', 'aepd.es'],
    ['AEPD.es', 'aepd.es'],
    ['WWW.aepd.es', 'aepd.es'],
    [' sede.aepd.es?x ', 'sede.aepd.es'],
    ['a-b.es#x', 'a-b.es'],
    ['awww.aepd.es', 'awww.aepd.es'],
  ])('%s', (address, host) => expect(hostOf(address)).toBe(host));

  test.each([
    'the menu',
    'aepd',
    'aepd.e',
    'see aepd.es',
    'aepd.es now',
    '/contact.mdx',
    'aepd.es1',
  ])('not of %s', (address) => expect(hostOf(address)).toBeUndefined());
});

test('another site than the words name', () =>
  expect(otherAddress(' www.aepd.es ', 'https://www.aepd.com')).toEqual({
    found: 'a link to https://www.aepd.com with the words “www.aepd.es”',
    remedy: 'Write the same address in both, the right one.',
  }));

test.each([
  ['the same site', 'aepd.es', 'https://www.aepd.es/x'],
  ['a part of the site', 'boe.es', 'https://www2.boe.es/x'],
  ['words', 'the menu', 'https://aepd.es'],
  ['a page', 'aepd.es', '/contact.mdx'],
])('nothing is said of %s', (_, words, url) => expect(otherAddress(words, url)).toBeUndefined());

test('a site whose name ends alike is another one', () =>
  expect(otherAddress('boe.es', 'https://aboe.es')).toBeDefined());
