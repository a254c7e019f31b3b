/** The names of the house, and what is written for one of them by mistake. */
import {describe, expect, test} from 'vitest';

import {nameMeant, namesIn} from '../../../../../src/content/checks/language/namesOfHouse';
import type {Source} from '../../../../../src/content/source';
import {validSite} from '../../fixtureSite';
import {rawPage} from '../rawPages';
import {textOf} from '../texts';

const siteOf = (business: unknown): Source => ({...validSite(), business});
const NOTHING = siteOf(undefined);
const words = (...given: Parameters<typeof namesIn>): string[] =>
  namesIn(...given).map(({word, whole}) => (word === whole ? word : `${word} of ${whole}`));

describe('names', () => {
  test('of the house and its place', () =>
    expect(words(validSite(), [], [])).toEqual(['Velada', 'Eixample', 'Barcelona']));

  test.each([
    ['nothing of it', undefined],
    ['a text', 'Velada'],
    ['no address', {address: 'Barcelona'}],
    ['numbers', {name: 6}],
  ])('of a house of which is known: %s', (_, business) =>
    expect(words(siteOf(business), [], [])).toEqual([]),
  );

  test('of a house without an address', () =>
    expect(words(siteOf({name: 'Casa Velada'}), [], [])).toEqual([
      'Casa of Casa Velada',
      'Velada of Casa Velada',
    ]));

  test('of hotels', () =>
    expect(
      words(NOTHING, [], [textOf('Gran Hotel', 'en', {isName: true}), textOf('Big Door')]),
    ).toEqual(['Gran of Gran Hotel', 'Hotel of Gran Hotel']));

  test('of programs, with their labels', () =>
    expect(
      words(
        NOTHING,
        [rawPage('', {id: 'programs/a', fields: {name: 'Prana', label: 'Pra Na'}})],
        [],
      ),
    ).toEqual(['Prana', 'Pra of Pra Na', 'Na of Pra Na']));

  test('of other pages, without their labels', () =>
    expect(
      words(NOTHING, [rawPage('', {locale: 'es', fields: {name: 'Alba', label: 'Luna'}})], []),
    ).toEqual(['Alba']));

  test('once each', () =>
    expect(
      words(
        NOTHING,
        [],
        [1, 2].map(() => textOf('Alba', 'en', {isName: true})),
      ),
    ).toEqual(['Alba']));

  test('without words in small letters and in capitals', () =>
    expect(words(siteOf({name: 'Casa de SL'}), [], [])).toEqual(['Casa of Casa de SL']));
});

const name = (word: string, whole = word) => ({word, whole});
const NAMES = [
  name('Sensoria'),
  name('Daphne'),
  name('Nyxa'),
  name('Hedoné', 'Hedoné Sacra'),
  name('Lucía'),
  name('Valeria'),
  name('Rebecka'),
  name('Katinka'),
  name('Sylvya'),
  name('Annabela'),
  name('Eva'),
];

const meant = (word: string, text = word, locale = 'en'): string | undefined =>
  nameMeant(word, textOf(text, locale), NAMES);

describe('a name that is meant', () => {
  test.each([
    ['with another letter', 'Sensorio', 'Sensoria'],
    ['with a letter too few', 'Sensora', 'Sensoria'],
    ['with a letter too many', 'Sensorias', 'Sensoria'],
    ['with two letters that changed places', 'Sensroia', 'Sensoria'],
    ['with f for ph', 'Dafne', 'Daphne'],
    ['with k for ck', 'Rebeka', 'Rebecka'],
    ['with c for k', 'Catinca', 'Katinka'],
    ['with i for y', 'Silvia', 'Sylvya'],
    ['with another letter twice', 'Anabbela', 'Annabela'],
    ['without its accent', 'Lucia', 'Lucía'],
    ['with a letter twice', 'Senssoria', 'Sensoria'],
    ['of four letters, turned', 'Nxya', 'Nyxa'],
  ])('%s', (_, word, one) => expect(meant(word)).toBe(one));

  test('a word of a long name beside the rest of it', () =>
    expect(meant('Hedone', 'Come to Hedone Sacra.')).toBe('Hedoné'));
});

describe('none is meant', () => {
  test.each([
    ['by a word of three letters', 'Eav'],
    ['by a word that sounds alike and is longer', 'Annabbelaa'],
    ['by the same letters in another order', 'Roisenas'],
    ['by one of four with another letter', 'Nyxo'],
    ['by one of four that begins otherwise', 'Ynxa'],
    ['by a word two letters away', 'Sansorio'],
    ['by a word two letters longer', 'Sensoriass'],
    ['by another name', 'Penelope'],
    ['by a word of a long name that stands alone', 'Hedone'],
    ['by a name with a letter twice at its beginning', 'Llúcia'],
  ])('%s', (_, word) => expect(meant(word)).toBeUndefined());

  test('by a word that lost its accent', () =>
    expect(meant('Galeria', 'Galeria', 'es')).toBeUndefined());
});
