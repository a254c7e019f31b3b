/** Each language has its own 404 page, with links to its pages. */
import {expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {documentOf, pages, plain} from './html';

const headings = locales.map(({baseUrl}) => plain(documentOf(`${baseUrl}404.html`)('h1').text()));

test.each(locales)('$baseUrl has a 404 page in $htmlLang', ({htmlLang, baseUrl}) => {
  const $ = documentOf(`${baseUrl}404.html`);
  expect($('html').attr('lang')).toBe(htmlLang);
  expect($('h1').length).toBe(1);
  const own = new Set(pages.filter((page) => page.htmlLang === htmlLang).map(({path}) => path));
  const links = $('main a[href^="/"]').toArray();
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({attribs}) => !own.has(attribs.href ?? ''))).toEqual([]);
  for (const way of ['https://wa.me/', 'tel:'])
    expect($(`main a[href^="${way}"]`).length, way).toBeGreaterThan(0);
  const others = locales.filter((other) => other.baseUrl !== baseUrl);
  const languages = $('header a[hreflang]:not([aria-current])').toArray();
  expect(languages.map(({attribs}) => attribs.href)).toEqual(others.map((other) => other.baseUrl));
});

test('the 404 pages have different headings', () =>
  expect(new Set(headings).size).toBe(locales.length));
