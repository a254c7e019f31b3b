/** Sentences that give a program one length, or several. */
import {describe, expect, test} from 'vitest';

import {wrongNumberOfLengths} from '../../../../../src/content/checks/statements/oneLength';
import {paragraph, parrafo} from './paragraph';

describe('one length is said of several', () => {
  test.each([
    [paragraph('There is only one session.'), 'There is only one session'],
    [paragraph('It comes in one length.'), 'comes in one length'],
    [parrafo('Tiene una duración única.'), 'duración única'],
    [parrafo('Una sola sesión.'), 'Una sola sesión'],
  ])('$text', (text, typed) => {
    expect(wrongNumberOfLengths(text, 2)).toBe(typed);
    expect(wrongNumberOfLengths(text, 1)).toBeUndefined();
    expect(wrongNumberOfLengths(text, 0)).toBeUndefined();
  });
});

describe('several are said of one', () => {
  test.each([
    [paragraph('In the longer session.'), 'the longer session'],
    [paragraph('In both lengths.'), 'both lengths'],
    [parrafo('En la sesión más larga.'), 'la sesión más larga'],
    [parrafo('En las dos sesiones.'), 'las dos sesiones'],
  ])('$text', (text, typed) => {
    expect(wrongNumberOfLengths(text, 1)).toBe(typed);
    expect(wrongNumberOfLengths(text, 2)).toBeUndefined();
    expect(wrongNumberOfLengths(text, 0)).toBeUndefined();
  });
});

test('nothing is said in a language without forms', () =>
  expect(wrongNumberOfLengths(paragraph('In both lengths.', {locale: 'fr'}), 1)).toBeUndefined());
