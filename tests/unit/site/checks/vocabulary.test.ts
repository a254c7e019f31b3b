/** The check against schema.org's vocabulary in tests/site finds each of these faults. */
import {expect, test} from 'vitest';

import {typesById, vocabularyFaults} from '../../../site/checks/vocabulary';

const HOUSE = 'https://house.test/#business';
const types = typesById([{'@id': HOUSE, '@type': 'HealthAndBeautyBusiness'}]);

test.each([
  {
    '@type': 'HealthAndBeautyBusiness',
    '@id': HOUSE,
    name: 'House',
    image: ['https://a.test/b.jpg'],
  },
  {'@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '00:00', closes: '23:59'},
  {'@type': 'OpeningHoursSpecification', validFrom: '2026-12-25', opens: '00:00'},
  {'@type': 'Service', provider: {'@id': HOUSE}, areaServed: {'@type': 'City', name: 'A'}},
  {
    '@type': 'Offer',
    price: 190,
    availability: 'https://schema.org/InStock',
    url: 'https://a.test/',
  },
  {'@type': 'ListItem', position: 1, name: 'A', item: 'https://a.test/'},
])('accepts %j', (node) => expect(vocabularyFaults(node, types)).toEqual([]));

test.each([
  {node: {'@type': 'MassageHouse'}, fault: 'MassageHouse is no type'},
  {
    node: {'@type': 'HealthAndBeautyBusiness', phone: '+34'},
    fault: 'HealthAndBeautyBusiness: phone is no property',
  },
  {
    node: {'@type': 'PostalAddress', priceRange: '1–2 EUR'},
    fault: 'PostalAddress: priceRange belongs to LocalBusiness',
  },
  {
    node: {'@type': 'GeoCoordinates', latitude: {'@type': 'Place'}},
    fault: /^GeoCoordinates: latitude is .*, not Number or Text|Text or Number/,
  },
  {
    node: {'@type': 'Service', provider: 'House'},
    fault: /^Service: provider is "House", not /,
  },
  {
    node: {'@type': 'Service', provider: {'@id': 'https://house.test/#nothing'}},
    fault: /^Service: provider is /,
  },
  {
    node: {'@type': 'OpeningHoursSpecification', opens: '24:00'},
    fault: 'OpeningHoursSpecification: opens is "24:00", not Time',
  },
  {
    node: {'@type': 'OpeningHoursSpecification', validFrom: '25 December'},
    fault: /^OpeningHoursSpecification: validFrom is "25 December", not /,
  },
  {
    node: {'@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Montag']},
    fault: 'OpeningHoursSpecification: dayOfWeek is "Montag", not DayOfWeek',
  },
  {
    node: {'@type': 'Offer', availability: 'https://schema.org/Monday'},
    fault: /^Offer: availability is "https:\/\/schema\.org\/Monday", not ItemAvailability/,
  },
  {
    node: {'@type': 'AggregateOffer', offerCount: 'four'},
    fault: 'AggregateOffer: offerCount is "four", not Integer',
  },
  {
    node: {'@type': 'WebPage', language: 'es'},
    fault: 'WebPage: language has become inLanguage',
  },
])('reports $node', ({node, fault}) =>
  expect(vocabularyFaults(node, types)).toEqual([
    typeof fault === 'string' ? fault : expect.stringMatching(fault),
  ]),
);
