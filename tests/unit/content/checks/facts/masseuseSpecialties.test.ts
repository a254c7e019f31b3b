/** Specialties: those of the list of each language, and the same in all of them. */
import {describe, expect, test} from 'vitest';

import {masseuseFaults} from '../../../../../src/content/checks/facts/masseuseFacts';
import {SPECIALTIES} from '../../../../../src/content/vocabularies';
import {rawPage} from '../rawPages';
import {inFull} from './faults';

const page = (specialties: unknown, locale = 'en') =>
  rawPage('', {id: 'masseuses/eva', locale, fields: {specialties}});

const said = (specialties: unknown, locale?: string): string[] => {
  const one = page(specialties, locale);
  return inFull(masseuseFaults(one, locale ? undefined : one));
};

const ONE_OF = `Write one of: ${(SPECIALTIES.en ?? []).join(', ')}.`;

describe('a specialty that is none', () => {
  test.each<[string, unknown, string[], string?]>([
    ['far from all', ['Nuru', 'Qzx'], [`specialties[1] | "Qzx". ${ONE_OF}`]],
    [
      'near one',
      ['Aromatherapi'],
      [`specialties[0] | "Aromatherapi". Did you mean Aromatherapy? ${ONE_OF}`],
    ],
    [
      'another language’s',
      ['Parejas', 'Nuru'],
      [`specialties[0] | "Parejas". Did you mean Couples? ${ONE_OF}`],
    ],
    [
      'the first of another language',
      ['tántrico', 'Nuru'],
      [`specialties[0] | "tántrico". Did you mean Tantric? ${ONE_OF}`],
    ],
    [
      'several of another language',
      ['Parejas', 'Nuru', 'Cuatro manos'],
      ['specialties | "Parejas", "Cuatro manos". Write specialties: [Couples, Nuru, Four hands]'],
    ],
    [
      'several of the original',
      ['Couples', 'Nuru', 'First visits'],
      [
        'specialties | "Couples", "First visits". Write specialties: [Parejas, Nuru, Primeras visitas]',
      ],
      'es',
    ],
    [
      'several, one of which is none anywhere',
      ['Parejas', 'Qzx'],
      [
        `specialties[0] | "Parejas". Did you mean Couples? ${ONE_OF}`,
        `specialties[1] | "Qzx". ${ONE_OF}`,
      ],
    ],
  ])('%s', (_, specialties, expected, locale) =>
    expect(said(specialties, locale)).toEqual(expected),
  );
});

test('the first of its own list, among several of it', () =>
  expect(said(['tantric', 'couples'])).toEqual([
    'specialties | "tantric", "couples". Write specialties: [Tantric, Couples]',
  ]));

describe('nothing is said of', () => {
  test.each<[string, unknown, string?]>([
    ['those of the list', ['Nuru', 'Couples']],
    ['spaces around one', [' Nuru ']],
    ['an empty one', ['', ' ']],
    ['what is no text', [3]],
    ['no list', 'Qzx'],
    ['those of its language', ['Parejas'], 'es'],
    ['a language without a list', ['Qzx', 'Qzy'], 'fr'],
  ])('%s', (_, specialties, locale) => expect(said(specialties, locale)).toEqual([]));
});

const EN = ['Nuru', 'Couples', 'Four hands'];
const ES = ['Nuru', 'Parejas', 'Cuatro manos'];
const beside = (spanish: unknown, english: unknown = EN, locale = 'es') =>
  masseuseFaults(page(spanish, locale), page(english));

describe('a translation that leaves some out', () => {
  const rest =
    'Write specialties: [Nuru, Parejas, Cuatro manos], as en/masseuses/eva.mdx has them.';
  test.each([
    ['one', ['Nuru', 'Cuatro manos'], `specialties | no Parejas. ${rest}`],
    ['two', ['Parejas'], `specialties | no Nuru, Cuatro manos. ${rest}`],
    ['all', [], `specialties | no Nuru, Parejas, Cuatro manos. ${rest}`],
  ])('%s', (_, spanish, expected) => expect(inFull(beside(spanish))).toEqual([expected]));

  test('is known by its rule', () => expect(beside(['Nuru'])[0]?.rule).toBe('lost-entries'));

  test.each<[string, unknown, unknown?]>([
    ['another in its place', ['Nuru', 'Relajación']],
    ['no list', undefined],
    ['more than there are', [...ES, 'Relajación']],
    ['what the original has is none', ['Nuru', 'Parejas'], ['Nuru', 'Couples', 'Qzx']],
  ])('but not %s', (_, spanish, english) => expect(beside(spanish, english)).toEqual([]));
});

describe('another specialty than the original’s', () => {
  const instead = (at: number, typed: string, original: string, wanted: string): string =>
    `specialties[${at}] | "${typed}". The original has ${original} there: write ${wanted}.`;
  test.each<[string, unknown, string[], unknown?]>([
    [
      'one',
      ['Nuru', 'Relajación', 'Cuatro manos'],
      [instead(1, 'Relajación', 'Couples', 'Parejas')],
    ],
    [
      'two that changed places',
      ['Parejas', 'Nuru', 'Cuatro manos'],
      [
        'specialties[0] | "Parejas". It has changed places with specialties[1]: list them in the order of the original.',
      ],
    ],
    [
      'two others',
      ['Nuru', 'Relajación', 'Aromaterapia'],
      [
        instead(1, 'Relajación', 'Couples', 'Parejas'),
        instead(2, 'Aromaterapia', 'Four hands', 'Cuatro manos'),
      ],
    ],
    [
      'one that stands elsewhere, with another in its place',
      ['Relajación', 'Nuru', 'Cuatro manos'],
      [instead(0, 'Relajación', 'Nuru', 'Nuru'), instead(1, 'Nuru', 'Couples', 'Parejas')],
    ],
    [
      'two that changed places, and one more',
      ['Parejas', 'Nuru', 'Relajación'],
      [
        instead(0, 'Parejas', 'Nuru', 'Nuru'),
        instead(1, 'Nuru', 'Couples', 'Parejas'),
        instead(2, 'Relajación', 'Four hands', 'Cuatro manos'),
      ],
    ],
    [
      'three that changed places',
      ['Parejas', 'Cuatro manos', 'Nuru'],
      [
        instead(0, 'Parejas', 'Nuru', 'Nuru'),
        instead(1, 'Cuatro manos', 'Couples', 'Parejas'),
        instead(2, 'Nuru', 'Four hands', 'Cuatro manos'),
      ],
    ],
    [
      'beside one that the original has twice',
      ['Relajación', 'Aromaterapia', 'Nuru'],
      [instead(0, 'Relajación', 'Nuru', 'Nuru'), instead(2, 'Nuru', 'Couples', 'Parejas')],
      ['Nuru', 'Nuru', 'Couples'],
    ],
  ])('%s', (_, spanish, expected, english) =>
    expect(inFull(beside(spanish, english))).toEqual(expected),
  );

  test.each<[string, unknown, unknown?, string?]>([
    ['the same', ES],
    ['a longer list', ['Nuru', 'Relajación', 'Cuatro manos'], [...EN, 'Tantric']],
    ['lists of another length', ['Relajación', 'Aromaterapia'], ['Nuru', 'Couples']],
    [
      'what the original has is none',
      ['Nuru', 'Relajación', 'Parejas'],
      ['Nuru', 'Qzx', 'Couples'],
    ],
    ['a language without a list', ['Relajación', 'Parejas', 'Nuru'], EN, 'fr'],
  ])('but not %s', (_, spanish, english, locale) =>
    expect(beside(spanish, english, locale)).toEqual([]),
  );

  test('one that is none is told as that alone', () =>
    expect(beside(['Nuru', 'Qzx', 'Cuatro manos'])).toHaveLength(1));
});
