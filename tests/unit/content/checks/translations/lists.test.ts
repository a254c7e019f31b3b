/** Entries of lists, by their ids, in a translation and in its original. */
import {describe, expect, test} from 'vitest';

import {checkLists} from '../../../../../src/content/checks/translations/lists';
import type {Problem} from '../../../../../src/content/problems';
import {validSite} from '../../fixtureSite';
import {inBoth, rawPage, told} from '../rawPages';

const listOf = (ids: readonly unknown[]) => ids.map((id) => (id === null ? {} : {id}));

/** What is said of the rooms of the house in both languages; `null` is a room without an id. */
const problems = (english: readonly unknown[], spanish: readonly unknown[]): readonly Problem[] =>
  checkLists(
    validSite(),
    inBoth('', '', {
      id: 'home',
      en: {rooms: listOf(english)},
      es: {rooms: listOf(spanish)},
    }),
  );
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

describe('entries of a translation', () => {
  test.each<[string, unknown[], unknown[], string[]]>([
    ['one is missing', ['a', 'b'], ['a'], ['es/home.mdx rooms | no entry for b']],
    ['all are missing', ['a', 'b'], [], ['es/home.mdx rooms | no entry for a, b']],
    [
      'one has another id',
      ['a', 'b', 'c'],
      ['a', 'b', 'x'],
      ['es/home.mdx rooms[2].id | x, which the original does not have'],
    ],
    [
      'one has another id and another is missing',
      ['a', 'b', 'c'],
      ['a', 'x'],
      [
        'es/home.mdx rooms | no entry for b, c',
        'es/home.mdx rooms[1].id | x, which the original does not have',
      ],
    ],
    [
      'one stands twice',
      ['a', 'b'],
      ['a', 'b', 'a'],
      ['es/home.mdx rooms[2].id | two entries for a'],
    ],
    [
      'one stands in the place of another',
      ['a', 'b', 'c'],
      ['b', 'b', 'c'],
      ['es/home.mdx rooms[0].id | two entries for b'],
    ],
    [
      'one stands twice, another is missing elsewhere',
      ['a', 'b', 'c'],
      ['c', 'a', 'a'],
      ['es/home.mdx rooms[1].id | two entries for a'],
    ],
    [
      'one stands three times',
      ['a', 'b'],
      ['a', 'b', 'a', 'a'],
      ['es/home.mdx rooms[3].id | two entries for a'],
    ],
    [
      'of two both are missing and one has no id',
      ['a', 'b'],
      [null],
      ['es/home.mdx rooms | no entry for a, b'],
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual(expected));

  test('nothing is said of the same entries in another order', () =>
    expect(said(['a', 'b'], ['b', 'a'])).toEqual([]));
  test('nothing is said where entries of both have no id', () =>
    expect(said(['a', null, null], ['a', null, null])).toEqual([]));
  test('nothing is said of an entry without its id in the place of the missing one', () =>
    expect(said(['a', 'b'], ['a', null])).toEqual([]));
});

describe('how to mend it', () => {
  const mended = (...both: Parameters<typeof problems>): string[] =>
    problems(...both).map(({remedy}) => remedy);

  test.each<[string, unknown[], unknown[], string]>([
    ['a missing entry', ['a', 'b'], ['a'], 'Add the entry, with its words.'],
    [
      'the first of two',
      ['a', 'b', 'a'],
      ['a', 'b'],
      'Keep one, or give the other an id of its own.',
    ],
    ['a strange entry', ['a', 'b'], ['a', 'x'], 'Entries are a, b; correct or delete this one.'],
    [
      'one in the place of another',
      ['a', 'b'],
      ['b', 'b'],
      'Write a in this one, which is missing.',
    ],
    [
      'one too often, another missing',
      ['a', 'b', 'c'],
      ['a', 'c', 'c', 'c'],
      'Write b in this one, which is missing.',
    ],
    [
      'one too often, another missing between',
      ['a', 'b', 'c'],
      ['c', 'a', 'c'],
      'Write b in this one, which is missing.',
    ],
    [
      'one too often, another missing elsewhere',
      ['a', 'b', 'c'],
      ['c', 'c', 'a', 'a'],
      'Write b in this one, which is missing.',
    ],
    [
      'one too often, two missing elsewhere',
      ['a', 'b', 'c', 'd'],
      ['b', 'a', 'a', 'a', 'b'],
      'Keep one, or give the other an id of its own.',
    ],
    ['one too often', ['a', 'b'], ['a', 'b', 'b'], 'Keep one, or give the other an id of its own.'],
  ])('%s', (_, english, spanish, expected) => expect(mended(english, spanish)[0]).toBe(expected));

  test('a missing entry has a rule of its own', () =>
    expect(problems(['a', 'b'], ['a'])[0]?.rule).toBe('lost-entries'));
});

describe('nothing is said', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['of something else than a list', {rooms: [{id: 'a'}]}, {rooms: 'a'}],
    ['of an original with something else than a list', {rooms: 'a'}, {rooms: [{id: 'a'}]}],
    ['where an id is none', {rooms: [{id: 'a'}, {id: 'b'}]}, {rooms: [{id: 'A b'}]}],
    ['where an id of the original is none', {rooms: [{id: 'A b'}]}, {rooms: [{id: 'a'}]}],
    ['of a list without entries yet', {rooms: [{id: 'a'}]}, {rooms: null}],
    [
      'where a late id is none',
      {rooms: listOf([...'abcdefghijk'])},
      {rooms: listOf([...'abcdefghij', 'A b'])},
    ],
    ['of lists without shared entries', {programs: ['prana', 'tantra']}, {}],
  ])('%s', (_, en, es) =>
    expect(told(checkLists(validSite(), inBoth('', '', {id: 'home', en, es})))).toEqual([]),
  );

  test('where the original lacks an entry and an id of it is none', () => {
    const [en, es] = [{hotels: listOf(['A b'])}, {hotels: listOf(['A b', 'c'])}];
    expect(checkLists(validSite(), inBoth('', '', {id: 'outcall', en, es}))).toEqual([]);
  });

  test('of a translation without its original', () =>
    expect(
      checkLists(validSite(), [
        rawPage('', {id: 'home', locale: 'es', fields: {rooms: listOf(['a', 'a'])}}),
      ]),
    ).toEqual([]));
});
