/** Numbers of an entry of code.json, against those of the code. */
import {describe, expect, test} from 'vitest';

import {numberFault} from '../../../../../src/content/checks/components/codeNumbers';
import {saidOf} from './faults';

const said = (text: string, original: string, locale = 'es'): string | undefined =>
  saidOf(numberFault({text, locale}, {text: original, locale: 'en'}));

describe('a number that the original does not have', () => {
  test.each([
    ['in digits', 'Tras 9 horas', 'After 8 hours', 9, 'Tras 9 horas'],
    ['in words', 'Tras nueve horas', 'After eight hours', 9, 'Tras nueve horas'],
    ['one of two', 'De 2 a 9', 'From 2 to 8', 9, 'De 2 a 9'],
    ['beside a pronoun', 'Esta, de 9', 'This one, of 8', 9, 'Esta, de 9'],
  ])('%s', (_, text, original, number, quoted) =>
    expect(said(text, original)).toBe(
      `the number ${number} in "${quoted}" | Write the numbers of the original, which reads "${original}".`,
    ),
  );

  test.each([
    ['the same in words', 'Tras ocho horas', 'After 8 hours'],
    ['in another order', 'De 8 a 2', 'From 2 to 8'],
    ['more numbers', 'Media hora, 30 minutos de 2', 'Half an hour, 40 minutes'],
    ['none', 'Abrir', 'Open'],
    ['a pronoun with a word between', 'Una sola', 'The lit one'],
    ['each one, and two', 'Dos', 'Each one of two'],
  ])('not %s', (_, text, original) => expect(said(text, original)).toBeUndefined());
});

describe('a list of numbers', () => {
  const LIST = 'one two three four five';
  const REMEDY =
    'Write the numbers from 1 to 5 in words, in their order, with one blank between two and no other sign.';

  test.each([
    ['another number', 'uno dos tres cinco cinco', '"cinco" in the place of 4'],
    ['a sign', 'uno, dos tres cuatro cinco', '"uno," in the place of 1'],
    ['one too few', 'uno dos tres cuatro', '"" in the place of 5'],
    ['one too many', 'uno dos tres cuatro cinco seis', '6 words'],
  ])('%s', (_, text, found) => expect(said(text, LIST)).toBe(`${found} | ${REMEDY}`));

  test('that is whole', () => expect(said('uno dos tres cuatro cinco', LIST)).toBeUndefined());

  test('of a language whose numbers are not known: as many words', () => {
    expect(said('un deux trois quatre cinq', LIST, 'fr')).toBeUndefined();
    expect(said('un deux trois quatre', LIST, 'fr')).toBe(`4 words | ${REMEDY}`);
  });

  test('of four is a sentence like others', () =>
    expect(said('uno dos tres', 'one two three four')).toBeUndefined());
  test('with another word is a sentence like others', () =>
    expect(said('uno dos tres cuatro cinco', 'one two three four five lamps')).toBeUndefined());
});
