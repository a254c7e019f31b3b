/** Entries of a list that are called, or say, what another one does. */
import {describe, expect, test} from 'vitest';

import {checkSameEntries, sharedIn} from '../../../../../src/content/checks/repetition/sameEntries';
import {rawPage} from '../rawPages';

const said = (fields: Record<string, unknown>, locale = 'es'): string[] =>
  checkSameEntries([rawPage('', {fields, locale})]).map(
    ({file, field, found, remedy}) => `${file} ${field} | ${found} | ${remedy}`,
  );

describe('what is told', () => {
  test.each([
    ['rooms', 'name', '"Tea", which rooms[0] has already | Give this room a name of its own.'],
    ['areas', 'name', '"Tea", which areas[0] has already | Give this part of town its own name.'],
    ['phases', 'name', '"Tea", which phases[0] has already | Give this phase a name of its own.'],
    [
      'hotels',
      'name',
      '"Tea", which hotels[0] has already | Correct one of the two, or delete it.',
    ],
    [
      'hotels',
      'description',
      '"Tea", which hotels[0] says already | Describe this hotel in words of its own.',
    ],
    [
      'emblems',
      'alt',
      '"Tea", which emblems[0] has already | Say what this emblem’s picture shows.',
    ],
  ])('%s with the same %s', (list, field, expected) =>
    expect(said({[list]: [{[field]: 'Tea'}, {[field]: 'Ice'}, {[field]: 'Tea'}]})).toEqual([
      `es/about.mdx ${list}[2].${field} | ${expected}`,
    ]),
  );

  test('a name spelt otherwise', () =>
    expect(
      said({
        rooms: [
          {id: 'a', name: 'tea'},
          {id: 'b', name: ' Tea '},
        ],
      }),
    ).toEqual([
      'es/about.mdx rooms[1].name | " Tea ", which rooms[0] has already | Give this room a name of its own.',
    ]));

  test('facts of the original', () =>
    expect(
      said(
        {
          hotels: [
            {id: 'a', name: 'Tea'},
            {id: 'b', name: 'Tea'},
          ],
        },
        'en',
      ),
    ).toHaveLength(1));

  test('what other lists share, by what is given', () =>
    expect(
      sharedIn(
        rawPage('', {locale: 'es', fields: {photos: [{file: 'a'}, {file: 'A'}]}}),
        [{list: 'photos', field: 'file', does: 'shows', remedy: 'Take another.'}],
        (entry, field) => String(entry[field]).toLowerCase(),
      ),
    ).toEqual([
      {
        file: 'es/about.mdx',
        field: 'photos[1].file',
        found: '"A", which photos[0] shows already',
        remedy: 'Take another.',
      },
    ]));
});

test.each<[string, Record<string, unknown>]>([
  ['two names', {rooms: [{name: 'Tea'}, {name: 'Ice'}]}],
  ['no names', {rooms: [{}, {}]}],
  ['empty names', {rooms: [{name: ' '}, {name: ' '}]}],
  ['numbers', {rooms: [{name: 2}, {name: 2}]}],
  ['names still to be written', {rooms: [{name: '[to write] Tea'}, {name: '[to write] Tea'}]}],
  [
    'an entry that was pasted twice',
    {
      rooms: [
        {id: 'a', name: 'Tea'},
        {id: 'a', name: 'Tea'},
      ],
    },
  ],
  ['two lists', {rooms: [{name: 'Tea'}], areas: [{name: 'Tea'}]}],
  ['another field', {rooms: [{line: 'Tea'}, {line: 'Tea'}]}],
  ['another list', {photos: [{name: 'Tea'}, {name: 'Tea'}]}],
])('nothing is said of %s', (_, fields) => expect(said(fields)).toEqual([]));
