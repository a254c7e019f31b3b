/** What was meant by a word of another language, or by another word of English. */
import {describe, expect, test} from 'vitest';

import {languageCode, translatedName} from '../../../src/content/translatedNames';

describe('a word stands for a name that is known', () => {
  test.each([
    ['a day in Spanish', 'lunes', ['mon', 'tue'], 'mon'],
    ['a field in Spanish', 'titulo', ['slug', 'title'], 'title'],
    ['another word of English', 'ending', ['finish'], 'finish'],
    ['the first of two meanings', 'precio', ['pricing', 'priceEur'], 'priceEur'],
    ['the second, where the first is no name here', 'precio', ['pricing'], 'pricing'],
    ['a language by its Spanish name', 'ingles', ['es', 'en'], 'en'],
    ['a language by its Catalan name', 'alemany', ['es', 'de'], 'de'],
  ])('%s', (_, word, known, meant) => expect(translatedName(word, known)).toBe(meant));
});

describe('nothing is meant', () => {
  test.each([
    ['by a word that stands for nothing', 'mesa', ['mon', 'title']],
    ['by a word for a name that is not known here', 'lunes', ['title']],
    ['by a language that may not be written here', 'ingles', ['mon']],
    ['by a word without its own spelling', 'título', ['title']],
  ])('%s', (_, word, known) => expect(translatedName(word, known)).toBeUndefined());
});

describe('the code of a language', () => {
  test.each([
    ['spanish', 'es'],
    ['espanol', 'es'],
    ['aleman', 'de'],
    ['italiano', 'it'],
    ['catala', 'ca'],
  ])('%s', (name, code) => expect(languageCode(name)).toBe(code));

  test('no language', () => expect(languageCode('klingon')).toBeUndefined());
});
