/** How Spanish sets quotations, exclamations and questions. */
import {describe, expect, test} from 'vitest';

import {foundIn, signsIn} from './signs';

const said = (text: string): string[] => signsIn(text, 'es');

describe('quotation marks', () => {
  const INSIDE = 'Write «…»; inside these “…”.';
  const SIGN = 'Write ’ for an apostrophe and «…» for a quotation.';
  const TWIN = 'a quotation mark « or » without its twin. Open with « and close with ».';
  test.each([
    ['those of a keyboard', 'Dice "ven".', `the quotation mark ". ${INSIDE}`],
    ['those of German', 'Dice „ven“.', `the quotation mark „. ${INSIDE}`],
    [
      'those of English',
      'Dice “ven”.',
      'the quotation marks “…”. Write «…»; “…” stand only inside these.',
    ],
    ['two angles', 'Dice <<ven.', `the quotation mark <<. ${INSIDE}`],
    ['an apostrophe of a keyboard', "Dice d'or.", `the sign '. ${SIGN}`],
    ['one before a word', "Dice 'ven.", `the sign '. ${SIGN}`],
    ['a single one', 'Dice ‘ven.', `the sign ‘. ${SIGN}`],
    [
      'the wrong way round',
      'Dice »ven« ya.',
      'the quotation marks »…«, the wrong way round. Write «…».',
    ],
    ['never closed', 'Dice «ven.', TWIN],
    ['never opened', 'Dice ven».', TWIN],
    ['opened twice', 'Dice «ven «ya».', TWIN],
    ['closed twice', 'Dice «ven» ya».', TWIN],
    ['a blank behind «', 'Dice « ven».', 'a blank beside «. Delete the blank.'],
    ['a blank before »', 'Dice «ven ».', 'a blank beside ». Delete the blank.'],
    ['a blank behind ¿', '¿ Vienes?', 'a blank beside ¿. Delete the blank.'],
  ])('%s', (_, text, one) => expect(said(text)).toEqual([one]));

  test.each([
    ['a quotation', 'Dice «ven».'],
    ['two of them', 'Dice «ven» y «ya».'],
    ['one inside another', 'Dice «lee “ven” ahora».'],
    ['an apostrophe', 'Dice d’or.'],
  ])('but not %s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));
});

describe('an exclamation', () => {
  const QUIET = 'End the sentence with a full stop: the house does not raise its voice.';
  test('is told', () => expect(said('Ven ya!')).toEqual([`an exclamation mark. ${QUIET}`]));

  test('but not in a title', () =>
    expect(foundIn('Vemos ¡Átame!.', 'es', {italics: ['¡Átame!']})).toEqual([]));

  test('nor twice over', () =>
    expect(foundIn('Ven ya!!', 'es')).toEqual(['“!!”, the same sign twice']));
});

const OPEN = 'Write ¿ where the question begins.';

describe('a question without its beginning', () => {
  test.each([
    ['alone', 'Vienes?', '“Vienes?”, closed by ? and never opened'],
    ['behind a sentence', 'Abrimos. Vienes?', '“Vienes?”, closed by ? and never opened'],
    ['behind another question', '¿Ya? Vienes?', '“Vienes?”, closed by ? and never opened'],
    ['behind a colon', 'Dime: vienes?', '“vienes?”, closed by ? and never opened'],
    ['before a sentence', 'Vienes? Abrimos.', '“Vienes?”, closed by ? and never opened'],
    [
      'of forty signs',
      'Vienes a la casa de la puerta bien verde?',
      '“Vienes a la casa de la p… bien verde?”, closed by ? and never opened',
    ],
    [
      'of a sign less',
      'Vienes a la casa de la puerta más verde?',
      '“Vienes a la casa de la puerta más verde?”, closed by ? and never opened',
    ],
    [
      'of many signs',
      'Vienes a la casa y abro yo la puerta de la calle conmigo?',
      '“Vienes a la casa y abro… lle conmigo?”, closed by ? and never opened',
    ],
  ])('%s', (_, text, one) => expect(said(text)).toEqual([`${one}. ${OPEN}`]));
});

describe('a question without its end', () => {
  test.each([
    ['alone', '¿Vienes.'],
    ['behind another one', '¿Ya? ¿Vienes.'],
    ['before another one', '¿Vienes, ¿ya?'],
  ])('%s', (_, text) => expect(said(text)).toEqual(['¿ without ?. Close the sentence with ?.']));
});

describe('a question that is left alone', () => {
  test.each([
    ['with both signs', '¿Vienes?'],
    ['two of them', '¿Ya? ¿Vienes?'],
    ['one in a quotation', '«¿Ya?» es la pregunta.'],
    ['no question', 'Vienes.'],
  ])('%s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));

  test('in a language without ¿', () => expect(foundIn('Vienes?', 'fr')).toEqual([]));

  test.each([
    ['a sign twice', 'Vienes??', '“??”, the same sign twice'],
    ['a beginning twice', '¿¿Vienes?', '“¿¿”, the same sign twice'],
    ['with a loud sign', '¿Vienes?!', 'an exclamation mark'],
    ['with a loud sign before', '¿Vienes!?', 'an exclamation mark'],
    ['a loud sign and no beginning', 'Vienes!?', 'an exclamation mark'],
  ])('and told once: %s', (_, text, one) => expect(foundIn(text, 'es')).toEqual([one]));
});

describe('quotations of English in Spanish', () => {
  test('are told beside the sign of the other', () =>
    expect(foundIn('Dice “ven” y ya».', 'es')).toEqual([
      'a quotation mark « or » without its twin',
    ]));

  test('are told behind one as it should be', () =>
    expect(foundIn('Dice «ven» y “ya”.', 'es')).toEqual(['the quotation marks “…”']));
});
