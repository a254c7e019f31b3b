/** What entries of lists are matched by, and what the original alone calls otherwise or has lost. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {
  keyOf,
  keysOf,
  listIn,
  lostEntries,
  renamedIds,
  sharedLists,
} from '../../../../../src/content/checks/translations/ids';
import {rawPage} from '../rawPages';

type Fields = Readonly<Record<string, unknown>>;

const listOf = (...ids: readonly unknown[]): Fields[] => ids.map((id) => ({id}));
const page = (locale: string, id: string, fields: Fields): RawDocument =>
  rawPage('', {id, locale, fields});

describe('what an entry is matched by', () => {
  test.each<[string, Fields, unknown]>([
    ['its id', {id: 'a', minutes: 30}, 'a'],
    ['its minutes', {minutes: 30}, 30],
    ['nothing', {name: 'a'}, undefined],
  ])('%s', (_, entry, expected) => expect(keyOf(entry)).toBe(expected));

  test('of a list, without what is no entry or has none', () => {
    expect(keysOf([{id: 'a'}, 'b', {}, {minutes: 30}])).toEqual(['a', 30]);
    expect(keysOf('a')).toEqual([]);
  });
});

test.each([
  ['home', ['rooms']],
  ['gallery', ['photos']],
  ['outcall', ['hotels']],
  ['programs/prana', ['tiers', 'phases', 'areas']],
  ['about', []],
])('lists that %s has in every language', (id, expected) =>
  expect(sharedLists(rawPage('', {id}))).toEqual(expected),
);

test('a list of facts comes before one of words', () => {
  const document = rawPage('', {id: 'home', fields: {rooms: [{id: 'a', photo: 1, name: 'A'}]}});
  expect(listIn(document, 'rooms')).toEqual([{id: 'a', photo: 1}]);
  expect(listIn({...document, facts: {}}, 'rooms')).toEqual([{id: 'a', name: 'A'}]);
});

describe('an id that the original alone has', () => {
  const renamed = (
    english: readonly unknown[],
    translations: readonly (readonly unknown[])[],
    known: Fields = {photo: 2},
  ) =>
    renamedIds([
      page('en', 'gallery', {photos: listOf(...english)}),
      ...translations.map((ids, at) => page(`t${at}`, 'gallery', {photos: listOf(...ids)})),
      page('en', 'home', known),
      page('t0', 'home', {photos: listOf(7)}),
    ]).map(({document, field, from, to}) => [document.file, field, from, to]);
  const NINE = ['en/gallery.mdx', 'photos', 2, 9];

  test.each<[string, Fields]>([
    ['a field', {photo: 2}],
    ['a list', {programs: [1, 2]}],
    ['an entry', {rooms: [{id: 'a', photo: 2}]}],
  ])('where %s refers to the earlier one', (_, known) =>
    expect(renamed([1, 9], [[1, 2]], known)).toEqual([NINE]),
  );

  test('in three languages', () =>
    expect(
      renamed(
        [1, 9],
        [
          [1, 2],
          [2, 1],
        ],
      ),
    ).toEqual([NINE]));

  test.each<[string, Fields, string]>([
    ['areas', {hotels: [{id: 'inn', area: 'b'}]}, 'programs/outcall'],
    ['hotels', {hotel: 'b'}, 'outcall'],
    ['rooms', {room: 'b'}, 'home'],
  ])('%s', (field, known, id) =>
    expect(
      renamedIds([
        page('en', id, {[field]: listOf('x')}),
        page('es', id, {[field]: listOf('b')}),
        page('en', 'about', known),
      ]).map(({from, to}) => [from, to]),
    ).toEqual([['b', 'x']]),
  );

  test.each<[string, unknown[], unknown[][], Fields]>([
    ['nothing refers to the earlier one', [1, 9], [[1, 2]], {photo: 1}],
    ['something refers to its own', [1, 9], [[1, 2]], {photo: 2, closingPhoto: 9}],
    ['only an id is called so', [1, 9], [[1, 2]], {rooms: listOf(2)}],
    ['nothing refers to anything', [1, 9], [[1, 2]], {photo: null}],
    ['the ids are the same', [1, 2], [[2, 1]], {photo: 2}],
    ['two ids are others', [8, 9], [[1, 2]], {photo: 2}],
    ['an entry is new', [1, 2, 9], [[1, 2]], {photo: 2}],
    ['an entry is gone', [1], [[1, 2]], {photo: 2}],
    ['two are gone', [1, 9], [[1, 2, 3]], {photo: 2}],
    [
      'one translation has the new one',
      [1, 9],
      [
        [1, 2],
        [1, 9],
      ],
      {photo: 2},
    ],
    [
      'one translation has neither',
      [1, 9],
      [
        [1, 2],
        [1, 3],
      ],
      {photo: 2},
    ],
    ['the original has no entries', [], [[1, 2]], {photo: 2}],
    ['there is no translation', [1, 9], [], {photo: 2}],
  ])('none where %s', (_, english, translations, known) =>
    expect(renamed(english, translations, known)).toEqual([]),
  );
});

describe('entries that the original alone lacks', () => {
  const lost = (english: unknown, ...translations: unknown[]) =>
    lostEntries([
      page('en', 'home', {rooms: english}),
      ...translations.map((rooms, at) => page(`t${at}`, 'home', {rooms})),
      page('t9', 'gallery', {photos: listOf(1)}),
    ]).map(({original, field, keys, twin}) => [original.file, field, keys, twin.file]);

  test.each<[string, unknown, unknown[], unknown[]]>([
    ['one', listOf('a'), [listOf('a', 'b')], ['b']],
    ['two', listOf('a'), [listOf('b', 'a', 'c')], ['b', 'c']],
    ['one that stands twice there', listOf('a'), [listOf('a', 'b', 'b')], ['b']],
    ['all', [], [listOf('a')], ['a']],
    ['the whole list', undefined, [listOf('a')], ['a']],
    ['one of two translations', listOf('a'), [listOf('a', 'b'), listOf('b', 'a')], ['b']],
  ])('%s', (_, english, translations, keys) =>
    expect(lost(english, ...translations)).toEqual([['en/home.mdx', 'rooms', keys, 't0/home.mdx']]),
  );

  test.each<[string, unknown, unknown[]]>([
    ['the entries are the same', listOf('a', 'b'), [listOf('b', 'a')]],
    ['there is no translation', listOf('a'), []],
    ['one translation lacks it too', listOf('a'), [listOf('a', 'b'), listOf('a')]],
    ['the first translation lacks it too', listOf('a'), [listOf('a'), listOf('a', 'b')]],
    ['the original has one of its own', listOf('a', 'x'), [listOf('a', 'b')]],
    ['the original has one without an id', [{id: 'a'}, {}], [listOf('a', 'b')]],
    ['an id of the original stands twice', listOf('a', 'a'), [listOf('a', 'b')]],
    ['the original has something else', 'a', [listOf('a')]],
    ['the translation has something else', listOf('a'), ['a']],
  ])('none where %s', (_, english, translations) =>
    expect(lost(english, ...translations)).toEqual([]),
  );
});
