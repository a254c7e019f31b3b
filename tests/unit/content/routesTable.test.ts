/** The table of addresses, made from the pages of all languages. */
import {describe, expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import {createRouteTable} from '../../../src/content/routes';
import type {CatalogueOfLanguage, Legal} from '../../../src/content/types';
import {validSite} from './fixtureSite';

/** The pages of the fixture in a language, with two legal texts. */
function language(locale: 'en' | 'es', formerly?: string[]): CatalogueOfLanguage {
  const pages = createCatalogue(validSite()).catalogue?.byLocale[locale];
  if (!pages) throw new Error('The fixture is broken.');
  const legal = (id: string, indexed: boolean): Legal => ({
    ...{id, documentId: `legal/${id}`, kind: 'legal', updated: '2026-01-01', indexed},
    ...{slug: `/${locale}-${id}`, label: `The ${id}`, title: id, description: id, keywords: []},
    formerly: undefined,
  });
  return {
    ...pages,
    pages: pages.pages.map((page) => (page.id === 'gallery' ? {...page, formerly} : page)),
    legal: [legal('terms', true), legal('privacy', false)],
  };
}

const table = (formerly: {en?: string[]; es?: string[]} = {}) =>
  createRouteTable({en: language('en', formerly.en), es: language('es', formerly.es)}, 'en');

test('pages, programs and legal texts in this order; masseuses have no page', () =>
  expect(table().map(({id, kind, indexed}) => [id, kind, indexed])).toEqual([
    ['home', 'page', true],
    ['gallery', 'page', true],
    ['programs/prana', 'program', true],
    ['legal/terms', 'legal', true],
    ['legal/privacy', 'legal', false],
  ]));

test('each has its address and its name in every language', () =>
  expect(table()[1]).toEqual({
    ...{id: 'gallery', kind: 'page', indexed: true},
    slugs: {en: '/gallery', es: '/galeria'},
    labels: {en: 'The gallery', es: 'La galería'},
  }));

describe('former addresses', () => {
  test.each([
    [{en: ['/old']}, {en: ['/old']}],
    [{es: ['/viejo', '/antiguo']}, {es: ['/viejo', '/antiguo']}],
    [
      {en: ['/old'], es: ['/viejo']},
      {en: ['/old'], es: ['/viejo']},
    ],
  ])('%j', (formerly, expected) => {
    const routes = table(formerly);
    expect(routes[1]?.formerly).toEqual(expected);
    expect(routes[0]).not.toHaveProperty('formerly');
  });
});

test('a page that a language does not have has no address there', () => {
  const es = {...language('es'), pages: []};
  expect(createRouteTable({en: language('en'), es}, 'en')[0]?.slugs).toEqual({en: '/'});
});

test('without the original there is no table', () =>
  expect(createRouteTable({es: language('es')}, 'en')).toEqual([]));
