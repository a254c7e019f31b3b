/** Each language has its own 404 page, with links to its pages. */
import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {documentOf, linksOf, pages, textsOf} from './html';

const notFoundIn = (baseUrl: string): string => `${baseUrl}404.html`;

describe.each(locales)('the 404 page below $baseUrl', ({htmlLang, baseUrl}) => {
  const address = notFoundIn(baseUrl);

  test('is in the language of that address, with one heading', () => {
    const $ = documentOf(address);
    expect($('html').attr('lang')).toBe(htmlLang);
    expect($('h1')).toHaveLength(1);
  });

  test('links to pages of its language, and to no others', () => {
    const ownPages = pages.filter((page) => page.htmlLang === htmlLang).map(({path}) => path);
    const links = linksOf(address, 'main a[href^="/"]');
    expect(links.length).toBeGreaterThan(5);
    expect(ownPages).toEqual(expect.arrayContaining(links));
  });

  test('offers a chat and a call', () => {
    expect(linksOf(address, 'main a[href^="https://wa.me/"]')).not.toEqual([]);
    expect(linksOf(address, 'main a[href^="tel:"]')).not.toEqual([]);
  });

  test('offers the home page in each other language', () => {
    const others = locales.filter((other) => other.baseUrl !== baseUrl);
    expect(linksOf(address, 'header a[hreflang]:not([aria-current])')).toEqual(
      others.map((other) => other.baseUrl),
    );
  });
});

test('the 404 pages have different headings', () => {
  const headings = locales.flatMap(({baseUrl}) => textsOf(notFoundIn(baseUrl), 'h1'));
  expect(new Set(headings).size).toBe(locales.length);
});
