/** Entries of lists that the original alone has otherwise: lost, renamed, or twice. */
import {describe, expect, test} from 'vitest';

import {checkLists} from '../../../../../src/content/checks/translations/lists';
import {validSite} from '../../fixtureSite';
import {inBoth, rawPage, told} from '../rawPages';

const listOf = (...ids: readonly unknown[]) => ids.map((id) => ({id}));

describe('entries of the original', () => {
  const photos = (...ids: unknown[]): string[] =>
    checkLists(validSite(), [rawPage('', {id: 'gallery', fields: {photos: listOf(...ids)}})]).map(
      ({field, found, remedy}) => `${field} | ${found}. ${remedy}`,
    );

  test.each<[string, unknown[], string]>([
    ['with a free number between', [1, 3, 1], 'such as 2.'],
    ['with the next number', [1, 2, 2, 3], 'such as 4.'],
  ])('a number twice, %s', (_, ids, expected) =>
    expect(photos(...ids)).toEqual([
      `photos[2].id | two entries for ${String(ids[2])}. Keep one, or give the other an id of its own, ${expected}`,
    ]),
  );

  test('one that no longer stands there is told in the original alone', () => {
    const [en, es] = [{hotels: listOf('a')}, {hotels: listOf('a', 'b', 'c')}];
    const lost = checkLists(validSite(), inBoth('', '', {id: 'outcall', en, es}));
    expect(told(lost)).toEqual([
      'en/outcall.mdx hotels | no entry for b, c, which es/outcall.mdx has',
    ]);
    expect(lost[0]?.remedy).toBe(
      'Put it back here, or delete it there and in every other language.',
    );
    expect(lost[0]?.rule).toBe('lost-entries');
  });

  test('one that its list cannot be without', () => {
    const [en, es] = [{rooms: []}, {rooms: listOf('a', 'b')}];
    expect(checkLists(validSite(), inBoth('', '', {id: 'home', en, es}))[0]?.remedy).toBe(
      'Put it back here: the list cannot be without it.',
    );
  });

  test('an id that the original alone has is told there alone, by the id that other pages know', () => {
    const gallery = inBoth('', '', {
      id: 'gallery',
      en: {photos: listOf(1, 9)},
      es: {photos: listOf(1, 2)},
    });
    const home = inBoth('', '', {
      id: 'home',
      en: {photo: 2, rooms: listOf('a', 'b')},
      es: {rooms: listOf('a')},
    });
    const found = checkLists(validSite(), [...gallery, ...home]);
    expect(told(found)).toEqual([
      'en/gallery.mdx photos[1].id | 9, which other files call 2',
      'es/home.mdx rooms | no entry for b',
    ]);
    expect(found[0]?.remedy).toBe(
      'Write 2; a new id is written in every file that has the earlier one.',
    );
  });

  test('an id twice is told there, and nothing of the translation', () => {
    const [en, es] = [{rooms: listOf('a', 'a')}, {rooms: listOf('a', 'b', 'c')}];
    expect(told(checkLists(validSite(), inBoth('', '', {id: 'home', en, es})))).toEqual([
      'en/home.mdx rooms[1].id | two entries for a',
    ]);
  });

  test('an id twice beside lengths in minutes', () => {
    const fields = {sessions: [{minutes: 30}], phases: listOf('a', 'a')};
    expect(checkLists(validSite(), [rawPage('', {id: 'programs/prana', fields})])[0]?.remedy).toBe(
      'Keep one, or give the other an id of its own.',
    );
  });
});

describe('what else differs is told beside it', () => {
  const program = (name: string, en: object, es: object) =>
    inBoth('', '', {id: `programs/${name}`, en: {...en}, es: {...es}});
  const [one, two] = [listOf('a'), listOf('a', 'b')];

  test('a lost entry', () =>
    expect(
      told(
        checkLists(validSite(), [
          ...program('prana', {phases: one, areas: two}, {phases: two, areas: one}),
          ...program('nuru', {phases: two}, {phases: one}),
        ]),
      ),
    ).toEqual([
      'en/programs/prana.mdx phases | no entry for b, which es/programs/prana.mdx has',
      'es/programs/prana.mdx areas | no entry for b',
      'es/programs/nuru.mdx phases | no entry for b',
    ]));

  test('another id', () =>
    expect(
      told(
        checkLists(validSite(), [
          ...program('prana', {phases: two, areas: listOf('z')}, {phases: one, areas: listOf('x')}),
          ...program('nuru', {areas: two}, {areas: one}),
          rawPage('', {id: 'outcall', fields: {hotels: [{id: 'inn', area: 'x'}]}}),
        ]),
      ),
    ).toEqual([
      'en/programs/prana.mdx areas[0].id | z, which other files call x',
      'es/programs/prana.mdx phases | no entry for b',
      'es/programs/nuru.mdx areas | no entry for b',
    ]));
});
