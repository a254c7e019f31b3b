import {expect, test} from 'vitest';

import {siteUrlOf} from '../../../src/content/siteUrl';

test.each([
  ['https://www.house.test', 'https://www.house.test'],
  ['https://www.house.test/', 'https://www.house.test'],
  ['https://WWW.House.test', 'https://www.house.test'],
  ['https://mañana.test', 'https://xn--maana-pta.test'],
  ['https://house.test:8443', 'https://house.test:8443'],
  ['https://house.test:443', 'https://house.test'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('%s is normalized to %s', (typed, url) => expect(siteUrlOf(typed)).toBe(url));

test.each([
  ['www.house.test', 'without a folder'],
  ['https://house.test/velada/', 'without a folder'],
  ['https://house.test?a=1', 'without a folder'],
  ['https://me:secret@house.test', 'without a folder'],
  ['https://house.test:abc', 'without a folder'],
  ['ftp://house.test', 'without a folder'],
  ['http://house.test', 'with https, https://house.test'],
])('%s is refused', (typed, remedy) => expect(() => siteUrlOf(typed)).toThrow(remedy));
