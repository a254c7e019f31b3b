/** Facts of docs/business.yml that contradict each other. */
import {describe, expect, test} from 'vitest';

import {checkBusiness, purposeTexts} from '../../../../../src/content/checks/facts/business';
import type {Source} from '../../../../../src/content/source';
import {BUSINESS} from '../../fixtureSite';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';
import {inFull} from './faults';

const check = (business: unknown, more?: Partial<Source>) =>
  checkBusiness(rawSite([], {business, ...more}), []);
const said = (business: unknown, more?: Partial<Source>): string[] => inFull(check(business, more));

describe('the lowest and the highest', () => {
  test.each<[string, unknown, string[]]>([
    [
      'the other way round',
      {dailyPayEur: [300, 200]},
      ['casting.dailyPayEur | [300, 200]. Write the lower number first.'],
    ],
    ['in order', {dailyPayEur: [200, 300], photos: [2, 2]}, []],
    ['of three', {photos: [3, 2, 1]}, []],
    ['of one', {photos: [3]}, []],
    ['with a text first', {photos: ['x', 1]}, []],
    ['with a text behind', {photos: [1, 'x']}, []],
    ['that are none', {contract: 'employee'}, []],
  ])('%s', (_, casting, expected) => expect(said({casting})).toEqual(expected));

  test('of no fields', () => expect(said({casting: [[3, 2]]})).toEqual([]));
});

describe('the way to the centre', () => {
  const told = (zone: string, typed: number, other: string, fee: number): string =>
    `travelFeesEur.${zone} | ${typed}, and ${other} costs ${fee}. The centre is the nearest zone and costs the least: correct one of the two fees.`;
  test.each<[string, unknown, string[]]>([
    ['dearer than one', {centre: 50, other: 40, airport: 100}, [told('other', 40, 'centre', 50)]],
    [
      'dearer than another one',
      {centre: 50, other: 70, airport: 10},
      [told('airport', 10, 'centre', 50)],
    ],
    ['dearer than all', {centre: 500, other: 70, airport: 100}, [told('centre', 500, 'other', 70)]],
    ['the cheapest', {centre: 50, other: 70, airport: 100}, []],
    ['as dear as one', {centre: 50, other: 50, airport: 100}, []],
    ['without a fee', {centre: 'x', other: 50}, []],
    ['beside one without a fee', {centre: 50, other: '40'}, []],
    ['that are none', [50], []],
  ])('%s', (_, travelFeesEur, expected) => expect(said({travelFeesEur})).toEqual(expected));
});

describe('what the provider counts visits for', () => {
  const counted = {
    ...BUSINESS,
    analyticsScript: 'https://count.example/x.js',
    ...{analyticsProvider: 'Counter', analyticsSince: '2026-01-15', analyticsMonths: 12},
  };
  const missing = (locale: string): string =>
    `analyticsPurpose.${locale} | nothing. Write in this language what the provider counts visits for.`;
  test.each<[string, unknown, string[]]>([
    ['in no language', counted, [missing('en'), missing('es')]],
    ['in one', {...counted, analyticsPurpose: {en: 'counting'}}, [missing('es')]],
    ['in each', {...counted, analyticsPurpose: {en: 'counting', es: 'contar'}}, []],
    ['without a provider', BUSINESS, []],
    ['in a file with another mistake', {...counted, suites: 'four'}, []],
  ])('%s', (_, business, expected) => expect(said(business)).toEqual(expected));

  test('are words of each language', () => {
    const business = {analyticsPurpose: {en: 'counting', es: ' ', fr: 'compter'}};
    const file = 'docs/business.yml';
    expect(purposeTexts(rawSite([], {business}))).toEqual([
      {file, locale: 'en', field: 'analyticsPurpose.en', text: 'counting'},
    ]);
  });
  test.each<[string, unknown]>([
    ['of no text', {analyticsPurpose: {en: 3}}],
    ['of no list', {analyticsPurpose: 'counting'}],
    ['of none', {}],
    ['of no file', undefined],
  ])('are no words: %s', (_, business) =>
    expect(purposeTexts(rawSite([], {business}))).toEqual([]),
  );
});

describe('the line of the street', () => {
  const rest = ', which has a line of its own. Write street, number and floor alone.';
  const address = (street: unknown, more = {}) => ({
    address: {street, postalCode: '99999', city: 'Girona', ...more},
  });
  test.each<[string, unknown, string[]]>([
    [
      'with the postal code',
      address('Calle 1, 99999'),
      [`address.street | "Calle 1, 99999", with 99999${rest}`],
    ],
    [
      'with the city',
      address('Calle 1, Girona'),
      [`address.street | "Calle 1, Girona", with Girona${rest}`],
    ],
    [
      'with both',
      address('Calle 1, 99999 Girona'),
      [`address.street | "Calle 1, 99999 Girona", with 99999${rest}`],
    ],
    ['alone', address('Calle 1'), []],
    ['beside a city that is nothing', address('Calle 1', {city: ' '}), []],
    ['beside a code that is a number', address('Calle 1, 99999', {postalCode: 99999}), []],
    ['that is none', address(3), []],
    ['of no address', {address: 'Calle 1, 99999'}, []],
  ])('%s', (_, business, expected) => expect(said(business)).toEqual(expected));
});

describe('a placeholder with one bracket', () => {
  const rest =
    'a square bracket without its twin. Write what belongs there, or "[…]" with both brackets until it is known.';
  test.each<[string, unknown, string[]]>([
    ['without its end', {legal: {nif: '[NIF'}}, [`legal.nif | "[NIF", ${rest}`]],
    ['without its beginning', {casting: {payIs: 'net]'}}, [`casting.payIs | "net]", ${rest}`]],
    ['with both', {legal: {nif: '[NIF]', company: 'The House'}}, []],
    ['that is no text', {legal: {nif: 3}}, []],
    ['of no fields', {legal: '[NIF'}, []],
  ])('%s', (_, business, expected) => expect(said(business)).toEqual(expected));
});

describe('the file', () => {
  test('that is none', () => expect(check('x')).toEqual([]));
  test('with a mistake of place, and one of years', () =>
    expect(
      told(
        check({address: {city: 'Barcelona', country: 'FR'}, founded: 2030, copyrightYear: 2026}),
      ),
    ).toEqual([
      'docs/business.yml address.country | "FR", and Barcelona is in ES',
      'docs/business.yml founded | 2030, which is later than copyrightYear (2026)',
    ]));
  test('beside a legal text of another year', () => {
    const pages = [rawPage('', {id: 'legal/terms', fields: {updated: '2027-01-01'}})];
    expect(told(checkBusiness(rawSite(pages, {business: {copyrightYear: 2026}}), pages))).toEqual([
      'en/legal/terms.mdx updated | 2027-01-01, and copyrightYear in docs/business.yml is 2026',
    ]);
  });
});
