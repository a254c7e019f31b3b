/** docs/business.yml: what its fields take, and what is said of the others. */
import {describe, expect, test} from 'vitest';

import {businessSchema} from '../../../../src/content/schemas/business';
import {BUSINESS} from '../fixtureSite';

/** What is said of the facts of the made-up house with some of them changed. */
const said = (changes: Record<string, unknown>): string[] =>
  (businessSchema.safeParse({...BUSINESS, ...changes}).error?.issues ?? []).map(
    ({path, message}) => `${path.join('.')} | ${message}`,
  );
const ofAddress = (changes: Record<string, unknown>): string[] =>
  said({address: {...BUSINESS.address, ...changes}});
const ofMail = (info: unknown): string[] => said({email: {...BUSINESS.email, info}});

test('the made-up house is taken', () => expect(said({})).toEqual([]));

test('what may be left out has a value', () =>
  expect(businessSchema.parse(BUSINESS)).toMatchObject({
    analyticsSince: '',
    analyticsProvider: '',
    analyticsPurpose: {},
  }));

test('a field that is not known', () => expect(said({colour: 'red'})).toHaveLength(1));

describe('the address', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a short number', {street: 'Entresuelo 1-12, 3º 2ª'}],
    ['seven digits', {street: 'Hall 1234567'}],
    ['a code of the country', {country: 'AD'}],
    ['letters in the postal code', {postalCode: 'AD500'}],
    ['a blank in it', {postalCode: 'SW1A 1AA'}],
    ['three signs', {postalCode: '123'}],
    ['four digits beside a town', {city: 'Barcelona 1234'}],
  ])('%s', (_, changes) => expect(ofAddress(changes)).toEqual([]));

  const CODE = 'Write five digits in quotation marks, such as "08036".';
  const COUNTRY = 'Write the two-letter code of the country, such as ES.';
  const OUT = 'Leave the postal code out: it stands in postalCode.';
  const NUMBER = 'Write street and number; the telephone number stands in phone.';
  test.each<[string, Record<string, unknown>, string]>([
    [
      'a telephone number in the street',
      {street: 'Entresuelo 1, 93 000 00 00'},
      `street | ${NUMBER}`,
    ],
    ['with other signs', {street: 'Entresuelo 93.000-00.00'}, `street | ${NUMBER}`],
    ['a postal code in the town', {city: '08036 Barcelona'}, `city | ${OUT}`],
    ['a postal code in the district', {district: 'Eixample 08036'}, `district | ${OUT}`],
    ['a number', {postalCode: 8036}, `postalCode | ${CODE}`],
    ['small letters', {postalCode: 'ad500'}, `postalCode | ${CODE}`],
    ['two signs', {postalCode: '08'}, `postalCode | ${CODE}`],
    ['eleven signs', {postalCode: '08036080360'}, `postalCode | ${CODE}`],
    ['the name of a country', {country: 'Spain'}, `country | ${COUNTRY}`],
    ['no country', {country: 'XQ'}, `country | ${COUNTRY}`],
    ['a word for it', {country: false}, `country | ${COUNTRY}`],
  ])('not %s', (_, changes, expected) =>
    expect([...new Set(ofAddress(changes))]).toEqual([`address.${expected}`]),
  );

  test('not small letters for the country', () =>
    expect(ofAddress({country: 'es'})[0]).toBe(`address.country | ${COUNTRY}`));

  test.each<[string, number]>([
    ['street', 80],
    ['district', 60],
    ['city', 60],
  ])('the length of %s', (field, most) => {
    expect(ofAddress({[field]: 'a'.repeat(most)})).toEqual([]);
    expect(ofAddress({[field]: 'a'.repeat(most + 1)})).toHaveLength(1);
  });
});

describe('where it is', () => {
  const at = (latitude: unknown, longitude: unknown): string[] =>
    said({coordinates: {latitude, longitude}});
  test.each([
    [90, 180],
    [-90, -180],
    [0, 0],
  ])('%d, %d', (latitude, longitude) => expect(at(latitude, longitude)).toEqual([]));
  test.each<[unknown, unknown, string]>([
    [90.1, 0, 'latitude | Write decimal degrees from -90 to 90, such as 41.39020.'],
    [-90.1, 0, 'latitude | Write decimal degrees from -90 to 90, such as 41.39020.'],
    [0, 180.1, 'longitude | Write decimal degrees from -180 to 180, such as 41.39020.'],
    [0, '2.1', 'longitude | Write decimal degrees from -180 to 180, such as 41.39020.'],
  ])('not %j, %j', (latitude, longitude, expected) =>
    expect(at(latitude, longitude)).toEqual([`coordinates.${expected}`]),
  );
});

describe('telephones', () => {
  test.each([
    ['phone', '+34 930 000 000'],
    ['whatsapp', '+34 600 000 000'],
  ])('%s', (field, example) => {
    const form = `${field} | Write a number with + and country code, in quotation marks, such as "${example}".`;
    expect(said({[field]: undefined})).toEqual([form]);
    expect(said({[field]: 'soon'})).toEqual([form]);
    expect(said({[field]: '930 000 000'})).toEqual([
      `${field} | Write the country code before it, +34 in Spain, as in "${example}".`,
    ]);
  });
});

describe('letter boxes', () => {
  test.each([
    'info@velada.example',
    'info@gmail.com',
    'info@Gmail.com',
    'info@hotmail.es',
    'info@hotmail.fr',
    'info@yahoo.it',
    'info@outlook.de',
    'info@mail.com',
    'info@ymail.com',
    'info@email.com',
  ])('%s', (address) => expect(ofMail(address)).toEqual([]));

  test.each([
    ['info@gmial.com', 'gmail.com'],
    ['info@GMAIL.CO', 'gmail.com'],
    ['info@hotmial.com', 'hotmail.com'],
    ['info@yahoo.cm', 'yahoo.com'],
    ['info@yahoo.co', 'yahoo.com'],
    ['info@outlok.es', 'outlook.es'],
    ['info@protonmail.con', 'protonmail.com'],
    ['info@iclud.com', 'icloud.com'],
    ['info@movista.es', 'movistar.es'],
  ])('not %s', (address, meant) =>
    expect(ofMail(address)).toEqual([
      `email.info | Did you mean ${meant}? Correct what stands behind the @.`,
    ]),
  );

  test.each([['info'], ['info@'], ['info at velada.example'], [undefined]])(
    'no address: %j',
    (address) => expect(ofMail(address)).toHaveLength(1),
  );
});

describe('hours', () => {
  test.each([['always'], [{from: '10:00', to: '04:00'}]])('%j', (openingHours) =>
    expect(said({openingHours})).toEqual([]),
  );
  test.each([['never'], ['10:00-04:00'], [{from: '10:00'}]])('not %j', (openingHours) =>
    expect(said({openingHours})).toEqual([
      'openingHours | Write always, or from and to, such as {from: "10:00", to: "04:00"}.',
    ]),
  );
  test('a time that is none', () =>
    expect(said({openingHours: {from: '10', to: '04:00'}})).toEqual([
      'openingHours.from | Write a time such as "13:00", in quotation marks.',
    ]));
  test('of programs they are never “always”', () =>
    expect(said({programHours: 'always'})).toHaveLength(1));
});

describe('numbers', () => {
  test.each<[string, number, number]>([
    ['founded', 1900, 2100],
    ['copyrightYear', 1900, 2100],
    ['suites', 1, 100],
  ])('%s', (field, least, most) =>
    expect(
      [least - 1, least, most, most + 1].map((value) => said({[field]: value}).length),
    ).toEqual([1, 0, 0, 1]),
  );
});

describe('languages of the reception', () => {
  const LANGUAGE = 'Write a two-letter code in lower case, such as es.';
  test.each<[unknown, string]>([
    [['spa'], '.0 | Write es, the code of the language.'],
    [['Spanish'], '.0 | Write es, the code of the language.'],
    [['xx'], `.0 | ${LANGUAGE}`],
    [[4], `.0 | ${LANGUAGE}`],
    [['es', 'es'], '.1 | This entry stands in the list already. Delete one of the two.'],
  ])('not %j', (receptionLanguages, expected) =>
    expect(said({receptionLanguages})[0]).toBe(`receptionLanguages${expected}`),
  );
  test('one at least', () => expect(said({receptionLanguages: []})).toHaveLength(1));
});
