/** The check of structured data in tests/site finds each of these faults. */
import {describe, expect, test} from 'vitest';

import {idsIn, nodesOf, pricesIn, structuredDataFaults} from '../../../site/checks/structuredData';

const URL = 'https://house.test';

/** Valid data of a program's page. */
const valid = () => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'HealthAndBeautyBusiness',
      '@id': `${URL}/#business`,
      name: 'House',
      url: URL,
      image: `${URL}/house.jpg`,
      priceRange: '100–200 EUR',
      telephone: '+34 930 000 000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Street 1',
        postalCode: '08036',
        addressLocality: 'Barcelona',
        addressCountry: 'ES',
      },
      geo: {'@type': 'GeoCoordinates', latitude: 41.39, longitude: 2.15},
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday'],
        opens: '00:00',
        closes: '23:59',
      },
    },
    {
      '@type': 'Service',
      '@id': `${URL}/a#service`,
      name: 'A',
      serviceType: 'Massage',
      description: 'A massage.',
      url: `${URL}/a`,
      provider: {'@id': `${URL}/#business`},
      areaServed: {'@type': 'City', name: 'Barcelona'},
      offers: {
        '@type': 'Offer',
        price: 190,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: `${URL}/a`,
      },
    },
  ] as [Record<string, unknown>, Record<string, unknown>],
});
const TEXT = 'A massage. 60 min €190';
const NARROW = '60 min 190\u202f€';

/** The faults after a change. */
function faultsWith(change: (data: ReturnType<typeof valid>) => void, text = TEXT): string[] {
  const data = valid();
  change(data);
  return structuredDataFaults(data['@graph'], text, []);
}

test('valid data has no faults, in either language', () => {
  expect(faultsWith(() => {})).toEqual([]);
  expect(faultsWith(() => {}, NARROW)).toEqual([]);
});

describe('finds', () => {
  test('a price that the page does not show', () =>
    expect(faultsWith(() => {}, '60 min €1900')).toEqual(['the page does not show the price 190']));
  test('a price that differs by a digit', () =>
    expect(faultsWith(() => {}, '60 min 1190 €')).toEqual([
      'the page does not show the price 190',
    ]));
  test('a missing field', () =>
    expect(faultsWith(({'@graph': [house]}) => delete house.telephone)[0]).toContain(
      'telephone is missing',
    ));
  test('a missing field of an inner node', () =>
    expect(
      faultsWith(({'@graph': [house]}) => {
        house.address = {'@type': 'PostalAddress', streetAddress: 'Street 1'};
      }),
    ).toHaveLength(3));
  test('a service without its offers', () =>
    expect(faultsWith(({'@graph': [, service]}) => delete service.offers)).toEqual([
      `Service ${URL}/a#service: offers is missing`,
    ]));
  test('a reference to an id that does not exist', () =>
    expect(
      faultsWith(({'@graph': [, service]}) => {
        service.provider = {'@id': `${URL}/#owner`};
      }),
    ).toEqual([`${URL}/#owner is referred to, but not described`]));
  test('no fault in a reference to an id of another page', () => {
    const [house, service] = valid()['@graph'];
    expect(structuredDataFaults([service], TEXT, idsIn([house]))).toEqual([]);
  });
  test('a rating', () =>
    expect(
      faultsWith(({'@graph': [house]}) => {
        house.aggregateRating = {'@type': 'AggregateRating', ratingValue: 5};
      }).join(),
    ).toContain('aggregateRating is a claim'));
  test('a type that the site does not use', () =>
    expect(
      faultsWith(({'@graph': [house]}) => {
        house['@type'] = 'MedicalBusiness';
      })[0],
    ).toContain('not one that the site uses'));
  test('no data at all', () =>
    expect(structuredDataFaults([], TEXT, [])).toEqual(['there is no structured data']));
});

test('prices are found at any depth', () => {
  expect(pricesIn({a: [{price: 1}, {b: {lowPrice: '2', highPrice: 3}}]})).toEqual([1, 2, 3]);
  expect(nodesOf([[{a: {}}], 'x', 1])).toHaveLength(2);
});
