/** What links of a page may lead to. */
import {describe, expect, test} from 'vitest';

import {
  addresses,
  hostsOf,
  namesOfLegal,
  pageIds,
  pageWith,
} from '../../../../../src/content/checks/bodies/site';
import {SINGLE_PAGES} from '../../../../../src/content/kinds';
import {BUSINESS, validSite} from '../../fixtureSite';
import {inBoth, rawPage} from '../rawPages';

describe('pages with an address', () => {
  const others = (ids: readonly string[]): string[] =>
    ids.filter((id) => !SINGLE_PAGES.some((page) => page === id));

  test('those of the original, and those that the site needs', () => {
    const documents = [
      rawPage('', {id: 'news'}),
      rawPage('', {id: 'home'}),
      rawPage('', {id: 'masseuses/alba'}),
      rawPage('', {id: 'viejo', locale: 'es'}),
    ];
    const ids = pageIds(validSite(), documents);
    expect(others(ids)).toEqual(['news']);
    expect(ids).toHaveLength(SINGLE_PAGES.length + 1);
  });

  test('and those whose file cannot be read', () => {
    const problem = (file: string) => ({file, field: '', found: 'a tab', remedy: 'Mend it.'});
    const files = [
      'docs/programs/a.mdx',
      'docs/masseuses/b.mdx',
      'docs/business.yml',
      'x/docs/c.mdx',
      'docs/d.mdx.bak',
    ];
    const source = {...validSite(), documents: [], problems: files.map(problem)};
    expect(others(pageIds(source, []))).toEqual(['programs/a']);
  });
});

test('addresses with their pages; those of translations with and without the language', () => {
  const pages = inBoth('', '', {en: {slug: '/about'}, es: {slug: '/casa'}});
  expect([...addresses([...pages, rawPage('', {id: 'news', fields: {slug: 3}})])]).toEqual([
    ['/about', 'about'],
    ['/es/casa', 'about'],
    ['/casa', 'about'],
  ]);
});

describe('where the site stands, by its letter boxes', () => {
  test.each([
    ['one domain', BUSINESS, ['velada.example']],
    ['capitals', {email: {info: 'info@Velada.COM'}}, ['velada.com']],
    ['two domains', {email: {a: 'a@b.com', c: 'c@d.com', e: 'e@b.com'}}, ['b.com', 'd.com']],
    ['no domain', {email: {info: 'info', more: 3, none: 'a@'}}, []],
    ['no letter boxes', {email: 'info@velada.com'}, []],
    ['no facts', null, []],
  ])('%s', (_, business, hosts) => expect([...hostsOf({...validSite(), business})]).toEqual(hosts));
});

test('names of the parts of legal texts, in any language, and of what a law asks for', () => {
  const names = namesOfLegal([
    ...inBoth('## A {#a}', '## B {#b}', {id: 'legal/cookie-policy'}),
    rawPage('## C {#c}', {id: 'legal/thanks'}),
    rawPage('## D {#d}', {id: 'about'}),
  ]);
  expect([...names]).toEqual([
    ['legal/cookie-policy', ['stored', 'change', 'a', 'b']],
    ['legal/thanks', ['c']],
  ]);
});

describe('the one page that has a heading of a name', () => {
  const pages = [
    ...inBoth('## Rooms {#rooms}', '## Salas {#rooms}', {id: 'gallery'}),
    rawPage('## Doors {#doors}', {id: 'about'}),
    rawPage('## Doors {#doors}', {id: 'contact'}),
    rawPage('## Keys {#keys}', {id: 'casting'}),
    rawPage('We write `{#lamps}` behind it.', {id: 'home'}),
  ];

  test.each([
    ['rooms', 'en', 'gallery'],
    ['rooms', 'es', 'gallery'],
    ['doors', 'en', undefined],
    ['doors', 'es', undefined],
    ['lamps', 'en', undefined],
    ['keys', 'es', undefined],
    ['room', 'en', undefined],
  ])('%s (%s): %s', (anchor, locale, page) => expect(pageWith(anchor, locale, pages)).toBe(page));
});
