/** Structured data made from the real catalogue, page by page. */
import {describe, expect, test} from 'vitest';

import {outcallQuote, priceRange} from '../../../../src/content/derive';
import type {Program} from '../../../../src/content/types';
import type {Site} from '../../../../src/plugins/hosting/site';
import type {PageContext} from '../../../../src/plugins/hosting/structuredData/context';
import {structuredData} from '../../../../src/plugins/hosting/structuredData/graph';
import {plainSummary} from '../../../../src/plugins/hosting/summary';
import {nodesOf, pricesIn} from '../../../site/checks/structuredData';
import {ENGLISH, SPANISH} from './site';
import {catalogue} from '../../realContent';

const site: Site = {
  url: 'https://house.test',
  defaultLocale: 'en',
  languages: [ENGLISH, SPANISH],
  catalogue,
};

function dataOf(id: string, language = ENGLISH, of = site) {
  const route = catalogue?.routes.find((entry) => entry.id === id);
  const content = catalogue?.byLocale[language.locale];
  if (!route || !content) throw new Error(`There is no page ${id}.`);
  const context: PageContext = {
    site: of,
    language,
    route,
    content,
    words: (word) => word,
    imageOf: (file) => ({url: `/pictures/${file}`, width: 1200, height: 800}),
  };
  return structuredData(context);
}
const slugOf = (id: string): string =>
  catalogue.routes.find((route) => route.id === id)?.slugs.es ?? '';
const nodeOf = (id: string, type: string, language = ENGLISH) =>
  nodesOf(dataOf(id, language)).find((node) => node['@type'] === type);

const {programs} = catalogue.byLocale.en ?? {programs: []};
const oneOf = (suits: (program: Program) => unknown): Program => {
  const found = programs.find(suits);
  if (!found) throw new Error('The content has no such program.');
  return found;
};
const several = oneOf(({sessions}) => sessions.length === 2);
const single = oneOf(({sessions}) => sessions.length === 1);
const {minEur, maxEur} = priceRange(programs);

describe('offers', () => {
  test('of several lengths begin with the lowest price', () =>
    expect(nodeOf(several.documentId, 'Service')?.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: several.sessions[0]?.priceEur,
      highPrice: several.sessions[1]?.priceEur,
      offerCount: 2,
      priceCurrency: 'EUR',
      offers: several.sessions.map(({minutes, priceEur}) => ({
        name: `${several.name}, ${minutes} min`,
        price: priceEur,
      })),
    }));
  test('of one length are one offer', () =>
    expect(nodeOf(single.documentId, 'Service')?.offers).toMatchObject({
      '@type': 'Offer',
      price: single.sessions[0]?.priceEur,
      availability: 'https://schema.org/InStock',
    }));
  test('of four hands are twice those of every program', () =>
    expect(nodeOf('programs/four-hands', 'Service')?.offers).toMatchObject({
      lowPrice: 2 * minEur,
      highPrice: 2 * maxEur,
    }));
  test('of outcall say 60 minutes from the lowest total', () =>
    expect(nodeOf('outcall', 'Service', SPANISH)).toMatchObject({
      '@id': expect.stringMatching(/^https:\/\/house\.test\/es\/programas\/.*#service$/) as string,
      offers: {lowPrice: outcallQuote(programs, catalogue.business.travelFeesEur).fromEur},
    }));
});

test('the range of prices is computed where payment is spoken of', () => {
  for (const id of ['about', 'contact']) {
    expect(nodeOf(id, 'HealthAndBeautyBusiness')).toMatchObject({
      priceRange: `${minEur}–${maxEur} EUR`,
      currenciesAccepted: 'EUR',
      paymentAccepted: 'contact.paymentWays',
    });
  }
  expect(nodeOf('casting', 'HealthAndBeautyBusiness')).not.toHaveProperty('priceRange');
});

test('the menu holds every program and no price of four hands between first and last', () => {
  const menu = nodeOf('massage-menu', 'OfferCatalog');
  expect(menu?.itemListElement).toHaveLength(programs.length);
  expect(pricesIn(menu)).toContain(2 * maxEur);
  const own = new Set(programs.flatMap(({sessions}) => sessions.map(({priceEur}) => priceEur)));
  const between = [...own]
    .map((euros) => 2 * euros)
    .filter((euros) => euros > 2 * minEur && euros < 2 * maxEur && !own.has(euros));
  expect(pricesIn(menu).filter((euros) => between.includes(euros))).toEqual([]);
});

test('the gallery is described by five photos, one of each category', () =>
  expect(nodeOf('gallery', 'ImageGallery')?.image).toHaveLength(5));

test('the way to a program leads over the menu, in the language of the page', () => {
  const steps = nodeOf(single.documentId, 'BreadcrumbList', SPANISH)?.itemListElement;
  expect((steps as {item: string}[]).map(({item}) => item)).toEqual([
    'https://house.test/es/',
    'https://house.test/es/menu-masajes',
    `https://house.test/es${slugOf(single.documentId)}`,
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
  expect(text).toContain(
    several.sessions.map(({minutes, priceEur}) => `${minutes} min: ${priceEur} EUR`).join(', '),
  );
  expect(text).toContain(
    `https://house.test${catalogue.routes.find(({id}) => id === single.documentId)?.slugs.en}`,
  );
});

describe('the hours of business.yml', () => {
  const withHours = (openingHours: typeof catalogue.business.openingHours): Site => ({
    ...site,
    catalogue: {...catalogue, business: {...catalogue.business, openingHours}},
  });
  test.each([
    ['always', '00:00', '23:59', '24/7'],
    [{from: '10:00', to: '04:00'}, '10:00', '04:00', '10:00–04:00'],
  ] as const)('%o', (hours, opens, closes, told) => {
    const house = nodesOf(dataOf('home', ENGLISH, withHours(hours))).find(
      (node) => node['@type'] === 'HealthAndBeautyBusiness',
    );
    expect(house?.openingHoursSpecification).toMatchObject({opens, closes});
    expect(plainSummary(withHours(hours), ENGLISH)).toContain(`- ${told}\n`);
  });
});
