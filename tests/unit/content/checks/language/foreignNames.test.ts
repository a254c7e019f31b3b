/** Names and words of other languages, which are no slips. */
import {describe, expect, test} from 'vitest';

import {
  COMPANY,
  isBehindStranger,
  isOfName,
} from '../../../../../src/content/checks/language/foreignNames';

const isUnknown = (word: string): boolean => word !== 'Hombres';

describe('a word of a name', () => {
  test.each([
    ['with a letter that Spanish does not have', 'Sarrià', 'es', ' y más', true],
    ['the same in small letters, before a name', 'plaça', 'es', ' Reial', true],
    ['before a name with de', 'plaça', 'es', ' de Sants', true],
    ['before a name with d’', 'plaça', 'es', ' d’Osca', true],
    ['in small letters, before nothing', 'plaça', 'es', '. Sants', false],
    ['a short one before a strange word', 'Els', 'es', ' Quatre Gats', true],
    ['a short one before a word that is known', 'Els', 'es', ' Hombres', false],
    ['a short one before a small word', 'Els', 'es', ' quatre', false],
    ['a short one before the next sentence', 'Els', 'es', '. Quatre', false],
    ['in small letters, with a capital within', 'plaçA', 'es', '.', false],
    ['a short one by itself', 'Els', 'es', '.', false],
    ['a longer one', 'Ales', 'es', ' Quatre', false],
    ['a small one', 'els', 'es', ' Quatre', false],
    ['in a language that borrows any letter', 'plaça', 'en', ' Reial', false],
    ['in English, before a name with de', 'carrer', 'en', ' de Petritxol', true],
    ['in English, before a name with d’', 'carrer', 'en', ' d’Aribau', true],
    ['in Spanish, where “de” is its own', 'carrer', 'es', ' de Petritxol', false],
    ['a short one in English', 'Els', 'en', ' Quatre', true],
  ])('%s', (_, word, locale, behind, is) =>
    expect(isOfName(word, locale, behind, isUnknown)).toBe(is),
  );
});

describe('a word behind one of a language that is none of the site', () => {
  test.each([
    ['of French', 'je ne sais pas ', 'en', true],
    ['of its own', 'the door is ', 'en', false],
    ['at the beginning', '', 'en', false],
    ['behind a stop', 'je ne sais pas. ', 'en', false],
    ['in a language that nothing is known of', 'je ne sais pas ', 'xx', false],
  ])('%s', (_, before, locale, is) => expect(isBehindStranger(before, locale)).toBe(is));
});

test.each([
  [' SL', true],
  [', GmbH.', true],
  [' SLX', false],
  [' House', false],
])('“%s” as what a company is', (behind, is) => expect(COMPANY.test(behind)).toBe(is));
