/** Photos of a page: two of them, and a picture of its own that no other program shows. */
import {describe, expect, test} from 'vitest';

import {sameHeadAndEnd, sharedHeroes} from '../../../../../src/content/checks/facts/pagePhotos';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage, told} from '../rawPages';

describe('the photos at the head and at the end', () => {
  const check = (photo: unknown, closingPhoto: unknown) =>
    sameHeadAndEnd([rawPage('', {fields: {photo, closingPhoto}})]);

  test('are one', () => {
    expect(told(check(3, 3))).toEqual([
      'en/about.mdx closingPhoto | 3, which is the photo of its head as well',
    ]);
    expect(check(3, 3)[0]?.remedy).toBe('Write the number of another photo of docs/gallery.mdx.');
  });
  test.each([
    ['two', 3, 4],
    ['none', undefined, undefined],
    ['no numbers', 'x', 'x'],
  ])('are %s', (_, photo, closingPhoto) => expect(check(photo, closingPhoto)).toEqual([]));
  test('are facts, which a translation does not have', () => {
    const page = rawPage('', {locale: 'es'});
    expect(sameHeadAndEnd([{...page, facts: {photo: 3, closingPhoto: 3}}])).toEqual([]);
  });
});

describe('the picture of another program', () => {
  const program = (id: string, file: unknown, locale?: string): RawDocument =>
    rawPage('', {id: `programs/${id}`, fields: {hero: {file}}, ...(locale && {locale})});
  const wrong = (id: string, file: string, other: string): string =>
    `en/programs/${id}.mdx hero.file | "${file}", which is the picture of en/programs/${other}.mdx`;

  test.each<[string, RawDocument[], string[]]>([
    [
      'called after the first',
      [program('silk', 'silk.jpg'), program('oil', 'silk.jpg')],
      [wrong('oil', 'silk.jpg', 'silk')],
    ],
    [
      'called after the second',
      [program('oil', 'silk.jpg'), program('silk', 'silk.jpg')],
      [wrong('oil', 'silk.jpg', 'silk')],
    ],
    [
      'called after neither',
      [program('oil', 'lamp.jpg'), program('silk', 'lamp.jpg')],
      [wrong('silk', 'lamp.jpg', 'oil')],
    ],
    [
      'called after the last of three',
      [program('oil', 'silk.jpg'), program('jade', 'silk.jpg'), program('silk', 'silk.jpg')],
      [wrong('oil', 'silk.jpg', 'silk'), wrong('jade', 'silk.jpg', 'silk')],
    ],
    [
      'called almost as one',
      [program('oil', 'oils.jpg'), program('silk', 'oils.jpg')],
      [wrong('silk', 'oils.jpg', 'oil')],
    ],
    [
      'called after neither, and another one',
      [program('oil', 'lamp.jpg'), program('silk', 'door.jpg')],
      [],
    ],
    ['of its own', [program('oil', 'oil.jpg'), program('silk', 'silk.jpg')], []],
    ['none', [program('oil', undefined), program('silk', undefined)], []],
    [
      'no picture',
      [
        rawPage('', {id: 'programs/oil', fields: {hero: 'x'}}),
        rawPage('', {id: 'programs/silk', fields: {hero: 'x'}}),
      ],
      [],
    ],
    [
      'of a page that is no program',
      [program('oil', 'x.jpg'), rawPage('', {id: 'about', fields: {hero: {file: 'x.jpg'}}})],
      [],
    ],
    [
      'of its translation',
      [
        program('oil', 'x.jpg'),
        {...program('silk', 'x.jpg', 'es'), facts: {hero: {file: 'x.jpg'}}},
      ],
      [],
    ],
  ])('%s', (_, pages, expected) => expect(told(sharedHeroes(pages))).toEqual(expected));

  test('is mended by its own', () =>
    expect(sharedHeroes([program('oil', 'x.jpg'), program('silk', 'x.jpg')])[0]?.remedy).toBe(
      'Name this program’s own picture, which its heroAlt describes.',
    ));
});
