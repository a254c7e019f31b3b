/** Where the house is: what does not lie where the rest does. */
import {describe, expect, test} from 'vitest';

import {placeOf} from '../../../../../src/content/checks/facts/place';
import {inFull} from './faults';

type Fields = Record<string, unknown>;

const HERE = {latitude: 41.39, longitude: 2.15};
const ADDRESS = {city: 'Barcelona', country: 'ES', postalCode: '08036'};
const said = (address: Fields, coordinates: unknown = HERE): string[] =>
  inFull(placeOf({address: {...ADDRESS, ...address}, coordinates}));

describe('an address in a city that is known', () => {
  test.each<[string, Fields, string[]]>([
    ['all in one place', {}, []],
    ['spaces around the city', {city: ' Barcelona '}, []],
    [
      'another country',
      {country: 'PT'},
      ['address.country | "PT", and Barcelona is in ES. Correct the country or the city.'],
    ],
    ['a country that is none', {country: 'Spain'}, []],
    ['no country', {country: undefined}, []],
    [
      'another province',
      {postalCode: '28001'},
      [
        'address.postalCode | "28001", which is not in Barcelona. Postal codes there begin with 08: correct the code or the city.',
      ],
    ],
    ['a town around it', {postalCode: '08950'}, []],
    [
      'a code of another country’s kind',
      {country: 'AD', postalCode: 'AD500'},
      ['address.country | "AD", and Barcelona is in ES. Correct the country or the city.'],
    ],
    ['a code that is a number', {postalCode: 28001}, []],
  ])('%s', (_, address, expected) => expect(said(address)).toEqual(expected));
});

describe('a postal code', () => {
  const wrong = (typed: string): string =>
    `address.postalCode | "${typed}". Write five digits in quotation marks, such as "08036".`;
  test.each<[string, Fields, string[]]>([
    ['of four digits', {postalCode: '8036'}, [wrong('8036')]],
    ['of six', {postalCode: '080366'}, [wrong('080366')]],
    ['with a letter', {postalCode: 'E08036'}, [wrong('E08036')]],
    [
      'of another country with five',
      {city: 'Lyon', country: 'FR', postalCode: '6900'},
      [wrong('6900')],
    ],
    ['of four in a country that has four', {city: 'Wien', country: 'AT', postalCode: '1010'}, []],
    ['that is none', {city: 'Lyon', country: 'FR', postalCode: undefined}, []],
  ])('%s', (_, address, expected) =>
    expect(said(address, address.city ? undefined : HERE)).toEqual(expected),
  );
});

describe('coordinates of a city that is known', () => {
  const there = 'Write the place of the house: latitude 41.3 to 41.48, longitude 2.05 to 2.24.';
  const told = (typed: string, remedy = there): string[] => [
    `coordinates | ${typed}, which is not in Barcelona. ${remedy}`,
  ];
  test.each<[string, unknown, unknown, string[]]>([
    ['too far south', 41.29, 2.15, told('latitude 41.29')],
    ['too far north', 41.49, 2.15, told('latitude 41.49')],
    ['too far west', 41.39, 2.04, told('longitude 2.04')],
    ['too far east', 41.39, 2.25, told('longitude 2.25')],
    ['too far south and east', 41.29, 2.25, told('41.29, 2.25')],
    ['too far north and west', 41.49, 2.04, told('41.49, 2.04')],
    [
      'exchanged',
      2.15,
      41.39,
      told('2.15, 41.39', 'Latitude and longitude are swapped: exchange the two numbers.'),
    ],
    ['at the edges', 41.3, 2.05, []],
    ['at the other edges', 41.48, 2.24, []],
    ['beyond the pole', 91, 2.15, []],
    ['at the pole', 90, 2.15, told('latitude 90')],
    ['at the other pole', -90, 2.15, told('latitude -90')],
    ['round the world', 41.39, 181, []],
    ['at the end of the world', 41.39, 180, told('longitude 180')],
    ['of a text', '12', 2.15, []],
    ['of another text', 41.39, '12', []],
  ])('%s', (_, latitude, longitude, expected) =>
    expect(said({}, {latitude, longitude})).toEqual(expected),
  );

  test('that are none', () => expect(said({}, 'here')).toEqual([]));
});

describe('a city that is not known, at coordinates of one that is', () => {
  test.each<[string, Fields, string[]]>([
    [
      'by its name',
      {city: 'Barcelna', postalCode: '08950'},
      [
        'address.city | "Barcelna", and the coordinates lie in Barcelona. Did you mean Barcelona? Correct the city or the coordinates.',
      ],
    ],
    [
      'by its postal code',
      {city: ' Girona '},
      [
        'address.city | "Girona", and the coordinates lie in Barcelona. Correct the city or the coordinates.',
      ],
    ],
    [
      'of another province',
      {city: 'Girona', postalCode: '17001'},
      [
        'coordinates | 41.39, 2.15, which is in Barcelona, and the address is in Girona. Write where the house in Girona is.',
      ],
    ],
    ['a town around it', {city: 'Esplugues', postalCode: '08950'}, []],
    [
      'by a name alone, of a code that is none',
      {city: 'Girona', country: 'AT', postalCode: '1010'},
      [],
    ],
    ['no city', {city: ' '}, []],
    ['a city that is no text', {city: 3}, []],
    ['a city of a name that objects have', {city: 'constructor', postalCode: '08950'}, []],
  ])('%s', (_, address, expected) => expect(said(address)).toEqual(expected));

  test.each<[string, unknown]>([
    ['elsewhere', {latitude: 41.98, longitude: 2.82}],
    ['without a latitude', {longitude: 2.15}],
    ['without a longitude', {latitude: 41.39}],
    ['without both', undefined],
  ])('nothing is said: %s', (_, coordinates) =>
    expect(
      inFull(placeOf({address: {...ADDRESS, city: 'Girona', postalCode: '17001'}, coordinates})),
    ).toEqual([]),
  );
});

test('nothing is said of what is no address', () =>
  expect(placeOf({address: 'Barcelona', coordinates: HERE})).toEqual([]));
