/** The words of every picture in the original and in a translation, side by side. */
import {describe, expect, test} from 'vitest';

import {picturesOf} from '../../../../../src/content/checks/translations/pictureWords';
import type {Source} from '../../../../../src/content/source';
import {validSite} from '../../fixtureSite';
import {inBoth, rawPage} from '../rawPages';

type Fields = Readonly<Record<string, unknown>>;

const WORD = {file: 'src/emblems.tsx', line: 1};
const SOURCE: Source = {
  ...validSite(),
  componentWords: [{id: 'emblem.key', message: 'The golden key', ...WORD}],
  codeWords: {es: JSON.stringify({'emblem.key': {message: 'La llave dorada'}})},
};
const pictures = (id: string, en: Fields, es: Fields) =>
  picturesOf(SOURCE, inBoth('', '', {id, en, es}), 'es');

const PHOTO = {id: 1, title: 'The key', description: 'A line', alt: 'A key', file: 'old-brass.jpg'};
const FOTO = {id: 1, title: 'La llave', description: 'Una línea', alt: 'Una llave'};

test('photos, with their titles, descriptions and files', () =>
  expect(pictures('gallery', {photos: [PHOTO]}, {photos: [FOTO]})).toEqual([
    {
      list: 'photos',
      original: {
        file: 'en/gallery.mdx',
        field: 'photos[0].alt',
        text: 'A key',
        called: ['line', 'bras'],
      },
      translation: {
        file: 'es/gallery.mdx',
        field: 'photos[0].alt',
        text: 'Una llave',
        called: ['llave', 'linea'],
      },
    },
  ]));

test('in whatever order', () =>
  expect(
    pictures(
      'gallery',
      {photos: [PHOTO, {...PHOTO, id: 2, alt: 'A lamp', file: 'lamps-and-doors.jpg'}]},
      {photos: [{...FOTO, id: 2, alt: 'Luz'}, FOTO]},
    ).map(({original, translation}) => [
      original.text,
      original.field,
      translation.text,
      translation.field,
      original.called.join(),
    ]),
  ).toEqual([
    ['A lamp', 'photos[1].alt', 'Luz', 'photos[0].alt', 'line,lamp,door'],
    ['A key', 'photos[0].alt', 'Una llave', 'photos[1].alt', 'line,bras'],
  ]));

test('emblems, with what each language calls them', () =>
  expect(
    pictures(
      'masseuses',
      {emblems: [{id: 'key', alt: 'A key', focal: [50, 50]}]},
      {emblems: [{id: 'key', alt: 'Una llave'}]},
    ).map(({list, original, translation}) => [list, original.called, translation.called]),
  ).toEqual([['emblems', ['golden'], ['llave', 'dorada']]]));

test('an emblem that nobody has named', () =>
  expect(
    pictures(
      'masseuses',
      {emblems: [{id: 'fan', alt: 'A fan'}]},
      {emblems: [{id: 'fan', alt: 'Un abanico'}]},
    ).map(({original, translation}) => [original.called, translation.called]),
  ).toEqual([[[], []]]));

test('the picture of a program, with what is said of it', () =>
  expect(
    pictures(
      'programs/prana',
      {heroAlt: 'A lamp', lead: 'Warm', summary: ' lights'},
      {heroAlt: 'Una luz', summary: 'Luces cálidas'},
    ),
  ).toEqual([
    {
      list: 'heroAlt',
      original: {
        file: 'en/programs/prana.mdx',
        field: 'heroAlt',
        text: 'A lamp',
        called: ['warm', 'light'],
      },
      translation: {
        file: 'es/programs/prana.mdx',
        field: 'heroAlt',
        text: 'Una luz',
        called: ['luc', 'calida'],
      },
    },
  ]));

describe('no picture', () => {
  test.each<[string, Fields, Fields]>([
    ['without words', {photos: [PHOTO]}, {photos: [{...FOTO, alt: ''}]}],
    ['without words in the original', {photos: [{...PHOTO, alt: ''}]}, {photos: [FOTO]}],
    [
      'whose words are still to be written',
      {photos: [PHOTO]},
      {photos: [{...FOTO, alt: '[to write] A'}]},
    ],
    ['whose words are none', {photos: [PHOTO]}, {photos: [{...FOTO, alt: 3}]}],
    ['that the original does not have', {photos: [PHOTO]}, {photos: [{...FOTO, id: 2}]}],
    ['of two with one number', {photos: [PHOTO]}, {photos: [FOTO, FOTO]}],
    ['of two with one number in the original', {photos: [PHOTO, PHOTO]}, {photos: [FOTO]}],
    ['of a program whose translation has none', {heroAlt: 'A lamp'}, {}],
    ['of a program whose original has none', {}, {heroAlt: 'Una luz'}],
  ])('%s', (_, en, es) => expect(pictures('gallery', en, es)).toEqual([]));

  test('of another language, or without the original', () => {
    const page = rawPage('', {id: 'gallery', locale: 'es', fields: {photos: [FOTO]}});
    const original = rawPage('', {id: 'gallery', fields: {photos: [PHOTO]}});
    expect(picturesOf(SOURCE, [page], 'es')).toEqual([]);
    expect(picturesOf(SOURCE, [page, original], 'fr')).toEqual([]);
  });
});
