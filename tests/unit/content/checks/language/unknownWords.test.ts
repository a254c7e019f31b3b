/** Words that no dictionary of their language has, and those that the house declares right. */
import {describe, expect, test} from 'vitest';

import {
  accentsDeclared,
  declared,
  isCapital,
  unknownIn,
} from '../../../../../src/content/checks/language/unknownWords';
import type {Source} from '../../../../../src/content/source';
import {validSite} from '../../fixtureSite';
import {textOf} from '../texts';

/** Unknown words, those that begin a sentence with a sign before them. */
const unknown = (text: string, locale = 'en', italics?: readonly string[]): string[] =>
  unknownIn(textOf(text, locale, {...(italics && {italics})})).map(({word, begins}) =>
    begins ? `^${word}` : word,
  );

describe('unknown words', () => {
  test.each([
    ['one', 'The doorr is green.', ['doorr']],
    ['several', 'The doorr and the bellle.', ['doorr', 'bellle']],
    ['with an owner', 'The doorr’s bell.', ['doorr']],
    ['at the beginning', 'Doorr and bell.', ['^Doorr']],
    ['at the beginning of a later sentence', 'Yes. Doorr and bell.', ['^Doorr']],
    ['behind a colon', 'We have: doorr.', ['^doorr']],
    ['behind a question', 'Yes? Doorr.', ['^Doorr']],
    ['with a capital within a sentence', 'The Doorr.', ['Doorr']],
    ['a part of a compound', 'A well-litt door.', ['litt']],
  ])('%s', (_, text, words) => expect(unknown(text)).toEqual(words));

  test.each([
    [
      'the beginning of a sentence before what a company is',
      'Doorr Ltd is here.',
      ['Doorr', 'Ltd'],
    ],
    ['the beginning of a name', 'Xys Doorr is here.', ['Doorr']],
    ['what is behind a stranger', 'A ne doorr.', []],
    ['letters of another alphabet', 'The do\u043Errr.', []],
    ['short words', 'A zz and xq.', []],
    ['addresses', 'At info@doorr.example, doorr.example or a/doorr.', []],
    ['numbers within', 'The doorr2 and 2doorr.', []],
    ['contractions', 'The doorr’ll open.', []],
    ['a compound of strangers', 'A doorr-bellle here.', []],
    ['a compound with a name', 'A Doorr-like thing.', []],
    ['a compound in the dictionary', 'A well-known door.', []],
    ['words in capitals', 'The DOORR.', []],
    ['a quotation', 'It says “doorr”.', []],
  ])('and not %s', (_, text, words) => expect(unknown(text)).toEqual(words));

  test('none in italics', () => expect(unknown('The doorr.', 'en', ['doorr'])).toEqual([]));
  test('none of the language', () => expect(unknown('La puerta verde.', 'es')).toEqual([]));
  test('each language has its own', () => expect(unknown('The puerta.')).toEqual(['puerta']));
  test('none without a dictionary', () => expect(unknown('La doorr.', 'fr')).toEqual([]));
});

test.each([
  ['Door', true],
  ['Él', true],
  ['dOor', false],
])('whether “%s” has a capital', (word, is) => expect(isCapital(word)).toBe(is));

const WORDS = [{word: 'escort', reason: 'the house offers massage.'}];

const siteOf = (known: unknown): Source => ({
  ...validSite(),
  wording: {en: {words: WORDS, known}, es: {words: WORDS, known}},
});

describe('words that are declared', () => {
  test.each([
    ['a word', ['onsen'], 'en', 'onsen', true],
    ['its plural', ['onsen'], 'en', 'onsens', true],
    ['one of several', ['onsen', 'copal'], 'en', 'copal', true],
    ['another word', ['onsen'], 'en', 'copal', false],
    ['a part of it', ['onsen'], 'en', 'onse', false],
    ['a word that goes on', ['onsen'], 'en', 'onsenxx', false],
    ['an accent that is forgotten', ['tántrico'], 'es', 'tantrico', false],
    ['with its accent', ['tántrico'], 'es', 'tántrico', true],
    ['another form with its accent', ['tántrico'], 'es', 'tántricas', true],
    ['none', [], 'en', 'onsen', false],
    ['a word of the specialties', [], 'en', 'nuru', true],
    ['a word of several in one', [], 'es', 'cuerpo', true],
    ['the same of Spanish', [], 'es', 'nuru', true],
    ['in a language that has no specialties', [], 'fr', 'nuru', undefined],
  ])('%s', (_, known, locale, word, is) =>
    expect(declared(siteOf(known), locale)?.(word)).toBe(is),
  );

  test('nobody knows where the list cannot be read', () =>
    expect(declared(siteOf('onsen'), 'en')).toBeUndefined());
});

describe('words that are declared with an accent, by what they are without', () => {
  test.each([
    [
      'in -o',
      ['Tántrico'],
      [
        ['tantrico', 'tántrico'],
        ['tantrica', 'tántrica'],
        ['tantricos', 'tántricos'],
        ['tantricas', 'tántricas'],
      ],
    ],
    ['with another end', ['hammám'], [['hammam', 'hammám']]],
    ['none', ['onsen'], []],
  ])('%s', (_, known, pairs) => expect([...accentsDeclared(siteOf(known), 'es')]).toEqual(pairs));

  test('none where the list cannot be read', () =>
    expect(accentsDeclared(siteOf(6), 'es').size).toBe(0));
});
