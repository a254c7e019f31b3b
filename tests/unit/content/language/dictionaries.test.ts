/** Forms that no dictionary lists, verbs with what they carry behind them, and what a word may be meant as. */
import {describe, expect, test} from 'vitest';

import {type Dictionary, dictionaryOf} from '../../../../src/content/language/dictionaries';

function dictionary(language: string): Dictionary {
  const found = dictionaryOf(language);
  if (!found) throw new Error(`No dictionary of ${language}.`);
  return found;
}
const es = dictionary('es');
const en = dictionary('en');

describe('forms that are not listed', () => {
  test.each([
    ['a small one', 'cosita'],
    ['one before a word', 'superlámpara'],
    ['one before a long word', 'micromasaje'],
    ['what does something to several things', 'marcapáginas'],
    ['who does it', 'calzadora'],
    ['a way of doing it', 'árbolmente'],
  ])('%s: %s', (_, word) => {
    expect(es.has(word)).toBe(true);
    expect(es.lists(word)).toBe(false);
  });

  test.each(['judgment', 'rehaired', 'unhurrying'])('in English: %s', (word) => {
    expect(en.has(word)).toBe(true);
    expect(en.lists(word)).toBe(false);
  });

  test.each([
    ['an accent forgotten in what keeps it', 'facilmente'],
    ['an accent too many in a plural', 'jabónes'],
    ['a plural of a word in z', 'felizes'],
    ['one before a short word', 'teleserba'],
    ['no word before it', 'bedroommente'],
    ['a rest of two letters', 'superde'],
  ])('%s is none: %s', (_, word) => expect(es.has(word)).toBe(false));

  test('a listed word is listed', () => {
    expect(es.lists('mesa')).toBe(true);
    expect(en.lists('lamp')).toBe(true);
    expect(es.lists('Mesa')).toBe(false);
  });
});

describe('a Spanish verb with what it carries', () => {
  test.each([
    ['one syllable, with its accent', 'resérvala'],
    ['one syllable behind a verb of one', 'sedme'],
    ['a command to several', 'visitaos'],
    ['a command to several of a verb in er', 'bebeos'],
    ['a command to ourselves', 'vámonos'],
    ['a command to ourselves with two of them', 'digámoselo'],
  ])('%s: %s', (_, word) => expect(es.has(word)).toBe(true));

  test.each([
    ['no accent', 'reservala'],
    ['no accent on a command to ourselves', 'vamonos'],
    ['no accent on two of them', 'pasanosla'],
    ['an accent too many', 'conócednos'],
    ['an accent on a command to several', 'calláos'],
    ['a command that lacks its accent', 'vestios'],
    ['no verb', 'vozlo'],
    ['no word', 'xylola'],
  ])('%s is none: %s', (_, word) => expect(es.has(word)).toBe(false));

  test('no verb of English carries anything', () => {
    expect(en.has('givela')).toBe(false);
    expect(en.has('cantes')).toBe(false);
  });
});

describe('what may be meant', () => {
  test.each([
    ['what is listed, and what is near', es, 'vuelbe', ['vuelve'], ['vuele']],
    ['English', en, 'candels', ['candles'], ['candelas']],
    ['an accent before all others', es, 'jabon', ['jabón'], []],
    ['what lacks its blank', es, 'aveces', ['a veces'], []],
    ['what lacks its apostrophe', en, 'didnt', ['didn’t'], []],
    ['a form that no dictionary lists', es, 'visitanos', ['visítanos'], []],
    ['an accent and what is near', es, 'reservala', ['resérvala'], ['reservadla', 'reservarla']],
    ['no such form in English', en, 'visitanos', [], []],
    ['none', es, 'micromasage', [], []],
  ])('%s', (_, {meant}, word, likely, possible) => expect(meant(word)).toEqual({likely, possible}));

  test('never the word itself', () =>
    expect(Object.values(es.meant('mesa')).flat()).not.toContain('mesa'));
});

test('a dictionary is read once', () => expect(dictionaryOf('es')).toBe(es));
