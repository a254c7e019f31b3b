/** Where sentences have the house, against docs/business.yml. */
import {describe, expect, test} from 'vitest';

import {checkWhereabouts} from '../../../../../src/content/checks/statements/whereabouts';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {BUSINESS, validSite} from '../../fixtureSite';
import {inBoth, rawPage, told} from '../rawPages';

/** Two sentences that have the house where it is: so many have to be right before one is wrong. */
const RIGHT = 'We are in Barcelona.\n\nThe house is in the Eixample.';
const known = rawPage(`${RIGHT}\n\n${RIGHT}`, {id: 'contact'});

const check = (pages: readonly RawDocument[], business: unknown = BUSINESS) =>
  checkWhereabouts({...validSite(), business}, [known, ...pages]);
const said = (body: string, locale = 'en', id = 'about'): string[] =>
  told(check([rawPage(body, {id, locale})]));

const CITY = 'and the city of the house is Barcelona (docs/business.yml)';
const DISTRICT = 'and the district of the house is Eixample (docs/business.yml)';

describe('another place', () => {
  test.each([
    ['a city', 'We are in Madrid.', `“We are in Madrid”, ${CITY}`],
    ['a part of town', 'The house is in the Born.', `“The house is in the Born”, ${DISTRICT}`],
    [
      'the heart of it',
      'A house in the heart of Gràcia.',
      `“A house in the heart of Gràcia”, ${DISTRICT}`,
    ],
    ['hotels of a city', 'Hotels in Madrid.', `“Hotels in Madrid”, ${CITY}`],
    [
      'of two places the wrong one',
      'We are in Barcelona, and your hotel in Madrid waits.',
      `“your hotel in Madrid”, ${CITY}`,
    ],
    [
      'the part of town in another city',
      'Come to the Eixample of Seville.',
      `“Eixample of Seville”, ${CITY}`,
    ],
    ['another city behind a comma', 'In the Eixample, Madrid.', `“Eixample, Madrid”, ${CITY}`],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual([`en/about.mdx:10 | ${expected}`]));

  test('in Spanish', () =>
    expect(said('Estamos en pleno centro de Madrid.', 'es')).toEqual([
      `es/about.mdx:10 | “Estamos en pleno centro de Madrid”, ${CITY}`,
    ]));

  test('what to do', () => {
    expect(check([rawPage('We are in Madrid.')])[0]?.remedy).toBe(
      'Write Barcelona, or leave it out.',
    );
    expect(check([rawPage('The house is in the Born.')])[0]?.remedy).toBe(
      'Write Eixample, or leave it out.',
    );
  });

  test('in a field', () =>
    expect(told(check([rawPage('', {fields: {title: 'We are in Madrid.'}})]))).toEqual([
      `en/about.mdx title | “We are in Madrid”, ${CITY}`,
    ]));
});

describe('nothing is said of', () => {
  test.each([
    ['the place of the house', RIGHT],
    ['somebody else', 'Her mother lives in Madrid.'],
    ['a part of town with its city', 'In the Eixample of Barcelona.'],
    ['a part of town with what is no city', 'In the Eixample, Mornings are quiet.'],
    ['a part of town with small letters behind it', 'In the Eixample of seville.'],
    ['a word with the name in it', 'We are in Madridejos.'],
    ['a page without a place', 'Words.'],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));

  test.each([
    ['legal texts', 'legal/terms'],
    ['masseuses', 'masseuses/alba'],
  ])('%s', (_, id) => expect(said('We are in Madrid.', 'en', id)).toEqual([]));

  test('a language without forms', () => expect(said('We are in Madrid.', 'fr')).toEqual([]));

  test.each([
    ['keywords', {keywords: ['We are in Madrid.']}],
    ['areas that are visited', {areas: [{id: 'a', text: 'We are in Madrid.'}]}],
  ])('%s', (_, fields) => expect(told(check([rawPage('', {fields})]))).toEqual([]));

  test.each([
    ['there are no facts', null],
    ['the house has no address', {}],
    ['the address is one text', {address: 'Eixample, Barcelona'}],
    ['the address has no city', {address: {district: 'Eixample'}}],
    ['the address has no district', {address: {city: 'Barcelona'}}],
    ['the city is a blank', {address: {district: 'Eixample', city: ' '}}],
    ['the district is a number', {address: {district: 8, city: 'Barcelona'}}],
  ])('anything where %s', (_, business) =>
    expect(told(check([rawPage('We are in Madrid.')], business))).toEqual([]),
  );

  test('blanks around the names', () =>
    expect(
      told(
        check([rawPage('The house is in the Born.')], {
          address: {district: ' Eixample ', city: ' Barcelona '},
        }),
      ),
    ).toHaveLength(1));
});

describe('who has moved changes many sentences', () => {
  const only = (...sentences: string[]): string[] =>
    told(
      checkWhereabouts(validSite(), [
        rawPage(sentences.join('\n\n'), {
          fields: {keywords: ['we are in Barcelona', 'We are in Barcelona']},
        }),
      ]),
    );

  test.each([
    ['one sentence has the city', ['We are in Barcelona.', 'We are in Madrid.']],
    ['none has', ['We are in Madrid.']],
    ['one has the district', ['The house is in the Eixample.', 'The house is in the Born.']],
    [
      'the city alone is known',
      ['We are in Barcelona.', 'Your hotel in Barcelona.', 'A house in the Born.'],
    ],
    [
      'the part of town alone is',
      [
        'A house in the Eixample.',
        'We live in the Eixample.',
        'We are in Madrid.',
        'In the Eixample of Seville.',
      ],
    ],
  ])('nothing is wrong where %s', (_, sentences) => expect(only(...sentences)).toEqual([]));

  test('what two sentences say is known', () =>
    expect(only('We are in Barcelona.', 'Hotels in Barcelona.', 'We are in Madrid.')).toEqual([
      `en/about.mdx:14 | “We are in Madrid”, ${CITY}`,
    ]));
});

describe('a field of which the other language has the place of the house', () => {
  const both = (en: Record<string, unknown>, es: Record<string, unknown>): string[] =>
    told(check(inBoth('', '', {id: 'programs/prana', en, es})));

  test.each(['title', 'description', 'lead', 'summary', 'subtitle'])('%s', (field) =>
    expect(both({[field]: 'A guide to Sants'}, {[field]: 'Guía del Eixample'})).toEqual([
      `en/programs/prana.mdx ${field} | “Sants”, ${DISTRICT}`,
    ]),
  );

  test('the closing', () =>
    expect(
      both({closing: {text: 'A day in Madrid'}}, {closing: {text: 'Un día en Barcelona'}}),
    ).toEqual([`en/programs/prana.mdx closing.text | “Madrid”, ${CITY}`]));

  test.each([
    ['another field', {label: 'Sants'}, {label: 'Eixample'}],
    ['both name it', {lead: 'Sants, Eixample'}, {lead: 'Eixample'}],
    ['the other names none', {lead: 'Sants'}, {lead: 'Una guía'}],
    ['the other has no such field', {lead: 'Sants'}, {title: 'Eixample'}],
    ['the other names both', {lead: 'Sants'}, {lead: 'Del Eixample a Sants'}],
    ['no place is named', {lead: 'A guide'}, {lead: 'Eixample'}],
    ['a street called after a part of town', {lead: 'Passeig de Gràcia'}, {lead: 'Eixample'}],
    ['a street, in Spanish', {lead: 'Paseo de Gràcia'}, {lead: 'Eixample'}],
  ])('nothing is said where %s', (_, en, es) => expect(both(en, es)).toEqual([]));

  test('nor where one of two other languages names none', () =>
    expect(
      told(
        check([
          ...inBoth('', '', {en: {title: 'Sants'}, es: {title: 'Eixample'}}),
          rawPage('', {locale: 'fr', fields: {title: 'Une maison'}}),
        ]),
      ),
    ).toEqual([]));

  test('nor of two pages', () =>
    expect(
      told(
        check([
          rawPage('', {fields: {title: 'Sants'}}),
          rawPage('', {id: 'gallery', locale: 'es', fields: {title: 'Eixample'}}),
        ]),
      ),
    ).toEqual([]));

  test('nor where not both places are known', () =>
    expect(
      told(
        checkWhereabouts(validSite(), [
          rawPage('We are in Barcelona.\n\nHotels in Barcelona.', {id: 'contact'}),
          ...inBoth('', '', {en: {title: 'Sants'}, es: {title: 'Eixample'}}),
        ]),
      ),
    ).toEqual([]));
});
