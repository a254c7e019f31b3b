/** The check of sitemaps in tests/site finds each of these faults. */
import {expect, test} from 'vitest';

import type {Head} from '../../../site/checks/head';
import {readSitemap, sitemapFaults} from '../../../site/checks/sitemap';

const ALTERNATES = {'en-US': 'https://house.test/a', 'x-default': 'https://house.test/a'};
const head = (robots = ''): Head => ({
  path: '/a',
  url: 'https://house.test/a',
  lang: 'en-US',
  title: '',
  description: '',
  canonical: '',
  alternates: ALTERNATES,
  meta: {robots},
});

const XML = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://house.test/a</loc><lastmod>2026-01-31</lastmod>
<xhtml:link rel="alternate" hreflang="en-US" href="https://house.test/a"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://house.test/a"/>
<image:image><image:loc>https://house.test/p.jpg</image:loc></image:image></url></urlset>`;
const entries = readSitemap(XML);

test('reads alternates and pictures', () =>
  expect(entries).toEqual([
    {
      url: 'https://house.test/a',
      lastChanged: '2026-01-31',
      alternates: ALTERNATES,
      pictures: ['https://house.test/p.jpg'],
    },
  ]));

test('a sitemap that matches the page has no faults', () =>
  expect(sitemapFaults(entries, [head()])).toEqual([]));
test('finds a missing page', () =>
  expect(sitemapFaults([], [head()])).toEqual(['https://house.test/a is missing']));
test('finds a page with noindex', () =>
  expect(sitemapFaults(entries, [head('noindex, follow')])).toEqual([
    'https://house.test/a must not be listed',
  ]));
test('finds an entry without a page', () =>
  expect(sitemapFaults(entries, [])).toEqual(['https://house.test/a is no page']));
test('finds alternates that differ from the head', () =>
  expect(
    sitemapFaults(readSitemap(XML.replace('hreflang="en-US"', 'hreflang="en"')), [head()]),
  ).toEqual(['https://house.test/a has other alternates']));
test('finds an invalid date', () =>
  expect(sitemapFaults(readSitemap(XML.replace('2026-01-31', 'yesterday')), [head()])[0]).toContain(
    'not a date',
  ));
