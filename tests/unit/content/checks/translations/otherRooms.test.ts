/** Rooms of the house that a page names, held against its original. */
import {describe, expect, test} from 'vitest';

import type {Problem} from '../../../../../src/content/problems';
import {checkOtherRooms} from '../../../../../src/content/checks/translations/otherRooms';
import {inBoth, rawPage, told} from '../rawPages';

const rooms = (...names: unknown[]) => names.map((name, at) => ({id: 'abc'.charAt(at), name}));
const HOME = inBoth('', '', {
  id: 'home',
  en: {rooms: rooms('Suite Nagomi', 'Suite Amethyst', 'The Attic')},
  es: {rooms: rooms('Suite Nagomi', 'Suite Amatista', 'El Ático')},
});
const problems = (english: string, spanish: string, known: readonly Problem[] = [], fields = {}) =>
  checkOtherRooms([...HOME, ...inBoth(english, spanish, fields)], known);
const said = (...of: Parameters<typeof problems>): string[] => told(problems(...of));

const FOUND = '“Suite Amatista”, and the original has “Suite Nagomi”';

describe('another room', () => {
  test('in the text', () =>
    expect(said('A.\n\nIn Suite Nagomi.', 'A.\n\nEn la Suite Amatista.')).toEqual([
      `es/about.mdx:12 | ${FOUND}`,
    ]));

  test('in a field', () =>
    expect(
      said('', '', [], {en: {title: 'Suite Nagomi'}, es: {title: 'La Suite Amatista'}}),
    ).toEqual([`es/about.mdx title | ${FOUND}`]));

  test('beside one that both name, where it stands first', () =>
    expect(
      said('The Attic.\n\nIn Suite Nagomi.', 'Suite Amatista.\n\nEl Ático y la Suite Amatista.'),
    ).toEqual([`es/about.mdx:10 | ${FOUND}`]));

  test('by its name in the language', () => {
    expect(problems('The Attic.', 'Suite Nagomi.')[0]?.remedy).toBe(
      'Write El Ático, or correct en/about.mdx.',
    );
    expect(
      checkOtherRooms(
        [
          rawPage('', {id: 'home', fields: {rooms: rooms('Nagomi', 'Amethyst')}}),
          rawPage('', {id: 'home', locale: 'es', fields: {rooms: [{id: 'b', name: 'Amatista'}]}}),
          ...inBoth('Nagomi.', 'Amatista.'),
        ],
        [],
      )[0]?.remedy,
    ).toBe('Write Nagomi, or correct en/about.mdx.');
  });
});

describe('nothing is said', () => {
  test.each([
    ['of the same room', 'Suite Amethyst.', 'Suite Amatista.'],
    ['of a room less', 'Suite Amethyst.', 'La sala.'],
    ['of a room more', 'The room.', 'Suite Amatista.'],
    ['of two others', 'Suite Nagomi.', 'Suite Amatista y El Ático.'],
    ['of two others in the original', 'Suite Nagomi, Suite Amethyst.', 'El Ático.'],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test.each(['rooms', 'photos'])('of what %s are called', (field) =>
    expect(
      said('', '', [], {
        en: {[field]: [{name: 'Suite Nagomi'}]},
        es: {[field]: [{name: 'Suite Amatista'}]},
      }),
    ).toEqual([]),
  );

  test('where something is told of the same text', () => {
    const known = (line: number): Problem[] => [
      {file: 'es/about.mdx', field: '', line, found: 'a mistake', remedy: 'Mend it.'},
    ];
    expect(said('Suite Nagomi.', 'Suite Amatista.', known(10))).toEqual([]);
    expect(said('Suite Nagomi.', 'Suite Amatista.', known(11))).toHaveLength(1);
  });

  test('of rooms without a name, or without an id', () => {
    const home = (one: object, other: object) =>
      inBoth('', '', {
        id: 'home',
        en: {rooms: [one, {id: 'b', name: 'Bb'}]},
        es: {rooms: [other, {id: 'b', name: 'Bb'}]},
      });
    const of = (one: object, other: object): Problem[] =>
      checkOtherRooms([...home(one, other), ...inBoth('Aa.', 'Bb.')], []);
    expect(of({id: 'a', name: 'Aa'}, {id: 'a', name: 'Aa'})).toHaveLength(1);
    expect(of({name: 'Aa'}, {id: 'a', name: 'Aa'})).toEqual([]);
    expect(of({id: 'a'}, {id: 'a', name: 'Aa'})).toEqual([]);
  });

  test('of pages without their original, or without a home page', () => {
    expect(checkOtherRooms([...HOME, rawPage('Suite Amatista.', {locale: 'es'})], [])).toEqual([]);
    expect(checkOtherRooms(inBoth('Suite Nagomi.', 'Suite Amatista.'), [])).toEqual([]);
  });
});
