/** Rooms and the photos that show them: one name for both, and each room its own photo. */
import {describe, expect, test} from 'vitest';

import {checkRooms} from '../../../../../src/content/checks/facts/rooms';
import {rawPage, told} from '../rawPages';
import {roomPages} from './roomPages';

const said = (...given: Parameters<typeof roomPages>): string[] =>
  checkRooms(roomPages(...given)).map((one) => `${told([one]).join()}. ${one.remedy}`);

describe('a slip in one of two names', () => {
  test('is told of the room', () =>
    expect(said([['a', 'Mirror Rom', 1]], [[1, 'Mirror Room']])).toEqual([
      'en/home.mdx rooms[0].name | "Mirror Rom", and the same room is “Mirror Room” in en/gallery.mdx. Write Mirror Room, or correct it there.',
    ]));

  test('is told of the photo, where more texts have the name of the room', () => {
    const pages = [
      ...roomPages(
        [['a', 'Mirror Hall', 2]],
        [
          [1, 'x'],
          [2, 'Miror Hall'],
        ],
      ),
      rawPage('There is the Mirror Hall.', {id: 'faq'}),
    ];
    expect(told(checkRooms(pages))).toEqual([
      'en/gallery.mdx photos[1].title | "Miror Hall", and the same room is “Mirror Hall” in en/home.mdx',
    ]);
    expect(checkRooms(pages)[0]?.remedy).toBe('Write Mirror Hall, or correct it there.');
  });

  test('is told of the room, where more texts have that of the photo', () => {
    const pages = [
      rawPage('There is the Mirror Hall.', {id: 'faq'}),
      ...roomPages([['a', 'Miror Hall', 1]], [[1, 'Mirror Hall']]),
    ];
    expect(told(checkRooms(pages))[0]).toContain('en/home.mdx rooms[0].name | "Miror Hall"');
  });

  test.each([
    ['a longer name', 'Mirror Rooms', 'Mirror Room'],
    ['a shorter name', 'Mirror Room', 'Mirror Rooms'],
  ])('of %s', (_, name, title) => expect(said([['a', name, 1]], [[1, title]])).toHaveLength(1));

  test.each([
    ['capitals', 'mirror room', 'Mirror Room'],
    ['spaces', ' Mirror Room ', 'Mirror Room'],
    ['another name', 'The Garden', 'Mirror Room'],
    ['a short name', 'Bar', 'Car'],
    ['a name that is none', 3, 'Mirror Room'],
    ['a title that is none', 'Mirror Rom', undefined],
  ])('is not told of %s', (_, name, title) =>
    expect(said([['a', name, 1]], [[1, title]])).toEqual([]),
  );
});

const PHOTOS = [
  [1, 'The Red Hall'],
  [2, 'The Garden'],
  [3, 'Seven Lamps'],
] as const;

describe('a room with the photo of another one', () => {
  const shown = (at: number, photo: number, title: string, name: string): string =>
    `en/home.mdx rooms[${at}].photo | ${photo}, which is “${title}” in the gallery, for the room “${name}”.`;
  test.each<[string, Parameters<typeof roomPages>[0], string[]]>([
    [
      'two that changed places, told at the first',
      [
        ['a', 'Seven Lamps', 3],
        ['b', 'The Garden', 1],
        ['c', 'The Red Hall', 2],
      ],
      [
        `${shown(1, 1, 'The Red Hall', 'The Garden')} Write photo: 2 here, and photo: 1 in rooms[2].`,
      ],
    ],
    [
      'three that changed places',
      [
        ['a', 'The Red Hall', 2],
        ['b', 'The Garden', 3],
        ['c', 'Seven Lamps', 1],
      ],
      [
        `${shown(0, 2, 'The Garden', 'The Red Hall')} Write photo: 1.`,
        `${shown(1, 3, 'Seven Lamps', 'The Garden')} Write photo: 2.`,
        `${shown(2, 1, 'The Red Hall', 'Seven Lamps')} Write photo: 3.`,
      ],
    ],
    [
      'one whose own is shown by none',
      [
        ['a', 'Blue Salon', 2],
        ['b', 'The Garden', 1],
      ],
      [`${shown(0, 2, 'The Garden', 'Blue Salon')} Show a photo of this room.`],
    ],
    [
      'none',
      [
        ['a', 'the red hall', 1],
        ['b', 'The Garden ', 2],
      ],
      [],
    ],
    [
      'one that both show',
      [
        ['a', 'The Red Hall', 2],
        ['b', 'The Garden', 2],
      ],
      [],
    ],
    [
      'its own, while another one has its name',
      [
        ['a', 'The Garden', 2],
        ['b', 'The Garden', 1],
      ],
      [],
    ],
    ['one that is called as no room', [['a', 'The Red Hall', 3]], []],
  ])('%s', (_, rooms, expected) => expect(said(rooms, PHOTOS)).toEqual(expected));
});

describe('a room with a photo whose file is called after another one', () => {
  const FILES = [
    [1, 'One', 'red-hall-2.jpg'],
    [2, 'Two', 'garden.jpg'],
    [3, 'Seven Lamps', 'red-hall.jpg'],
  ] as const;
  test('is told', () =>
    expect(
      said(
        [
          ['garden', 'The Garden', 1],
          ['redhall', 'The Red Hall', 4],
          ['lamps', 'The Lamps', 2],
        ],
        [...FILES, [4, 'Four', 'door.jpg']],
      ),
    ).toEqual([
      'en/home.mdx rooms[0].photo | 1, which is red-hall-2.jpg, a photo of “The Red Hall”, for the room “The Garden”. Show a photo of this room.',
      'en/home.mdx rooms[2].photo | 2, which is garden.jpg, a photo of “The Garden”, for the room “The Lamps”. Show a photo of this room.',
    ]));

  test.each<[string, Parameters<typeof roomPages>[0]]>([
    [
      'called after its own',
      [
        ['red-hall', 'The Red Hall', 1],
        ['garden', 'The Garden', 2],
      ],
    ],
    [
      'called after two, of which it is one',
      [
        ['red', 'The Red Salon', 1],
        ['red-hall', 'The Red Hall', 4],
      ],
    ],
    ['called after none', [['garden', 'The Garden', 1]]],
    [
      'called as a room by its title',
      [
        ['red-hall', 'Big Hall', 1],
        ['lamps', 'Seven Lamps', 3],
      ],
    ],
  ])('is not told: %s', (_, rooms) => expect(said(rooms, FILES)).toEqual([]));
});

describe('nothing is said', () => {
  const pages = roomPages([['a', 'Mirror Rom', 1]], [[1, 'Mirror Room']]);
  const without = (id: string) => pages.filter((one) => one.id !== id);
  test('without a gallery', () => expect(checkRooms(without('gallery'))).toEqual([]));
  test('without a home page', () => expect(checkRooms(without('home'))).toEqual([]));
  test('of a room whose photo is not there', () =>
    expect(said([['a', 'Mirror Rom', 9]], [[1, 'Mirror Room']])).toEqual([]));
});
