/** Texts of a translation that read as the original does, and the other way round. */
import {describe, expect, test} from 'vitest';

import {
  alikeIn,
  leftAsOriginal,
  translatedIn,
  unlessAlike,
} from '../../../../../src/content/checks/language/untranslated';
import type {Source} from '../../../../../src/content/source';
import {validSite} from '../../fixtureSite';
import {textOf, textsOf} from '../texts';

const siteOf = (es: unknown): Source => ({...validSite(), wording: {en: {}, es}});

test('what to do about a text that is right', () =>
  expect(unlessAlike(validSite(), 'es')).toBe(
    'If this language says it so too, name the word in alike of i18n/es/docusaurus-plugin-content-docs/current/wording.yml.',
  ));

describe('words that are alike', () => {
  test.each([
    ['words', {alike: ['Karaoke', 'Check-in']}, ['karaoke', 'check', 'in']],
    ['numbers', {alike: [24]}, []],
    ['no list', {}, []],
    ['something else in its place', {alike: 'karaoke'}, []],
    ['a file that cannot be read', undefined, []],
  ])('%s', (_, es, words) => expect([...alikeIn(siteOf(es), 'es')]).toEqual(words));
});

type Given = {
  readonly own?: readonly string[];
  readonly names?: readonly string[];
  readonly isRead?: boolean;
  readonly locale?: string;
};

/** Whether a text of the translation was left as it is among the originals. */
function isLeft(
  text: string,
  originals: readonly string[],
  {own = [], names = [], isRead = true, locale = 'es'}: Given = {},
): boolean {
  const translated = textOf(text, locale);
  const texts = [...textsOf(own, 'es'), translated];
  const given = (one: string): ReadonlySet<string> => new Set(one === 'es' ? names : []);
  return leftAsOriginal(
    siteOf(isRead ? {alike: ['sushi']} : undefined),
    texts,
    textsOf(originals),
    given,
  )(translated);
}

describe('a text that was left as in the original', () => {
  test.each([
    ['word for word', 'Write to us', ['Write to us'], {}],
    ['in other capitals', 'WRITE TO US', ['Write to us'], {}],
    ['of one word', 'Karaoke', ['Karaoke'], {}],
    ['with a name', 'Velada karaoke', ['Velada karaoke'], {names: ['velada']}],
    ['with a word alike', 'Sushi karaoke', ['Sushi karaoke'], {}],
    ['with an abbreviation', 'VIP karaoke', ['VIP karaoke'], {}],
    ['in capitals alone', 'VIP  ROOM', ['VIP  ROOM'], {}],
    [
      'where other texts have its other words',
      'Hotel karaoke',
      ['Hotel karaoke'],
      {own: ['El hotel']},
    ],
  ])('%s', (_, text, originals, given) => expect(isLeft(text, originals, given)).toBe(true));

  test.each([
    ['with words of its own', 'Escribe', ['Write'], {}],
    ['of which another text has all words', 'Karaoke', ['Karaoke'], {own: ['El karaoke']}],
    ['of words alike', 'Sushi', ['Sushi'], {}],
    ['of names', 'Velada', ['Velada'], {names: ['velada']}],
    ['of an abbreviation', 'LSSI', ['LSSI'], {}],
    ['of letters', 'A, B', ['A, B'], {}],
    ['where the list cannot be read', 'Karaoke', ['Karaoke'], {isRead: false}],
    ['of the original itself', 'Karaoke', ['Karaoke'], {locale: 'en'}],
    ['of a language that the site does not have', 'Karaoke', ['Karaoke'], {locale: 'fr'}],
  ])('but not one %s', (_, text, originals, given) =>
    expect(isLeft(text, originals, given)).toBe(false),
  );

  test('the same text elsewhere is no word of the language', () =>
    expect(isLeft('Karaoke', ['Karaoke'], {own: ['karaoke']})).toBe(true));
});

describe('the language of an original that is a translation', () => {
  const TRANSLATIONS = new Map([
    ['puerta verde', 'es'],
    ['xarrup verde', 'es'],
    ['porte bleue', 'fr'],
    ['la puerta', 'es'],
    ['mar verde', 'es'],
    ['la ola', 'es'],
    ['hotel verde', 'es'],
  ]);
  test.each([
    ['word for word', 'Puerta verde', 'es'],
    ['with a short word that both have', 'La puerta', 'es'],
    ['with one of three letters', 'Mar verde', 'es'],
    ['with a longer word that both have', 'Hotel verde', undefined],
    ['of no translation', 'Puerta cerrada', undefined],
    ['with a word of its own', 'Puerta door', undefined],
    ['of short words', 'La ola', undefined],
    ['of words that its language does not have either', 'Xarrup verde', undefined],
    ['in a language without a dictionary', 'Porte bleue', undefined],
  ])('%s', (_, text, language) => expect(translatedIn(textOf(text), TRANSLATIONS)).toBe(language));

  test('of a text in a language without a dictionary', () =>
    expect(translatedIn(textOf('Puerta verde', 'fr'), TRANSLATIONS)).toBeUndefined());
});
