/** Pictures, rooms and emblems: each stands for one thing. */
import {describe, expect, test} from 'vitest';

import {checkPictures} from '../../../../../src/content/checks/facts/pictures';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {EMBLEMS} from '../../../../../src/content/vocabularies';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

type Fields = Record<string, unknown>;

const check = (...pages: RawDocument[]) => checkPictures(rawSite(pages), pages);
const said = (...pages: RawDocument[]): string[] =>
  check(...pages).map((one) => `${told([one]).join()}. ${one.remedy}`);

const gallery = (...photos: Fields[]): RawDocument =>
  rawPage('', {id: 'gallery', fields: {photos}});

describe('what two photos share', () => {
  test.each<[string, Fields, string]>([
    [
      'a file',
      {file: 'key.jpg'},
      'file | "key.jpg", which photos[0] shows already. Name another picture, or delete one of the two entries.',
    ],
    [
      'words',
      {alt: 'A key.'},
      'alt | "A key.", which photos[0] says already. Say what is seen in this picture and in no other.',
    ],
    [
      'a title',
      {title: 'The key'},
      'title | "The key", which photos[0] has already. Give this picture a name of its own.',
    ],
  ])('%s', (_, both, expected) =>
    expect(said(gallery({id: 1, ...both}, {id: 2, ...both}))).toEqual([
      `en/gallery.mdx photos[1].${expected}`,
    ]),
  );

  test.each<[string, Fields, Fields]>([
    ['nothing', {id: 1, title: 'The key'}, {id: 2, title: 'The door'}],
    ['an empty field', {id: 1, title: ''}, {id: 2, title: ''}],
    ['a number', {id: 1, title: 3}, {id: 2, title: 3}],
    ['a description', {id: 1, description: 'Brass.'}, {id: 2, description: 'Brass.'}],
  ])('may be %s', (_, one, other) => expect(said(gallery(one, other))).toEqual([]));
});

describe('two rooms with one photo', () => {
  const home = (...photos: unknown[]): RawDocument =>
    rawPage('', {
      id: 'home',
      fields: {rooms: photos.map((photo, at) => ({id: `room-${at}`, photo}))},
    });
  const FULL = gallery({id: 1}, {id: 2}, {id: 3});

  test('are told, while the gallery has others', () =>
    expect(said(home(1, 2, 1), FULL)).toEqual([
      'en/home.mdx rooms[2].photo | 1, which rooms[0] shows already. Show another photo of the gallery in one of the two, whichever is not of that room.',
    ]));
  test.each<[string, RawDocument[]]>([
    ['the gallery has no other', [home(1, 2, 3, 1), FULL]],
    ['there is no gallery', [home(1, 1)]],
    ['they have their own', [home(1, 2), FULL]],
    ['they have none', [home(undefined, undefined), FULL]],
    [
      'they are one entry, pasted twice',
      [
        rawPage('', {
          id: 'home',
          fields: {
            rooms: [
              {id: 'a', photo: 1},
              {id: 'a', photo: 1},
            ],
          },
        }),
        FULL,
      ],
    ],
  ])('are not: %s', (_, pages) => expect(said(...pages)).toEqual([]));
});

describe('two masseuses of one emblem', () => {
  const her = (name: string, emblem: unknown, more: Fields = {}, body = ''): RawDocument =>
    rawPage(body, {id: `masseuses/${name.toLowerCase()}`, fields: {name, emblem, ...more}});
  const free = EMBLEMS.filter((emblem) => emblem !== 'key').join(', ');
  const wrong = (at: string, owner: string, rest = ''): string[] => [
    `en/masseuses/${at.toLowerCase()}.mdx emblem | "key", which stands for ${owner} (en/masseuses/${owner.toLowerCase()}.mdx). Write one that nobody has yet: ${free}.${rest}`,
  ];
  const emblems = rawPage('', {
    id: 'masseuses',
    fields: {emblems: [{id: 'key', alt: 'A key on ivory satin'}]},
  });

  test.each<[string, RawDocument[], string[]]>([
    [
      'the later one, or the other',
      [her('Ana', 'key'), her('Eva', 'key')],
      wrong('Eva', 'Ana', ' Write it here, or in en/masseuses/ana.mdx.'),
    ],
    [
      'the first, whose text speaks of another',
      [her('Ana', 'key', {}, 'Her fan.'), her('Eva', 'key')],
      wrong('Ana', 'Eva'),
    ],
    [
      'the second, whose text speaks of another',
      [her('Ana', 'key'), her('Eva', 'key', {}, 'Her fan.')],
      wrong('Eva', 'Ana'),
    ],
    [
      'the second, where both texts speak of others',
      [her('Ana', 'key', {}, 'Her mask.'), her('Eva', 'key', {}, 'Her fan.')],
      wrong('Eva', 'Ana'),
    ],
    [
      'the first, whose satin is another one',
      [her('Ana', 'key', {backdrop: 'bronze'}), her('Eva', 'key', {backdrop: 'ivory'}), emblems],
      wrong('Ana', 'Eva'),
    ],
    [
      'the later one, where both satins are others',
      [her('Ana', 'key', {backdrop: 'bronze'}), her('Eva', 'key', {backdrop: 'oxblood'}), emblems],
      wrong('Eva', 'Ana', ' Write it here, or in en/masseuses/ana.mdx.'),
    ],
  ])('%s', (_, pages, expected) => expect(said(...pages)).toEqual(expected));

  test.each<[string, RawDocument[]]>([
    ['two emblems', [her('Ana', 'key'), her('Eva', 'fan')]],
    ['no emblems', [her('Ana', undefined), her('Eva', undefined)]],
    ['no emblem left', [...EMBLEMS, 'key'].map((emblem, at) => her(`Eva${at}`, emblem))],
  ])('nothing is said: %s', (_, pages) => expect(said(...pages)).toEqual([]));

  test('of fewer emblems than there are, those are named that are left', () =>
    expect(
      check(
        ...EMBLEMS.slice(1).map((emblem, at) => her(`Eva${at}`, emblem)),
        her('Ana', EMBLEMS[1]),
      )[0]?.remedy,
    ).toContain(`nobody has yet: ${EMBLEMS[0]}.`));
});
