/** What a field of a page should hold, where the rest of the site tells: ids and names of pictures. */
import {describe, expect, test} from 'vitest';

import {withMeant} from '../../../src/content/meant';
import type {Problem} from '../../../src/content/problems';
import {FILE_REMEDY, ID_REMEDY} from '../../../src/content/schemas/basics';
import type {Source, SourceDocument} from '../../../src/content/source';
import {validSite} from './fixtureSite';

type Fields = Record<string, unknown>;

const page = (id: string, frontMatter: Fields, locale = 'en'): SourceDocument => ({
  ...{id, locale, file: `${locale}/${id}.mdx`, body: 'Words.'},
  frontMatter,
});

function told(
  field: string,
  document: SourceDocument,
  others: readonly SourceDocument[] = [],
  remedy = ID_REMEDY,
  changes: Partial<Source> = {},
): Problem {
  const source = {...validSite(), documents: [document, ...others], ...changes};
  return withMeant({file: document.file, field, found: 'something', remedy}, document, source);
}

const rooms = (...ids: readonly unknown[]): Fields => ({rooms: ids.map((id) => ({id}))});

describe('an id of a translation is one that the original has', () => {
  const original = page('home', rooms('red-room', 'blue-room', 'bath'));

  test.each([
    ['the nearest', rooms('red-rom', 'blue-room'), 0, 'red-room'],
    ['the one that is left', rooms('salon', 'blue-room', 'bath'), 0, 'red-room'],
    ['a number of the original', rooms('bath', 'red-room', 'blu-room'), 2, 'blue-room'],
  ])('%s', (_, fields, at, meant) =>
    expect(told(`rooms[${at}].id`, page('home', fields, 'es'), [original]).remedy).toBe(
      `Write ${meant}: an id is the same in every language.`,
    ),
  );

  test('whatever was said of it', () =>
    expect(
      told('rooms[0].id', page('home', rooms('red-rom'), 'es'), [original], 'Wrong.').remedy,
    ).toBe('Write red-room: an id is the same in every language.'));

  test('another page of the original has other ids', () =>
    expect(
      told('rooms[0].id', page('home', rooms('red-rom'), 'es'), [
        page('about', rooms('red-roof')),
        original,
      ]).remedy,
    ).toBe('Write red-room: an id is the same in every language.'));

  test.each([
    ['several are left, and none is near', rooms('salon'), 'rooms[0].id'],
    ['nothing was typed', rooms(''), 'rooms[0].id'],
    ['a blank was typed', rooms(' '), 'rooms[0].id'],
    ['a number was typed', rooms(7), 'rooms[0].id'],
    ['there is no list', {}, 'rooms[0].id'],
  ])('nothing is named where %s', (_, fields, field) =>
    expect(told(field, page('home', fields, 'es'), [original]).remedy).toBe(ID_REMEDY),
  );

  test('nor where the original has no such list', () =>
    expect(told('rooms[0].id', page('home', rooms('a b'), 'es'), [page('home', {})]).remedy).toBe(
      ID_REMEDY,
    ));
});

describe('a program is called by its file', () => {
  const others = [
    page('programs/kaula-tantra', {}),
    page('programs/prana', {}),
    page('programs/lenta', {}, 'es'),
    page('about', {}),
  ];

  test.each([
    ['a slip', 'programs[0]', {programs: ['prama']}, 'prana'],
    ['far down', 'programs[10]', {programs: [...Array(10).fill('prana'), 'prama']}, 'prana'],
    ['a file of Markdown', 'programs[0]', {programs: ['kaula-tantra.md']}, 'kaula-tantra'],
    ['its file', 'programs[0]', {programs: ['programs/kaula-tantra.mdx']}, 'kaula-tantra'],
    ['its name', 'favoritePrograms[1]', {favoritePrograms: ['', 'Kaula Tantra']}, 'kaula-tantra'],
  ])('%s', (_, field, fields, meant) =>
    expect(told(field, page('home', fields), others).remedy).toBe(`Did you mean ${meant}?`),
  );

  test('nothing is near: one is made of what was typed', () =>
    expect(told('programs[0]', page('home', {programs: ['Old Silk']}), others).remedy).toBe(
      'Write a name of lower-case letters, digits and hyphens, such as old-silk.',
    ));

  test.each([
    ['a program of a translation alone', 'programs[0]', {programs: ['Lenta']}, 'lenta'],
    ['a page', 'programs[0]', {programs: ['About']}, 'about'],
    ['another list', 'myprograms[0]', {myprograms: ['prama']}, 'prama'],
    ['a field of an entry', 'programs[0].id', {programs: [{id: 'prama'}]}, 'prama'],
  ])('%s is none', (_, field, fields, made) =>
    expect(told(field, page('home', fields), others).remedy).toBe(
      `Write a name of lower-case letters, digits and hyphens, such as ${made}.`,
    ),
  );

  test('signs alone make no name', () =>
    expect(told('programs[0]', page('home', {programs: ['¿?']}), others).remedy).toBe(ID_REMEDY));

  test('another remedy stays as it is', () => {
    const stays = (field: string, fields: Fields): string =>
      told(field, page('home', fields), others, 'As moon-bath.').remedy;
    expect(stays('programs[0]', {programs: ['prama']})).toBe('As moon-bath.');
    expect(stays('rooms[0].id', rooms('Old Silk'))).toBe('As moon-bath.');
    expect(stays('a.rooms[0].id', {a: rooms('Old Silk')})).toBe('As moon-bath.');
    expect(stays('rooms[0].id.b', rooms({b: 'prama'}))).toBe('As moon-bath.');
  });
});

describe('an area of a hotel is one of the areas', () => {
  const hotels = (area: string): Fields => ({
    hotels: [{area}],
    areas: [{id: 'old-town'}, {id: 'airport'}],
  });

  test('a slip', () =>
    expect(told('hotels[0].area', page('outcall', hotels('Old Twn'))).remedy).toBe(
      'Did you mean old-town?',
    ));

  test.each([
    ['in a list within another', 'xhotels[0].area', {xhotels: [{area: 'Old Twn'}]}],
    ['a part of an area', 'hotels[0].areas', {hotels: [{areas: 'Old Twn'}]}],
  ])('not %s', (_, field, fields) =>
    expect(told(field, page('outcall', {...hotels('airport'), ...fields})).remedy).toBe(
      'Write a name of lower-case letters, digits and hyphens, such as old-twn.',
    ),
  );
});

describe('the picture that was meant', () => {
  const pictures = ['key.jpg', 'Old Lamp.JPG', 'door.heic', 'fan.png'];
  const remedy = (file: unknown): Problem =>
    told('photos[0].file', page('gallery', {photos: [{file}]}), [], FILE_REMEDY, {pictures});

  test.each([
    ['capitals', 'KEY.JPG', 'key.jpg'],
    ['a folder before it', 'docs/pictures/key.jpg', 'key.jpg'],
    ['a folder of another system', 'C:\\Pictures\\key.jpg', 'key.jpg'],
    ['a file whose own name is wrong', 'Old Lamp.JPG', 'old-lamp.jpg'],
    ['a picture that pages need', 'Satin Wide.jpg', 'satin-wide.jpg'],
    ['a slip', 'Kei.jpg', 'key.jpg'],
  ])('%s', (_, file, meant) =>
    expect(remedy(file).remedy).toBe(
      `Write ${meant}: small letters without accents, digits and hyphens only.`,
    ),
  );

  test.each([
    ['nothing near', 'Umbrella of Mine.jpg'],
    ['a number', 3],
    ['nothing', undefined],
  ])('%s names none', (_, file) => expect(remedy(file).remedy).toBe(FILE_REMEDY));

  test('a picture that no page can show', () =>
    expect(remedy('door.heic')).toMatchObject({
      remedy: 'Export the picture as JPEG, and write door.jpg here.',
      rule: 'unusable-picture',
    }));

  test('one of the kind that is not there', () =>
    expect(remedy('gate.heic')).not.toHaveProperty('rule'));

  test('another remedy stays as it is', () =>
    expect(
      told('file', page('gallery', {file: 'door.heic'}), [], 'Shorter.', {pictures}).remedy,
    ).toBe('Shorter.'));
});
