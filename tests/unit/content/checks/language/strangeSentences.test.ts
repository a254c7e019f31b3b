/** Sentences that are in neither language of the site. */
import {describe, expect, test} from 'vitest';

import {strangeSentence} from '../../../../../src/content/checks/language/strangeSentences';
import {textOf} from '../texts';

const said = (text: string, locale = 'en', italics?: readonly string[]): string | undefined =>
  strangeSentence(textOf(text, locale, {...(italics && {italics})}));

describe('a sentence of another language', () => {
  test.each([
    ['of two words', 'Witamy serdecznie.'],
    ['with a word that a dictionary has as well', 'Witamy tutti.'],
    ['with one of its small words, of three', 'The witamy serdecznie.'],
    ['with one of its small words, of more', 'The witamy serdecznie naszych lamp door house.'],
    ['half of its words', 'Green witamy serdecznie lamp.'],
    ['two in five', 'Green lamp witamy serdecznie house.'],
    ['with short words that are nearly its own', 'Mrning grdens.'],
  ])('%s', (_, text) => expect(said(text)).toBe(text));

  test.each([
    ['behind one of its own', 'The door is green.  Witamy serdecznie.', 'en'],
    ['before one of its own', 'Witamy serdecznie. La puerta es verde.', 'es'],
  ])('%s', (_, text, locale) => expect(said(text, locale)).toBe('Witamy serdecznie.'));

  test('Catalan, by its i', () => expect(said('Casa i xarrup.', 'es')).toBe('Casa i xarrup.'));
});

describe('nothing is said of', () => {
  test.each([
    ['its own language', 'The door is green.', 'en'],
    ['one strange word', 'Witamy.', 'en'],
    ['two that are borrowed, of four', 'The witamy serdecznie lamp.', 'en'],
    ['two among six', 'Green lamp door witamy serdecznie house.', 'en'],
    ['two small words of its own', 'The witamy and serdecznie naszych.', 'en'],
    ['names', 'Witamy Serdecznie Naszych.', 'en'],
    ['slips of its own words', 'Candlez gardenl shouldrs.', 'en'],
    ['slips of seven letters', 'Gardenl gardenl.', 'en'],
    ['an i between known words', 'Casa i puerta. El xarrup.', 'es'],
    ['an i between names', 'Es Pau i Anna.', 'es'],
    ['an i in English', 'House i xarrup.', 'en'],
    ['what is said so everywhere', 'The room has a je ne sais quoi.', 'en'],
    ['a language without a dictionary', 'Witamy serdecznie.', 'fr'],
    ['a quotation', 'It says “witamy serdecznie naszych”.', 'en'],
    ['words within others', 'The l·witamy a-serdecznie b-naszych.', 'en'],
  ])('%s', (_, text, locale) => expect(said(text, locale)).toBeUndefined());

  test('italics', () =>
    expect(said('Witamy serdecznie.', 'en', ['Witamy serdecznie.'])).toBeUndefined());
});
