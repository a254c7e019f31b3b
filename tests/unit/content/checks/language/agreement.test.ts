/** Spanish articles of the other gender, and tú in the place of tu. */
import {describe, expect, test} from 'vitest';

import {checkAgreement} from '../../../../../src/content/checks/language/agreement';
import {told} from '../rawPages';
import {textsOf} from '../texts';

const said = (words: readonly string[], locale = 'es'): string[] =>
  told(checkAgreement(textsOf(words, locale)));
const remedyOf = (...words: string[]): string | undefined =>
  checkAgreement(textsOf(words, 'es'))[0]?.remedy;

const CUPS = ['Es la copa.', 'Con una copa.', 'En la copa.'];
const LIFTS = ['Es el ascensor viejo.', 'Con un vaso.', 'En el vaso.', 'Sin el vaso.'];

describe('an article of the other gender', () => {
  test.each([
    ['el', [...CUPS, 'Con el copa.'], 'es/about.mdx:4 | “el copa”'],
    ['El', [...CUPS, 'El copa es verde.'], 'es/about.mdx:4 | “El copa”'],
    ['un', ['Hay un copa.', ...CUPS], 'es/about.mdx:1 | “un copa”'],
    ['la', [...LIFTS, 'Con la vaso.'], 'es/about.mdx:5 | “la vaso”'],
    ['una', [...LIFTS, 'Con una vaso.'], 'es/about.mdx:5 | “una vaso”'],
    [
      'several of one text',
      ['La copa, una copa y la copa.', 'El copa.'],
      'es/about.mdx:2 | “El copa”',
    ],
  ])('%s', (_, words, one) => expect(said(words)).toEqual([one]));

  test.each([
    ['el', [...CUPS, 'Con el copa.'], 'Write “la copa”, or another word.'],
    ['un', [...CUPS, 'Con un copa.'], 'Write “una copa”, or another word.'],
    ['la', [...LIFTS, 'Con la vaso.'], 'Write “el vaso”, or another word.'],
    ['una', [...LIFTS, 'Con una vaso.'], 'Write “un vaso”, or another word.'],
    ['tú', [...CUPS, 'Con tú copa.'], 'Write “tu copa”, or another word.'],
  ])('what to write for %s', (_, words, remedy) => expect(remedyOf(...words)).toBe(remedy));

  test('once in a text', () =>
    expect(
      said([...CUPS, 'Es la noche.', 'Una noche.', 'Con la noche.', 'Es el copa y un noche.']),
    ).toEqual(['es/about.mdx:7 | “el copa”']));
});

test('tú before a noun', () =>
  expect(said([...CUPS, 'Con tú copa.'])).toEqual(['es/about.mdx:4 | “tú copa”']));

describe('nothing is said', () => {
  test.each([
    ['of what goes together', CUPS],
    ['where the noun is hardly known', ['Es la copa.', 'Con una copa.', 'Con el copa.']],
    ['where it has both genders', [...CUPS, 'Con el copa.', 'Un copa.']],
    ['where tú stands before a noun that is hardly known', ['La copa.', 'Tú copa.', 'Una copa.']],
    ['where tú stands before one with both', [...CUPS, 'Un copa.', 'El copa.', 'Con tú copa.']],
    ['where tú stands before a masculine', [...LIFTS, 'Con tú vaso.']],
    ['of a word with both genders', ['La guía.', 'La guía.', 'La guía.', 'El guía.']],
    ['of a longer word', [...CUPS, 'El copa-vino.']],
    ['of a quotation', [...CUPS, 'Dice «el copa».']],
  ])('%s', (_, words) => expect(said(words)).toEqual([]));

  test('in another language', () => expect(said([...CUPS, 'Con el copa.'], 'en')).toEqual([]));
});
