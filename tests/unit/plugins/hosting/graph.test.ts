/** Structured data made from the real catalogue, page by page. */
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import sidebars from '../../../../sidebars';
import {loadCatalogue} from '../../../../src/content/catalogue';
import {orderOf} from '../../../../src/content/order';
import type {Site} from '../../../../src/plugins/hosting/site';
import type {PageContext} from '../../../../src/plugins/hosting/structuredData/context';
import {structuredData} from '../../../../src/plugins/hosting/structuredData/graph';
import {plainSummary} from '../../../../src/plugins/hosting/summary';
import {nodesOf, pricesIn} from '../../../site/checks/structuredData';
import {ENGLISH, SPANISH} from './site';

const {catalogue} = await loadCatalogue({
  siteDir: path.join(import.meta.dirname, '../../../..'),
  defaultLocale: 'en',
  locales: ['en', 'es'],
  order: orderOf(sidebars),
});
if (!catalogue) throw new Error('The content has mistakes: "npm run check" names them.');

const site: Site = {
  url: 'https://house.test',
  defaultLocale: 'en',
  languages: [ENGLISH, SPANISH],
  catalogue,
};

function dataOf(id: string, language = ENGLISH) {
  const route = catalogue?.routes.find((entry) => entry.id === id);
  const content = catalogue?.byLocale[language.locale];
  if (!route || !content) throw new Error(`There is no page ${id}.`);
  const context: PageContext = {
    site,
    language,
    route,
    content,
    words: (word) => word,
    imageOf: (file) => ({url: `/pictures/${file}`, width: 1200, height: 800}),
  };
  return structuredData(context);
}
const nodeOf = (id: string, type: string, language = ENGLISH) =>
  nodesOf(dataOf(id, language)).find((node) => node['@type'] === type);

describe('offers', () => {
  test('of several lengths begin with the lowest price', () =>
    expect(nodeOf('programs/kaula-tantra', 'Service')?.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 140,
      highPrice: 180,
      offerCount: 2,
      priceCurrency: 'EUR',
      offers: [{name: 'Kaula Tantra, 30 min', price: 140}, {price: 180}],
    }));
  test('of one length are one offer', () =>
    expect(nodeOf('programs/ancestral-lust', 'Service')?.offers).toMatchObject({
      '@type': 'Offer',
      price: 420,
      availability: 'https://schema.org/InStock',
    }));
  test('of four hands are twice those of every program', () =>
    expect(nodeOf('programs/four-hands', 'Service')?.offers).toMatchObject({
      lowPrice: 180,
      highPrice: 840,
    }));
  test('of outcall say 60 minutes from 180', () =>
    expect(nodeOf('outcall', 'Service', SPANISH)).toMatchObject({
      '@id': 'https://house.test/es/programas/servicio-hoteles#service',
      offers: {name: 'Visita a tu hotel, 60 min', lowPrice: 180},
    }));
});

test('the range of prices is computed where payment is spoken of', () => {
  for (const id of ['about', 'contact']) {
    expect(nodeOf(id, 'HealthAndBeautyBusiness')).toMatchObject({
      priceRange: '90–420 EUR',
      currenciesAccepted: 'EUR',
      paymentAccepted: 'contact.paymentWays',
    });
  }
  expect(nodeOf('casting', 'HealthAndBeautyBusiness')).not.toHaveProperty('priceRange');
});

test('the menu holds twelve programs and no price of four hands between first and last', () => {
  const menu = nodeOf('massage-menu', 'OfferCatalog');
  expect(menu?.itemListElement).toHaveLength(12);
  expect(pricesIn(menu)).toContain(840);
  expect(pricesIn(menu)).not.toContain(760);
});

test('the gallery is described by five photos, one of each category', () =>
  expect(nodeOf('gallery', 'ImageGallery')?.image).toHaveLength(5));

test('the way to a program leads over the menu, in the language of the page', () => {
  const steps = nodeOf('programs/ancestral-lust', 'BreadcrumbList', SPANISH)?.itemListElement;
  expect((steps as {item: string}[]).map(({item}) => item)).toEqual([
    'https://house.test/es/',
    'https://house.test/es/menu-masajes',
    'https://house.test/es/programas/lujuria-ancestral',
  ]);
  expect(nodeOf('home', 'BreadcrumbList')).toBeUndefined();
});

test.each(catalogue.routes.map(({id}) => id))(
  '%s has the same house in both languages, and its own page',
  (id) => {
    const [english, spanish] = [ENGLISH, SPANISH].map((language) => dataOf(id, language)['@graph']);
    expect(english?.[0]).toHaveProperty('@id', 'https://house.test/#business');
    expect(spanish?.[0]).toHaveProperty('@id', 'https://house.test/#business');
    expect(english?.[2]).toHaveProperty('inLanguage', 'en-US');
    expect(spanish?.[2]).toHaveProperty('inLanguage', 'es-ES');
    expect(JSON.stringify([english, spanish])).not.toMatch(/rating|review/i);
  },
);

test('the plain summary names every program with its prices', () => {
  const text = plainSummary(site, ENGLISH);
  for (const {name} of catalogue.byLocale.en?.programs ?? []) expect(text).toContain(name);
  expect(text).toContain('30 min: 140 EUR, 60 min: 180 EUR');
  expect(text).toContain('https://house.test/programs/ancestral-lust');
});
