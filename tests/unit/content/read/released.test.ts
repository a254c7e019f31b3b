/** Addresses of the last release: how they are gathered, written and read. */
import {describe, expect, test} from 'vitest';

import {formatReleased, parseReleased, releasedFrom} from '../../../../src/content/read/released';
import type {RouteEntry} from '../../../../src/content/types';

const route = (
  id: string,
  slugs: Readonly<Record<string, string>>,
  formerly?: RouteEntry['formerly'],
): RouteEntry => ({
  id,
  kind: 'page',
  indexed: true,
  slugs,
  labels: {},
  ...(formerly && {formerly}),
});

const RELEASED = {en: {about: ['/about', '/old'], home: ['/']}, es: {about: ['/sobre']}};

test('pages by language and id, each with its address and those that lead to it', () => {
  const routes = [
    route('home', {en: '/'}),
    route('about', {en: '/about', es: '/sobre'}, {en: ['/old']}),
  ];
  expect(releasedFrom(routes)).toEqual(RELEASED);
  expect(Object.keys(releasedFrom(routes).en ?? {})).toEqual(['about', 'home']);
  expect(routes[0]?.id).toBe('home');
});

test('the file has a line for each page', () =>
  expect(formatReleased(RELEASED)).toBe(`{
  "en": {
    "about": ["/about", "/old"],
    "home": ["/"]
  },
  "es": {
    "about": ["/sobre"]
  }
}
`));

test('what is written is read', () =>
  expect(parseReleased(formatReleased(RELEASED))).toEqual(RELEASED));

describe('a file that was damaged', () => {
  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['a list of pages', '{"en": []}'],
    ['a language without pages', '{"en": null}'],
    ['a page with one address', '{"en": {"about": "/about"}}'],
    ['a page with a number', '{"en": {"about": ["/about", 3]}}'],
    ['one page of several', '{"en": {"home": ["/"], "about": null}}'],
    ['one language of several', '{"en": {}, "es": 3}'],
  ])('%s', (_, text) => expect(parseReleased(text)).toBeUndefined());

  test.each([
    ['no language', '{}'],
    ['no pages', '{"en": {}}'],
    ['a page without an address', '{"en": {"about": []}}'],
  ])('not: %s', (_, text) => expect(parseReleased(text)).toEqual(JSON.parse(text)));
});
