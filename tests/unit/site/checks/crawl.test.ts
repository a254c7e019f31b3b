/** The crawler of tests/site finds each of these faults. */
import {expect, test} from 'vitest';

import {type CrawledPage, crawlFaults, distances} from '../../../site/checks/crawl';

const page = (path: string, links: string[], ids: string[] = []): CrawledPage => ({
  path,
  links,
  ids: new Set(ids),
});

const SITE = [
  page(
    '/',
    ['/menu?tab=all', '#top', '/menu#prices'].map((link) => link.replace(/^#/, '/#')),
    ['top'],
  ),
  page('/menu', ['/'], ['prices']),
];

test('a valid site has no faults', () => expect(crawlFaults(SITE, ['/'])).toEqual([]));
test('finds a link to a page that does not exist', () =>
  expect(crawlFaults([page('/', ['/gone'])], ['/'])).toEqual([
    '/ links to /gone, which is no page',
  ]));
test('finds a fragment without an element', () =>
  expect(crawlFaults([page('/', ['/#gone'])], ['/'])).toEqual([
    '/ links to /#gone, where nothing has that id',
  ]));
test('finds a page that no page links to', () =>
  expect(crawlFaults([page('/', []), page('/lost', ['/'])], ['/'])).toEqual([
    '/lost is out of reach',
  ]));
test('finds a page that is more than three clicks away', () => {
  const chain = ['/', '/1', '/2', '/3', '/4'];
  const pages = chain.map((path, index) => page(path, chain.slice(index + 1, index + 2)));
  expect(crawlFaults(pages, ['/'])).toEqual(['/4 is 4 clicks away']);
  expect(distances('/', new Map(pages.map((each) => [each.path, each]))).get('/3')).toBe(3);
});
test('ignores the query in a fragment', () =>
  expect(crawlFaults([page('/', ['/#book?program=a'], ['book'])], ['/'])).toEqual([]));
