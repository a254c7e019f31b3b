import {expect, test} from 'vitest';

import {siteUrlOf} from '../../../src/content/siteUrl';

test.each([
  {typed: 'https://www.house.test', url: 'https://www.house.test'},
  {typed: 'https://www.house.test/', url: 'https://www.house.test'},
  {typed: 'https://WWW.House.test', url: 'https://www.house.test'},
  {typed: 'https://mañana.test', url: 'https://xn--maana-pta.test'},
  {typed: 'https://house.test:8443', url: 'https://house.test:8443'},
  {typed: 'https://house.test:443', url: 'https://house.test'},
  {typed: 'http://localhost:3000', url: 'http://localhost:3000'},
])('$typed is normalized to $url', ({typed, url}) => expect(siteUrlOf(typed)).toBe(url));

test.each([
  {typed: 'www.house.test', remedy: 'without a folder'},
  {typed: 'https://house.test/velada/', remedy: 'without a folder'},
  {typed: 'https://house.test?a=1', remedy: 'without a folder'},
  {typed: 'https://me:secret@house.test', remedy: 'without a folder'},
  {typed: 'https://house.test:abc', remedy: 'without a folder'},
  {typed: 'ftp://house.test', remedy: 'without a folder'},
  {typed: 'http://house.test', remedy: 'with https, https://house.test'},
])('$typed is refused', ({typed, remedy}) => expect(() => siteUrlOf(typed)).toThrow(remedy));
