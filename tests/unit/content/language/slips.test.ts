/** What a misspelt word may have been meant as, whether such a word exists or not. */
import {describe, expect, test} from 'vitest';

import {contracted, likely, possible} from '../../../../src/content/language/slips';

const meantBy = (word: string, language: string): string[] => [...likely(word, language)];

describe('what a word was often meant as', () => {
  test('of three letters: accents, and letters that changed places', () => {
    expect(meantBy('abc', 'en')).toEqual(['ábc', 'bac', 'acb']);
    expect(meantBy('abc', 'es')).toEqual(['ábc', 'abc', 'bac', 'acb']);
  });

  test('with an ñ and an accent at once', () =>
    expect(meantBy('ána', 'es')).toEqual([
      ...['ána', 'aná', 'ana', 'áña', 'añá', 'aña'],
      ...['náa', 'áan'],
    ]));

  test.each([
    ['a letter doubled', 'en', 'lamp', 'lammp'],
    ['one of two letters', 'en', 'ballet', 'balet'],
    ['a letter that sounds alike', 'en', 'lamp', 'lomp'],
    ['a letter that sounds alike in Spanish', 'es', 'vaca', 'baca'],
    ['another vowel in seven letters', 'en', 'massage', 'missage'],
    ['o for i in seven letters', 'en', 'lampson', 'lampsin'],
    ['e for o in seven letters', 'en', 'lampson', 'lampsen'],
    ['i for e in seven letters', 'en', 'lampsen', 'lampsin'],
    ['a for o in seven letters', 'en', 'lampson', 'lampsan'],
    ['two letters doubled', 'en', 'acomodation', 'accommodation'],
    ['one doubled and one not', 'en', 'occassion', 'ocassion'],
    ['two letters for one sound', 'en', 'fantasm', 'phantasm'],
    ['one letter for a sound of two', 'en', 'phantasy', 'fantasy'],
    ['another accent', 'es', 'cancelacíon', 'cancelación'],
    ['an accent that Spanish does not have', 'es', 'àrbol', 'árbol'],
    ['an accent too many', 'es', 'mésa', 'mesa'],
    ['ñ without its sign', 'es', 'espanol', 'español'],
    ['ñ and ü as they are', 'es', 'vergüenzá', 'vergüenza'],
    ['qu heard as k', 'es', 'trankila', 'tranquila'],
    ['k heard as qu', 'es', 'quilo', 'kilo'],
    ['ll heard as y', 'es', 'cabayo', 'caballo'],
    ['y heard as ll', 'es', 'mallo', 'mayo'],
    ['xc heard as x', 'es', 'exelente', 'excelente'],
    ['d heard as z', 'es', 'verdaz', 'verdad'],
    ['z heard as d', 'es', 'felid', 'feliz'],
    ['z heard as s behind a vowel with accent', 'es', 'andalús', 'andaluz'],
    ['h forgotten', 'es', 'ombre', 'hombre'],
    ['h too many', 'es', 'hira', 'ira'],
  ])('%s', (_, language, word, meant) => expect(meantBy(word, language)).toContain(meant));

  test.each([
    ['a letter doubled in three letters', 'en', 'lam', 'lamm'],
    ['two letters doubled in six', 'en', 'lampor', 'llammpor'],
    ['another vowel in six letters', 'en', 'massag', 'missag'],
    ['another vowel in Spanish', 'es', 'masajes', 'misajes'],
    ['Spanish sounds in English', 'en', 'ombre', 'hombre'],
    ['an accent too many in English', 'en', 'café', 'cafe'],
    ['ñ in English', 'en', 'mana', 'máña'],
    ['a letter that sounds like none', 'en', 'lamp', 'larp'],
    ['the word itself, heard as it is', 'en', 'lamp', 'lamp'],
    ['two letters for one sound in Spanish', 'es', 'fantasma', 'phantasma'],
  ])('not %s', (_, language, word, meant) => expect(meantBy(word, language)).not.toContain(meant));

  test('what is heard otherwise is another word', () =>
    expect(meantBy('lampo', 'es').filter((word) => word === 'lampo')).toHaveLength(1));

  test('in a language without a line here: accents and places alone', () => {
    expect(meantBy('lamps', 'fr')).toEqual([
      ...['lámps', 'almps', 'lmaps', 'lapms', 'lamsp'],
      ...['llamps', 'laamps', 'lammps', 'lampps', 'lampss'],
    ]);
    expect(meantBy('lampson', 'fr')).not.toContain('limpson');
  });
});

describe('what else it may have been meant as', () => {
  test.each([
    ['a letter forgotten', 'en', 'masage', 'massage'],
    ['a vowel forgotten', 'en', 'mssage', 'massage'],
    ['a letter too many', 'en', 'masksage', 'massage'],
    ['the last letter too many', 'en', 'lampt', 'lamp'],
    ['the last letter forgotten', 'en', 'lamps', 'lampst'],
    ['a consonant forgotten in Spanish', 'es', 'catidad', 'cantidad'],
    ['a consonant too many in Spanish', 'es', 'camntidad', 'camtidad'],
    ['a vowel of a word that cannot be said', 'es', 'cnastilla', 'canastilla'],
    ['l before the last vowel', 'es', 'imposibe', 'imposible'],
    ['r before the last vowel', 'es', 'siempe', 'siempre'],
    ['l before the last vowel of several', 'es', 'dobes', 'dobles'],
    ['a consonant forgotten in another language', 'fr', 'masage', 'massage'],
  ])('%s', (_, language, word, meant) => expect(possible(word, language)).toContain(meant));

  test.each([
    ['the first letter', 'en', 'lamps', 'amps'],
    ['a letter before the first', 'en', 'lamps', 'clamps'],
    ['the last letter of a word that ends in a vowel', 'en', 'matcha', 'match'],
    ['a vowel in Spanish', 'es', 'cantida', 'cantiada'],
    ['a vowel too many in Spanish', 'es', 'caantidad', 'cantidad'],
    ['the end of a Spanish word', 'es', 'gestor', 'gestors'],
    ['a vowel in a word that can be said', 'es', 'cesta', 'cesata'],
    ['l behind a letter that has none', 'es', 'mesa', 'mesla'],
    ['l in another language', 'en', 'siempe', 'siempple'],
    ['a vowel in another language', 'fr', 'mssage', 'massage'],
  ])('not %s', (_, language, word, meant) => expect(possible(word, language)).not.toContain(meant));

  test('not of a word of three letters', () => {
    expect(possible('lam', 'en')).toEqual([]);
    expect(possible('lamp', 'en')).not.toEqual([]);
  });
});

describe('a vowel is forgotten in a word that cannot be said', () => {
  const hasVowel = (word: string): boolean =>
    possible(word, 'es').includes(`${word.slice(0, 1)}a${word.slice(1)}`);

  test.each(['cnasta', 'bdega', 'ctrar', 'msaje', 'MSAJE'])('%s', (word) =>
    expect(hasVowel(word)).toBe(true),
  );
  test.each(['casnptra', 'mesazra', 'masajfk'])('%s, further on', (word) =>
    expect(possible(word, 'es')).toContain(word.replace(/(.)(..)$/, '$1a$2')),
  );
  test.each(['construir', 'inscribir', 'hambre', 'charla', 'llave', 'quema', 'guerra', 'psique'])(
    'not in %s',
    (word) => expect(hasVowel(word)).toBe(false),
  );
});

describe('what lacks its apostrophe or its blank', () => {
  test.each([
    ['en', 'didnt', 'didn’t'],
    ['en', 'youre', 'you’re'],
    ['en', 'thats', 'that’s'],
    ['en', 'alot', 'a lot'],
    ['es', 'aveces', 'a veces'],
  ])('%s: %s is %s', (language, word, meant) => expect(contracted(word, language)).toBe(meant));

  test.each([
    ['en', 'lamps'],
    ['es', 'alot'],
    ['fr', 'alot'],
  ])('%s: %s lacks none', (language, word) => expect(contracted(word, language)).toBeUndefined());
});
