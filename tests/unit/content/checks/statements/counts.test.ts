/** Numbers of suites, masseuses, programs and pictures in sentences, against what there is. */
import {describe, expect, test} from 'vitest';

import {checkCounts} from '../../../../../src/content/checks/statements/counts';
import {rawPage, told} from '../rawPages';
import {PEOPLE, gallery, house} from './countedHouse';

/** What is said of a sentence on a page of the house of six suites, five masseuses, seven programs, eight pictures. */
function said(body: string, locale = 'en', suites = 6): string[] {
  const documents = [rawPage(body, {locale}), ...PEOPLE, gallery()];
  return told(checkCounts(house(documents, {business: {suites}}), documents, documents));
}

/** What is said of a field. */
function saidOf(id: string, fields: Readonly<Record<string, unknown>>, suites = 6): string[] {
  const page = id === 'gallery' ? gallery(fields) : rawPage('', {id, fields});
  const documents = [page, ...PEOPLE, ...(id === 'gallery' ? [] : [gallery()])];
  return told(checkCounts(house(documents, {business: {suites}}), documents, documents));
}

describe('what components count is never typed', () => {
  test.each([
    ['as many as there are', 'There are six suites.', 'six suites'],
    ['in digits', 'There are 6 suites.', '6 suites'],
    ['masseuses', 'You meet five masseuses.', 'five masseuses'],
    ['programs', 'You choose of seven programs.', 'seven programs'],
    ['words between', 'We like six quiet private suites.', 'six quiet private suites'],
  ])('%s', (_, body, typed) =>
    expect(said(body)).toEqual([`en/about.mdx:10 | “${typed}”, counted by hand`]),
  );

  test('in Spanish', () =>
    expect(said('Hay cinco masajistas.', 'es')).toEqual([
      'es/about.mdx:10 | “cinco masajistas”, counted by hand',
    ]));

  test('four, and no fewer', () => {
    expect(said('We like four suites.', 'en', 4)).toHaveLength(1);
    expect(said('We like three suites.', 'en', 3)).toEqual([]);
  });
});

describe('a number that is not that of the house', () => {
  test.each([
    ['more than there are', 'You find seven suites.', 'seven suites', 6],
    ['fewer, said of the house', 'You know our five suites.', 'five suites', 6],
    ['three, said of the house', 'You know our three suites.', 'three suites', 6],
    ['more than there are, said of the house', 'You know our two suites.', 'two suites', 1],
    ['pictures, said of the house', 'Look at our nine photos.', 'nine photos', 8],
    ['all with an article', 'You see the five suites.', 'five suites', 6],
    ['all, whatever stands between', 'You see all five quiet suites.', 'five quiet suites', 6],
    ['more than half with an article', 'You see the four suites.', 'four suites', 6],
    ['one of several that are counted up', 'Four suites, one corridor.', 'Four suites', 6],
    ['counted up behind another sentence', 'Yes. Four suites, one door.', 'Four suites', 6],
    ['programs, beside a hotel’s', 'At the hotel are nine programs.', 'nine programs', 7],
    ['of the house, beside a hotel’s', 'We have our seven suites, no hotel.', 'seven suites', 6],
  ])('%s', (_, body, typed, count) =>
    expect(said(body, 'en', count)).toEqual([
      `en/about.mdx:10 | “${typed}”, and there are ${count}`,
    ]),
  );

  test('of two the wrong one', () =>
    expect(said('Two suites and seven suites.')).toEqual([
      'en/about.mdx:10 | “seven suites”, and there are 6',
    ]));

  test('what a sentence shows is told once', () =>
    expect(said('Seven suites.\n\nEight suites.')).toEqual([
      'en/about.mdx:10 | “Seven suites”, and there are 6',
      'en/about.mdx:12 | “Eight suites”, and there are 6',
    ]));
});

describe('nothing is said of', () => {
  test.each([
    ['some', 'You see five suites.'],
    ['two of the house', 'You know our two suites.'],
    ['half of them with an article', 'You see the three suites.'],
    ['some with an article and an adjective', 'You see the five quiet suites.'],
    ['some that are picked', 'You see the five suites with a bath.'],
    ['some in the middle of a sentence', 'You see four suites, one corridor.'],
    ['an article behind another word', 'You see bathe five suites.'],
    ['suites of a hotel', 'The hotel has seven suites.'],
    ['what was once', 'Seven suites were too many.'],
    ['more pictures', 'Nine photos hang in the hall.'],
    ['another thing', 'Seven lamps.'],
    ['a longer word', 'Seven suitesque rooms.'],
    ['a word between that begins something else', 'Seven of our suites.'],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));

  test.each([
    ['what was once', 'Antes abrieron siete suites allí.'],
    ['what was once, behind it', 'Siete suites fueron demasiadas.'],
    ['some', 'Ves cinco suites.'],
  ])('%s, in Spanish', (_, body) => expect(said(body, 'es')).toEqual([]));

  test('a language whose numbers are not known', () =>
    expect(said('Seven suites.', 'fr')).toEqual([]));
});

describe('fields', () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    ['more than there are', 'about', {label: 'Seven suites'}, 'label | “Seven suites”'],
    ['a title of the house', 'home', {title: 'Five suites with a view'}, 'title | “Five suites”'],
    ['half of them there', 'home', {title: 'Three suites'}, 'title | “Three suites”'],
    ['a title of the house, once', 'home', {title: 'The three suites had'}, ''],
    ['the title of the gallery', 'gallery', {title: 'Three photos'}, 'title | “Three photos”'],
    ['its description', 'gallery', {description: 'In six photos.'}, 'description | “six photos”'],
    ['its other fields', 'gallery', {label: 'Nine photos'}, 'label | “Nine photos”'],
  ])('%s', (_, id, fields, expected) => {
    const count = expected.includes('photos') ? 8 : 6;
    expect(saidOf(id, fields)).toEqual(
      expected ? [`en/${id}.mdx ${expected}, and there are ${count}`] : [],
    );
  });

  test.each<[string, string, Record<string, unknown>, number?]>([
    ['a title of another page', 'casting', {title: 'Five suites'}],
    ['another field of the house', 'home', {lead: 'Five suites'}],
    ['two in a title of the house', 'home', {title: 'Two suites'}, 3],
    ['fewer than half in a title of the house', 'home', {title: 'Three suites'}, 7],
    ['some in a title of the house', 'home', {title: 'You see five suites'}],
    ['pictures in a title of the house', 'home', {title: 'Six photos'}],
    ['some suites in the title of the gallery', 'gallery', {title: 'You see five suites'}],
    ['two pictures in the title of the gallery', 'gallery', {title: 'Two photos'}],
    ['fewer pictures in another field of it', 'gallery', {label: 'The seven photos'}],
    ['the title of a page like the gallery’s', 'about', {title: 'Nine photos'}],
    ['what people search for', 'about', {keywords: ['seven suites']}],
    ['hotels', 'outcall', {hotels: [{id: 1, note: 'Seven suites'}]}],
  ])('nothing is said of %s', (_, id, fields, suites) =>
    expect(saidOf(id, fields, suites)).toEqual([]),
  );
});
