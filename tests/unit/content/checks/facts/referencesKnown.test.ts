/** What there is in the place of what is not, and references while that is not known. */
import {describe, expect, test} from 'vitest';

import {checkReferences} from '../../../../../src/content/checks/facts/references';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {rawPage} from '../rawPages';
import {rawSite} from '../rawSite';

type Fields = Record<string, unknown>;

const page = (id: string, fields: Fields, locale = 'en'): RawDocument =>
  rawPage('', {id, locale, fields});
const fieldsOf = (pages: readonly RawDocument[], more?: Partial<Source>): string[] =>
  checkReferences(rawSite(pages, more), pages).map(({field}) => field);

const withIds = (...ids: unknown[]): Fields[] => ids.map((id) => ({id}));
const photos = (ids: readonly unknown[], locale?: string): RawDocument =>
  page('gallery', {photos: withIds(...ids)}, locale);
const areas = (ids: readonly unknown[], locale?: string): RawDocument =>
  page('programs/outcall', {areas: withIds(...ids)}, locale);
const emblems = (ids: readonly unknown[]): RawDocument =>
  page('masseuses', {emblems: withIds(...ids)});

const PHOTO = page('faq', {photo: 4});
const AREA = page('outcall', {hotels: [{id: 'x', area: 'zzz'}]});
const EMBLEM = page('masseuses/eva', {emblem: 'fan'});

describe('told', () => {
  test.each<[string, RawDocument[], string[]]>([
    ['a photo', [photos([1]), PHOTO], ['photo']],
    ['a photo of numbers as text', [photos(['1']), PHOTO], ['photo']],
    ['an area', [areas(['a']), AREA], ['hotels[0].area']],
    ['an area where there is no such program', [AREA], ['hotels[0].area']],
    ['an emblem', [emblems(['key']), EMBLEM], ['emblem']],
    ['a photo beside an area that is no name', [photos([1]), areas([true]), PHOTO], ['photo']],
    [
      'a photo beside an area that was renamed',
      [
        photos([1]),
        areas(['a']),
        areas(['b'], 'es'),
        PHOTO,
        page('outcall', {hotels: [{id: 'x', area: 'b'}]}),
      ],
      ['photo'],
    ],
    [
      'a photo beside an area that was deleted',
      [photos([1]), areas(['a']), areas(['a', 'b'], 'es'), PHOTO],
      ['photo'],
    ],
    ['a photo known to the original alone', [photos([1]), photos([1], 'es'), PHOTO], ['photo']],
  ])('%s', (_, pages, expected) => expect(fieldsOf(pages)).toEqual(expected));
});

describe('not told', () => {
  const unread = {
    problems: [{file: 'docs/programs/outcall.mdx', field: '', found: 'x', remedy: 'y'}],
  };
  test.each<[string, RawDocument[], Partial<Source>?]>([
    ['a photo without a gallery', [PHOTO]],
    ['a photo without a gallery but in a translation', [photos([1], 'es'), PHOTO]],
    ['a photo beside one that is no number', [photos([1, true]), PHOTO]],
    ['a photo beside one without a number', [photos([1, undefined]), PHOTO]],
    ['a photo beside one that stands there twice', [photos([1, 1]), PHOTO]],
    ['a photo that was renamed', [photos([1, 5]), photos([1, 4], 'es'), PHOTO]],
    ['a photo that was deleted', [photos([1]), photos([1, 4], 'es'), PHOTO]],
    ['an area of a file that cannot be read', [AREA], unread],
    ['an area beside one that stands there twice', [areas(['a', 'a']), AREA]],
    ['an emblem without its page', [EMBLEM]],
    ['an emblem beside one that is none', [emblems(['key', 'zzz']), EMBLEM]],
  ])('%s', (_, pages, more) => expect(fieldsOf(pages, more)).toEqual([]));
});

describe('what there is', () => {
  const remedy = (fields: Fields, ...others: RawDocument[]): string | undefined => {
    const pages = [...others, page('faq', fields)];
    return checkReferences(rawSite(pages), pages)[0]?.remedy;
  };
  const programs = (...ids: string[]): RawDocument[] => ids.map((id) => page(`programs/${id}`, {}));
  const many = Array.from({length: 41}, (_, at) => `abcdefghij${at}`);
  const NOTHING = 'Correct it, or add what it names.';
  test.each<[string, Fields, RawDocument[], string]>([
    ['numbers in a row', {photo: 9}, [photos([4, 2, 3])], `${NOTHING} There are 2 to 4.`],
    ['numbers with a gap', {photo: 9}, [photos([1, 2, 4])], `${NOTHING} There are 1, 2, 4.`],
    ['two numbers', {photo: 9}, [photos([1, 2])], `${NOTHING} There are 1, 2.`],
    ['one number', {photo: 9}, [photos([1])], NOTHING],
    ['no number', {photo: 9}, [photos([])], NOTHING],
    ['one program', {programs: ['zzz']}, programs('silk'), NOTHING],
    [
      'forty programs',
      {programs: ['zzz']},
      programs(...many.slice(1)),
      `${NOTHING} There are ${many.slice(1).join(', ')}.`,
    ],
    ['more programs', {programs: ['zzz']}, programs(...many), NOTHING],
  ])('%s', (_, fields, others, expected) => expect(remedy(fields, ...others)).toBe(expected));
});
