import {describe, expect, test} from 'vitest';

import {
  type Redirect,
  checkRedirects,
  createRedirects,
  pagePaths,
} from '../../../../src/plugins/hosting/redirects';
import {page, siteOf} from './site';

const SITE = siteOf(
  page('home', '/', '/'),
  page('menu', '/menu', '/carta'),
  page('casting', '/casting', '/casting'),
  page('outcall', '/outcall', '/a-domicilio'),
  page('programs/erosofia', '/programs/erosophia', '/programas/erosophia'),
  page('programs/outcall', '/programs/outcall', '/programas/hoteles'),
);
const PAGES = pagePaths(SITE);
const table = createRedirects(SITE).map(({from, to}) => `${from} ${to}`);

describe('the table', () => {
  test("leads from another language's address to the page", () => {
    expect(table).toContain('/carta /menu');
    expect(table).toContain('/es/menu /es/carta');
  });
  test('leads from the id of a program to its address', () => {
    expect(table).toContain('/programs/erosofia /programs/erosophia');
    expect(table).toContain('/es/programas/erosofia /es/programas/erosophia');
    expect(table).toContain('/es/programas/outcall /es/programas/hoteles');
  });
  test('names every address once and hides no page', () => {
    const from = table.map((line) => line.split(' ')[0] ?? '');
    expect(new Set(from).size).toBe(from.length);
    expect(from.filter((path) => PAGES.has(path))).toEqual([]);
  });
  test('has no faults', () => expect(checkRedirects(createRedirects(SITE), PAGES)).toEqual([]));
  test('leaves an address to the page that has it: /outcall is not the program', () =>
    expect(table.filter((line) => line.startsWith('/outcall '))).toEqual([]));
});

test('former addresses lead to the page in their language', () => {
  const moved = siteOf(
    page('menu', '/menu', '/carta', {formerly: {en: ['/list'], es: ['/lista']}}),
  );
  const lines = createRedirects(moved).map(({from, to}) => `${from} ${to}`);
  expect(lines).toContain('/list /menu');
  expect(lines).toContain('/es/lista /es/carta');
});

test('an address that led to a page while it was that of another language goes on leading there', () => {
  const before = siteOf(page('menu', '/menu', '/carta'));
  const moved = siteOf(
    page('menu', '/programs', '/programas', {formerly: {en: ['/menu'], es: ['/carta']}}),
  );
  const [old, now] = [before, moved].map((site) => createRedirects(site).map(({from}) => from));
  expect(old).toEqual(['/carta', '/es/menu']);
  expect(now).toEqual(expect.arrayContaining(old ?? []));
});

test('the table grows with the languages, not with their square', () => {
  const linesFor = (count: number): number => {
    const locales = Array.from({length: count}, (_, at) => `l${at}`);
    const each = (make: (locale: string) => string): Record<string, string> =>
      Object.fromEntries(locales.map((locale) => [locale, make(locale)]));
    const menu = {...page('menu', '', ''), slugs: each((of) => `/menu-${of}`)};
    const languages = locales.map((locale, at) => ({
      locale,
      htmlLang: locale,
      baseUrl: at === 0 ? '/' : `/${locale}/`,
    }));
    return createRedirects({...siteOf(menu), defaultLocale: 'l0', languages}).length;
  };
  expect(linesFor(11) - linesFor(10)).toBe(linesFor(3) - linesFor(2));
});

const redirect = (from: string, to: string): Redirect => ({from, to, page: 'menu', locale: 'en'});

describe('faults', () => {
  test.each([
    ['a circle of two', [redirect('/a', '/b'), redirect('/b', '/a')], 'to another redirect'],
    ['a circle of one', [redirect('/a', '/a')], 'to another redirect'],
    ['a chain', [redirect('/a', '/b'), redirect('/b', '/menu')], 'to another redirect, /b'],
    ['a page that would be hidden', [redirect('/casting', '/menu')], 'in place of a page'],
    ['two for one address', [redirect('/a', '/menu'), redirect('/a', '/')], 'two redirects'],
    ['one that leads nowhere', [redirect('/a', '/gone')], '/gone, which is no page'],
  ])('%s', (_name, redirects, found) => {
    const problems = checkRedirects(redirects, PAGES);
    expect(problems.map((problem) => problem.found).join()).toContain(found);
    expect(problems[0]?.field).toBe(redirects.at(found.startsWith('two') ? 1 : 0)?.from);
  });
});
