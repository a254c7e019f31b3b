/** On which floor the house is, and how many flights lead to it. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkFloors} from '../../../../../src/content/checks/statements/floors';
import type {Problem} from '../../../../../src/content/problems';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const problems = (documents: readonly RawDocument[], business: unknown = {}): Problem[] =>
  checkFloors(rawSite(documents, {business}), documents);

describe('a floor', () => {
  const said = (
    body: string,
    street = 'Roc 9, entresuelo',
    locale = 'en',
    id = 'about',
  ): string[] => told(problems([rawPage(body, {locale, id})], {address: {street}}));

  test.each([
    ['another one', 'Here we live on the first floor.', 'we live on the first floor', undefined],
    [
      'one on the street',
      'The house is on the ground floor.',
      'The house is on the ground floor',
      undefined,
    ],
    [
      'one of the Eixample',
      'On the second floor of the Eixample.',
      'On the second floor of the Eixample',
      undefined,
    ],
    [
      'one in another sentence',
      'Yes. On a third floor above the street.',
      'On a third floor above the street',
      undefined,
    ],
    [
      'the mezzanine, where it is not',
      'We are on the mezzanine.',
      'We are on the mezzanine',
      'Roc 9, 2º',
    ],
  ])('%s', (_, body, typed, street = 'Roc 9, entresuelo') =>
    expect(said(body, street)).toEqual([
      `en/about.mdx:10 | “${typed}”, and address.street in docs/business.yml is ${street}`,
    ]),
  );

  test.each([
    ['Roc 9, principal', 'main floor'],
    ['Roc 9, bajos', 'street level'],
    ['Roc 9, sótano', 'basement'],
    ['Roc 9, 1º', 'first floor'],
    ['Roc 9, 1er', 'first floor'],
    ['Roc 9, 2º', 'second floor'],
    ['Roc 9, 3ª', 'third floor'],
    ['Roc 9, 4.º', 'fourth floor'],
    ['Roc 9, 5º', 'fifth floor'],
    ['Roc 9, ático', 'top floor'],
    ['Roc 9, ático', 'penthouse'],
    ['Entresuelo, Roc 9', 'mezzanine'],
  ])('%s is the %s', (street, floor) =>
    expect(said(`We live on the ${floor}.`, street)).toEqual([]),
  );

  test('in Spanish', () => {
    expect(said('Estamos en el entresuelo.', undefined, 'es')).toEqual([]);
    expect(said('Estamos en la segunda planta.', undefined, 'es')).toEqual([
      'es/about.mdx:10 | “Estamos en la segunda planta”, and address.street in docs/business.yml is Roc 9, entresuelo',
    ]);
  });

  test('capitals are no difference', () =>
    expect(said('We live on the First Floor.', 'Roc 9, 1º')).toEqual([]));

  test('how to mend it', () =>
    expect(
      problems([rawPage('We live on the first floor.')], {address: {street: 'Entresuelo'}})[0]
        ?.remedy,
    ).toBe('Correct the floor, or leave it out.'));

  test.each<[string, ...Parameters<typeof said>]>([
    ['of a hotel', 'We live on the first floor of a hotel.'],
    ['of somebody else', 'The notary lives on the first floor.'],
    ['of a program', 'We live on the first floor.', undefined, 'en', 'programs/a'],
    ['in another language', 'We live on the first floor.', undefined, 'fr'],
    ['where the address has none', 'We live on the first floor.', 'Roc 9'],
  ])('nothing is said of one %s', (_, ...where) => expect(said(...where)).toEqual([]));

  test.each<[string, unknown]>([
    ['no facts', undefined],
    ['no address', {}],
    ['no street', {address: {}}],
    ['an address that is a text', {address: 'Entresuelo'}],
  ])('nothing is said where there is %s', (_, business) =>
    expect(problems([rawPage('We live on the first floor.')], business)).toEqual([]),
  );
});

describe('flights of stairs', () => {
  const pages = (...bodies: readonly string[]): RawDocument[] =>
    bodies.map((body) => rawPage(body, {id: 'about'}));
  const THREE = ['Two flights up.', 'It is two flights of stairs.', '2 flights above the street.'];

  test('that all others count otherwise', () =>
    expect(told(problems(pages(...THREE, 'It is three flights up.')))).toEqual([
      'en/about.mdx:10 | “three flights up”, and 3 other places count 2',
    ]));

  test('in Spanish', () =>
    expect(
      told(problems([...pages(...THREE), rawPage('Son tres tramos de escalera.', {locale: 'es'})])),
    ).toEqual(['es/about.mdx:10 | “tres tramos de escalera”, and 3 other places count 2']));

  test('how to mend it', () =>
    expect(problems(pages(...THREE, 'Three flights up.'))[0]?.remedy).toBe(
      'Correct the number, here or in every place.',
    ));

  test.each([
    ['two others', [...THREE.slice(1), 'Three flights up.']],
    ['all alike', THREE],
    ['as many of each', [...THREE, ...THREE.map((text) => text.replace(/two|2/i, 'three'))]],
    ['stairs of a hotel', [...THREE, 'A hotel, three flights up.']],
    ['stairs of neighbours', [...THREE, 'The neighbour is three flights up.']],
  ])('nothing is said of %s', (_, bodies) => expect(problems(pages(...bodies))).toEqual([]));

  test('in a language whose numbers are not known', () =>
    expect(problems([...pages(...THREE), rawPage('Three flights up.', {locale: 'fr'})])).toEqual(
      [],
    ));
});
