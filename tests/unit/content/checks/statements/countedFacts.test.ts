/** Numbers of hotels, of masseuses who travel, of photographs, of hours until an answer. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkCountedFacts} from '../../../../../src/content/checks/statements/countedFacts';
import {countedIn} from '../../../../../src/content/checks/statements/countedFactForms';
import type {Problem} from '../../../../../src/content/problems';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const CASTING = {casting: {photos: [3, 5], replyHours: [48, 48]}};
const HOTELS = {hotels: ['a', 'b', 'c', 'd', 'e'].map((id) => ({id}))};
const TRAVELLERS = ['a', 'b', 'c', 'd'].map((id) =>
  rawPage('', {id: `masseuses/${id}`, fields: {outcall: true}}),
);
const AT_HOME = rawPage('', {id: 'masseuses/x', fields: {outcall: false}});

function problems(page: RawDocument, more: Partial<Source> = {}): Problem[] {
  const documents = [
    page,
    ...(page.id === 'outcall' ? [] : [rawPage('', {id: 'outcall', fields: HOTELS})]),
    ...TRAVELLERS,
    AT_HOME,
  ];
  return checkCountedFacts(rawSite(documents, {business: CASTING, ...more}), documents);
}
const said = (id: string, body: string, more?: Partial<Source>): string[] =>
  told(problems(rawPage(body, {id}), more));

const BY_MASSEUSES = 'and by outcall: true in docs/masseuses there are 4';
const BY_PHOTOS = 'and by casting.photos in docs/business.yml there are 3 to 5';
const BY_REPLY = 'and by casting.replyHours in docs/business.yml there are 48';

describe('a number that the fields contradict', () => {
  test.each([
    [
      'travellers',
      'masseuses',
      'So five of our masseuses travel.',
      'five of our masseuses travel',
      BY_MASSEUSES,
    ],
    [
      'fewer of them',
      'home',
      'Here the three who travel wait.',
      'the three who travel',
      BY_MASSEUSES,
    ],
    ['photos, too many', 'casting', 'Send us six photos.', 'six photos', BY_PHOTOS],
    ['photos, too few', 'casting', 'Send us two photos.', 'two photos', BY_PHOTOS],
    [
      'hours',
      'casting',
      'You hear from us within 24 hours.',
      'hear from us within 24 hours',
      BY_REPLY,
    ],
    [
      'days',
      'casting',
      'You hear from us within three days.',
      'hear from us within three days',
      BY_REPLY,
    ],
  ])('%s', (_, id, body, typed, because) =>
    expect(said(id, body)).toEqual([`en/${id}.mdx:10 | “${typed}”, ${because}`]),
  );

  test('hotels', () => {
    const page = rawPage('Now there are six hotels.', {id: 'outcall', fields: HOTELS});
    expect(told(problems(page))).toEqual([
      'en/outcall.mdx:10 | “there are six hotels”, and by hotels in docs/outcall.mdx there are 5',
    ]);
  });

  test('in a translation', () => {
    const page = rawPage('Viajan cinco masajistas.', {id: 'about', locale: 'es'});
    expect(told(problems(page))).toEqual([
      `es/about.mdx:10 | “Viajan cinco masajistas”, ${BY_MASSEUSES}`,
    ]);
  });

  test('what to write', () => {
    const remedyOf = (body: string, fields = {}): string | undefined =>
      problems(rawPage(body, {id: 'casting', fields}))[0]?.remedy;
    const leaveOut = 'Leave the number out: it would stay when they change.';
    expect(remedyOf('Send six photos.')).toBe('Write <CastingFact name="photos" /> in its place.');
    expect(remedyOf('We answer within 24 hours.')).toBe(
      'Write <CastingFact name="reply" /> in its place.',
    );
    expect(remedyOf('', {description: 'Send six photos.'})).toBe(leaveOut);
    expect(remedyOf('<WhatsAppLink message="Six photos" />')).toBe(leaveOut);
    expect(problems(rawPage('Five of us travel.', {id: 'home'}))[0]?.remedy).toBe(leaveOut);
  });
});

describe('nothing is said of', () => {
  test.each([
    ['as many travellers', 'home', 'Here four of us travel.'],
    ['two hotels', 'outcall', 'Now there are two hotels.'],
    ['two of them', 'home', 'Here two of us travel.'],
    ['as many photos', 'casting', 'Send us three photos, or five.'],
    ['the most photos', 'casting', 'Send us five photos.'],
    ['as many hours', 'casting', 'We answer within 48 hours.'],
    ['as many days', 'casting', 'We answer within two days.'],
    ['photos elsewhere', 'home', 'Send us six photos.'],
    ['travellers elsewhere', 'casting', 'Here five of us travel.'],
    ['hotels elsewhere', 'home', 'Now there are six hotels.'],
    ['another page', 'contact', 'Here five of us travel.'],
  ])('%s', (_, id, body) => expect(said(id, body)).toEqual([]));

  test('what people search for, and hotels', () => {
    const page = (fields: Record<string, unknown>): RawDocument =>
      rawPage('', {id: 'outcall', fields: {...HOTELS, ...fields}});
    expect(problems(page({keywords: ['there are six hotels']}))).toEqual([]);
    const hotels = [...HOTELS.hotels, {id: 'f', line: 'There are nine hotels.'}];
    expect(problems(rawPage('', {id: 'outcall', locale: 'es', fields: {hotels}}))).toEqual([]);
  });

  test('travellers, while a file cannot be read', () => {
    const unread = [
      {file: 'docs/masseuses/y.mdx', field: '', found: 'a tab', remedy: 'Delete it.'},
    ];
    expect(said('home', 'Here five of us travel.', {problems: unread})).toEqual([]);
    expect(said('casting', 'Send us six photos.', {problems: unread})).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['no facts', null],
    ['no casting', {}],
    ['a list that is none', {casting: {photos: 3}}],
    ['one number', {casting: {photos: [3]}}],
    ['texts', {casting: {photos: ['3', 5]}}],
    ['a text behind', {casting: {photos: [3, '5']}}],
  ])('photos where there is %s', (_, business) =>
    expect(said('casting', 'Send us six photos.', {business})).toEqual([]),
  );
});

describe('what a text counts', () => {
  const counted = (text: string, locale = 'en'): string[] =>
    countedIn({file: 'a', locale, field: '', text}).map(
      ({thing, number, typed}) => `${thing} ${number}: ${typed}`,
    );

  test.each([
    ['en', 'These are the 6 hotels below.', ['hotels 6: the 6 hotels below']],
    ['en', 'Here are six example hotels.', ['hotels 6: Here are six example hotels']],
    ['es', 'Estos son seis hoteles.', ['hotels 6: Estos son seis hoteles']],
    ['es', 'Las seis que viajan.', ['travellers 6: Las seis que viajan']],
    ['es', 'Tres fotos.', ['photos 3: Tres fotos']],
    ['es', 'Respondemos en dos días.', ['reply 48: Respondemos en dos días']],
    ['en', 'We answer you all in 9 hours.', []],
    ['en', 'Here are six hotels with a lift.', []],
    ['en', 'Six lamps.', []],
    ['fr', 'Here are six hotels.', []],
  ])('%s: %s', (locale, text, expected) => expect(counted(text, locale)).toEqual(expected));
});
