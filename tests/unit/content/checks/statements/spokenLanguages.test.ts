/** Languages that sentences have reception speak, and those of a masseuse. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkSpokenLanguages} from '../../../../../src/content/checks/statements/spokenLanguages';
import {BUSINESS, validSite} from '../../fixtureSite';
import {inBoth, rawPage, told} from '../rawPages';

/** Reception speaks Spanish and English. */
const check = (documents: readonly RawDocument[], business: unknown = BUSINESS) =>
  checkSpokenLanguages({...validSite(), business}, documents);
const said = (body: string, locale = 'en'): string[] => told(check([rawPage(body, {locale})]));

const NOT_AMONG = 'which is not among receptionLanguages (docs/business.yml)';
const HAS_TWO = 'and receptionLanguages (docs/business.yml) has 2';

describe('a language that reception does not speak', () => {
  test.each([
    ['who speaks', 'Reception speaks English and Russian.', 'en', '“Russian”'],
    ['who answers', 'We answer in French.', 'en', '“French”'],
    ['in Spanish', 'En recepción hablamos español y ruso.', 'es', '“ruso”'],
    [
      'behind another sentence',
      'Come in. We speak English; we answer in French.',
      'en',
      '“French”',
    ],
  ])('%s', (_, body, locale, word) =>
    expect(said(body, locale)).toEqual([`${locale}/about.mdx:10 | ${word}, ${NOT_AMONG}`]),
  );

  test('in a field', () =>
    expect(told(check([rawPage('', {fields: {title: 'We answer in French'}})]))).toEqual([
      `en/about.mdx title | “French”, ${NOT_AMONG}`,
    ]));

  test('what to do', () =>
    expect(check([rawPage('We answer in French.')])[0]?.remedy).toBe(
      'Leave it out, or add fr there.',
    ));

  test.each([
    ['its own', 'We speak English and Spanish.'],
    ['somebody else’s', 'Her mother speaks French.'],
    ['one that is denied', 'We do not speak French.'],
    ['one that guests write in', 'We answer in English if you write in French.'],
    ['one before who speaks', 'Written in French, and we answer in English.'],
    ['another sentence', 'We answer. The wine speaks in French.'],
  ])('%s is none', (_, body) => expect(said(body)).toEqual([]));
});

describe('another number of languages', () => {
  test.each([
    ['of reception', 'The four languages of reception.', 'en', '“four languages of reception”'],
    ['it has', 'Reception’s four languages.', 'en', '“Reception’s four languages”'],
    ['it writes in', 'Reception in four languages.', 'en', '“Reception in four languages”'],
    ['it speaks', 'We speak four languages here.', 'en', '“four languages”'],
    ['in Spanish', 'Los cuatro idiomas de recepción.', 'es', '“cuatro idiomas de recepción”'],
    ['it speaks, in Spanish', 'Recepción habla cuatro lenguas.', 'es', '“cuatro lenguas”'],
  ])('%s', (_, body, locale, typed) =>
    expect(said(body, locale)).toEqual([`${locale}/about.mdx:10 | ${typed}, ${HAS_TWO}`]),
  );

  test('what to do', () =>
    expect(check([rawPage('We speak four languages.')])[0]?.remedy).toBe(
      'Leave the number out: it would stay when they change.',
    ));

  test.each([
    ['its own number', 'The two languages of reception.'],
    ['one of them', 'We answer in one language at a time.'],
    ['one of reception', 'The one languages of reception.'],
    ['of somebody else', 'She speaks four languages.'],
    ['another thing', 'We speak four words.'],
  ])('%s is right', (_, body) => expect(said(body)).toEqual([]));

  test('a strange language is told before it', () =>
    expect(said('We speak four languages, and French.')).toEqual([
      `en/about.mdx:10 | “French”, ${NOT_AMONG}`,
    ]));
});

describe('nothing is said', () => {
  test.each([
    ['there are no facts', null],
    ['there are no languages', {}],
    ['they are no list', {receptionLanguages: 'es'}],
    ['the list is empty', {receptionLanguages: []}],
  ])('of reception where %s', (_, business) =>
    expect(check([rawPage('We answer in French, in four languages.')], business)).toEqual([]),
  );

  test('in legal texts', () =>
    expect(check([rawPage('We answer in French.', {id: 'legal/terms'})])).toEqual([]));
  test('in a language without forms', () =>
    expect(said('We answer in French, in four languages of reception.', 'fr')).toEqual([]));
});

describe('a masseuse', () => {
  const masseuse = (body: string, languages: unknown = ['es', 'en']): RawDocument[] =>
    inBoth(body, 'Words.', {id: 'masseuses/alba', en: {languages}});

  test('speaks the languages of her fields', () =>
    expect(told(check(masseuse('She speaks English, and she speaks French.')))).toEqual([
      'en/masseuses/alba.mdx:10 | “French”, and languages in en/masseuses/alba.mdx has no fr',
    ]));

  test('in every language of the site', () =>
    expect(
      told(check(inBoth('', 'Ella habla ruso.', {id: 'masseuses/alba', en: {languages: ['es']}}))),
    ).toEqual([
      'es/masseuses/alba.mdx:10 | “ruso”, and languages in en/masseuses/alba.mdx has no ru',
    ]));

  test.each([
    ['no languages', masseuse('She speaks French.', [])],
    ['no list of them', masseuse('She speaks French.', 'es')],
    ['no original', [rawPage('Ella habla ruso.', {id: 'masseuses/alba', locale: 'es'})]],
  ])('nothing is said where she has %s', (_, documents) => expect(check(documents)).toEqual([]));

  test('she is not reception', () =>
    expect(check(masseuse('We answer in French, in four languages.'))).toEqual([]));
  test('and a program is no masseuse', () =>
    expect(
      check([rawPage('She speaks French.', {id: 'programs/a', fields: {languages: ['es']}})]),
    ).toEqual([]));
});
