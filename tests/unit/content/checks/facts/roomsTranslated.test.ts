/** Rooms in a translation, where a room and its photo have two names and the original has one for both. */
import {describe, expect, test} from 'vitest';

import {checkRooms} from '../../../../../src/content/checks/facts/rooms';
import {told} from '../rawPages';
import {roomPages} from './roomPages';

type Rooms = Parameters<typeof roomPages>[0];
type Photos = Parameters<typeof roomPages>[1];

const EN: [Rooms, Photos] = [
  [
    ['red', 'The Red Hall', 1],
    ['garden', 'The Garden', 2],
  ],
  [
    [1, 'The Red Hall'],
    [2, 'the garden '],
  ],
];
const ES_PHOTOS: Photos = [
  [2, 'El jardín'],
  [1, 'La sala roja'],
];
const named = (red: unknown, garden: unknown = 'El jardín'): Rooms => [
  ['red', red, 0],
  ['garden', garden, 0],
];
const check = (rooms: Rooms, photos: Photos = ES_PHOTOS, [inEnglish, shown] = EN) =>
  checkRooms([...roomPages(inEnglish, shown), ...roomPages(rooms, photos, 'es')]);

test('another name is told', () => {
  const problems = check(named('El salón de té'));
  expect(told(problems)).toEqual([
    'es/home.mdx rooms[0].name | "El salón de té", and its photo is “La sala roja”, while the original has one name for both',
  ]);
  expect(problems[0]?.remedy).toBe(
    'Write La sala roja here, or El salón de té in photos[1].title of es/gallery.mdx.',
  );
});

test('a slip is told as that', () =>
  expect(told(check(named('La sala rojo')))).toEqual([
    'es/home.mdx rooms[0].name | "La sala rojo", and the same room is “La sala roja” in es/gallery.mdx',
  ]));

test('it is told beside a photo that is called as no room', () =>
  expect(
    check(named('El salón de té', 'Un patio'), [
      [1, 'La sala roja'],
      [2, 'Las lámparas'],
    ]),
  ).toHaveLength(2));

test.each<[string, Rooms, string]>([
  ['the second', named('El salón de té', 'La sala roja'), 'rooms[1].name'],
  ['the first', named('El jardín', 'El salón de té'), 'rooms[0].name'],
])(
  'a room that is called as another one’s photo is told, and not that one: %s',
  (_, rooms, field) => expect(check(rooms).map((one) => one.field)).toEqual([field]),
);

describe('nothing is said', () => {
  test.each<[string, Rooms, Photos?, [Rooms, Photos]?]>([
    ['one name for both', named('La sala roja')],
    ['capitals', named('la sala roja')],
    [
      'the name before more words',
      named('La sala'),
      [
        [1, 'La sala roja, de noche'],
        [2, 'El jardín'],
      ],
    ],
    ['two rooms of one name', named('Un patio', 'Un patio')],
    [
      'two names in the original',
      named('El salón de té'),
      ES_PHOTOS,
      [
        EN[0],
        [
          [1, 'Seven Lamps'],
          [2, 'The Garden'],
        ],
      ],
    ],
    ['no such room in the original', [['lamps', 'El salón de té', 0]]],
    ['no photo in the original', named('El salón de té'), ES_PHOTOS, [EN[0], []]],
    ['photos that changed places, which are facts', named('El jardín', 'La sala roja')],
  ])('%s', (_, rooms, photos, english) => expect(check(rooms, photos, english)).toEqual([]));

  test('of a translation without its gallery', () => {
    const pages = [...roomPages(...EN), ...roomPages(named('El salón de té'), ES_PHOTOS, 'es')];
    expect(checkRooms(pages.filter(({id, locale}) => id === 'home' || locale === 'en'))).toEqual(
      [],
    );
  });
  test('of a translation without an original', () =>
    expect(checkRooms(roomPages(named('La sala rojo'), ES_PHOTOS, 'es'))).toEqual([]));
});
