/** What files refer to: photos, programs, areas, emblems and pictures that there are, and that there are not. */
import {describe, expect, test} from 'vitest';

import {checkReferences} from '../../../../../src/content/checks/facts/references';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

type Fields = Record<string, unknown>;

const page = (id: string, fields: Fields, locale = 'en'): RawDocument =>
  rawPage('', {id, locale, fields});

const withIds = (...ids: unknown[]): Fields[] => ids.map((id) => ({id}));
const GALLERY = page('gallery', {photos: withIds(1, 2, 3)});
const OUTCALL = page('programs/outcall', {areas: withIds('old-town', 'harbour')});
const EMBLEMS = page('masseuses', {emblems: withIds('orchid', 'key')});
const SILK = page('programs/silk', {});
const PICTURES = ['silk.jpg', 'lamp.png'];

const check = (pages: readonly RawDocument[], more?: Partial<Source>) =>
  checkReferences(rawSite(pages, {pictures: PICTURES, ...more}), pages);
/** What is told of a page beside the others. */
const said = (id: string, fields: Fields, more?: Partial<Source>): string[] =>
  check([GALLERY, OUTCALL, EMBLEMS, SILK, page(id, fields)], more).map(
    (one) => `${told([one]).join()}. ${one.remedy}`,
  );

const AREA = 'area in docs/programs/outcall.mdx';
const EMBLEM = 'emblem in docs/masseuses.mdx';
const PICTURE = 'picture in docs/pictures';
const NUMBERS = 'Correct it, or add what it names. There are 1 to 3.';
const PROGRAMS = 'Correct it, or add what it names. There are outcall, silk.';

describe('a reference to what there is not', () => {
  test.each<[string, string, Fields, string, string, string, string]>([
    ['a photo', 'faq', {photo: 4}, 'photo', '4', 'gallery photo', NUMBERS],
    ['a last photo', 'faq', {closingPhoto: 4}, 'closingPhoto', '4', 'gallery photo', NUMBERS],
    [
      'a photo of a room',
      'home',
      {rooms: [3, {id: 'a', photo: 4}]},
      'rooms[1].photo',
      '4',
      'gallery photo',
      NUMBERS,
    ],
    [
      'a photo of a list',
      'about',
      {facilities: [1, 4]},
      'facilities[1]',
      '4',
      'gallery photo',
      NUMBERS,
    ],
    [
      'a photo of hers',
      'masseuses/eva',
      {gallery: [4]},
      'gallery[0]',
      '4',
      'gallery photo',
      NUMBERS,
    ],
    [
      'a program',
      'home',
      {programs: ['silk', 'zzzzzz']},
      'programs[1]',
      '"zzzzzz"',
      'program',
      PROGRAMS,
    ],
    [
      'a program of hers',
      'masseuses/eva',
      {favoritePrograms: ['sylk']},
      'favoritePrograms[0]',
      '"sylk"',
      'program',
      'Did you mean silk?',
    ],
    [
      'an area',
      'outcall',
      {hotels: [{id: 'x', area: 'harbor'}]},
      'hotels[0].area',
      '"harbor"',
      AREA,
      'Did you mean harbour?',
    ],
    [
      'an area that nothing is near',
      'outcall',
      {hotels: [{id: 'x', area: 'zzz'}]},
      'hotels[0].area',
      '"zzz"',
      AREA,
      'Correct it, or add what it names. There are old-town, harbour.',
    ],
    [
      'an emblem',
      'masseuses/eva',
      {emblem: 'fan'},
      'emblem',
      '"fan"',
      EMBLEM,
      'Correct it, or add what it names. There are orchid, key.',
    ],
    [
      'a picture',
      'programs/oil',
      {hero: {file: 'zzzzzz.jpg'}},
      'hero.file',
      '"zzzzzz.jpg"',
      PICTURE,
      'Correct it, or add what it names.',
    ],
    [
      'a picture near one',
      'programs/oil',
      {hero: {file: 'sikl.jpg'}},
      'hero.file',
      '"sikl.jpg"',
      PICTURE,
      'Did you mean silk.jpg?',
    ],
    [
      'a picture of another kind',
      'programs/oil',
      {hero: {file: 'lamp.jpg'}},
      'hero.file',
      '"lamp.jpg"',
      PICTURE,
      'Did you mean lamp.png?',
    ],
  ])('%s', (_, id, fields, field, value, what, remedy) =>
    expect(said(id, fields)).toEqual([
      `en/${id}.mdx ${field} | ${value}, and there is no such ${what}. ${remedy}`,
    ]),
  );

  test('a picture of the gallery', () =>
    expect(told(check([page('gallery', {photos: [{id: 1, file: 'zzzzzz.jpg'}]})]))).toEqual([
      'en/gallery.mdx photos[0].file | "zzzzzz.jpg", and there is no such picture in docs/pictures',
    ]));
});

describe('nothing is said of', () => {
  test.each<[string, string, Fields, Partial<Source>?]>([
    ['a photo', 'faq', {photo: 3, closingPhoto: 1}],
    ['a number that is none', 'faq', {photo: 4.5, closingPhoto: '9'}],
    ['a program', 'home', {programs: ['silk', 'outcall']}],
    [
      'a program under a name that cannot be one',
      'home',
      {programs: ['Zzz', 'zzz-', '-zzz', 'zzz zz', 4]},
    ],
    [
      'a program that cannot be read',
      'home',
      {programs: ['oil']},
      {problems: [{file: 'docs/programs/oil.mdx', field: '', found: 'x', remedy: 'y'}]},
    ],
    ['an area', 'outcall', {hotels: [{id: 'x', area: 'old-town'}]}],
    ['an emblem', 'masseuses/eva', {emblem: 'key'}],
    ['an emblem that is none', 'masseuses/eva', {emblem: 'zzz'}],
    ['a picture', 'programs/oil', {hero: {file: 'silk.jpg'}}],
    ['a picture that code shows', 'programs/oil', {hero: {file: 'orchid.jpg'}}],
    ['a picture without the end of its name', 'programs/oil', {hero: {file: 'zzzzzz'}}],
    ['a picture under a name that cannot be one', 'programs/oil', {hero: {file: 'Zzz zz.jpg'}}],
    ['a picture that is no text', 'programs/oil', {hero: 'zzzzzz.jpg'}],
    [
      'a picture whose name is slightly wrong',
      'programs/oil',
      {hero: {file: 'key.jpg'}},
      {pictures: ['Key.JPG']},
    ],
    [
      'a picture that has to be exported',
      'programs/oil',
      {hero: {file: 'key.jpg'}},
      {pictures: ['key.heic']},
    ],
  ])('%s', (_, id, fields, more) => expect(said(id, fields, more)).toEqual([]));

  test('a program that a translation has', () =>
    expect(check([page('programs/oil', {}, 'es'), page('home', {programs: ['oil']})])).toEqual([]));
  test('what a translation refers to', () => {
    const spanish = page('faq', {photo: 9}, 'es');
    expect(check([GALLERY, {...spanish, facts: {photo: 9}}])).toEqual([]);
  });
});
