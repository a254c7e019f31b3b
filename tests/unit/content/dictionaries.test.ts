/** Words of each language, and what a misspelt one was meant as. */
import {expect, test} from 'vitest';

import {type Dictionary, dictionaryOf} from '../../../src/content/language/dictionaries';

function dictionary(language: string): Dictionary {
  const found = dictionaryOf(language);
  if (!found) throw new Error(`No dictionary of ${language}.`);
  return found;
}

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

test.each(
  words(`dinos ofrecerlo imagínalo olvidándolo contárselo mantenlo pídesela llámanos bandejita cartelito
    lamparita lejísimos tranquilamente reembolsos masajistas habitaciones subámonos arropaos vestíos
    borreguillo calzadoras cererías`),
)('%s is Spanish', (word) => expect(dictionary('es').has(word)).toBe(true));

test.each(
  words('dinoslo imaginalo olvidandolo contarselo ofrecérlo llamanos habitacion despues árropaos'),
)('%s lacks an accent, or has one too many', (word) =>
  expect(dictionary('es').has(word)).toBe(false),
);

test.each(words('colour jewellery masseuse unhurried storey tealight'))('%s is English', (word) =>
  expect(dictionary('en').has(word)).toBe(true),
);

test.each([
  ['en', 'thier', 'their'],
  ['en', 'masage', 'massage'],
  ['en', 'candels', 'candles'],
  ['es', 'vuelbe', 'vuelve'],
  ['es', 'jabon', 'jabón'],
  ['es', 'cancelacíon', 'cancelación'],
])('%s: %s may be meant as %s', (language, word, meant) =>
  expect(Object.values(dictionary(language).meant(word)).flat()).toContain(meant),
);

// Dictionaries miss them, and they are no slips of their neighbours.
test.each(words('registral gestoría omakase'))('%s is near to none', (word) =>
  expect(Object.values(dictionary('es').meant(word)).flat()).toEqual([]),
);

test('a language that has no dictionary is not looked at', () =>
  expect(dictionaryOf('eu')).toBeUndefined());
