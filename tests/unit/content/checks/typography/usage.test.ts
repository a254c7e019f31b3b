/** Words of other countries, contractions that were not made, and questions inside a sentence. */
import {describe, expect, test} from 'vitest';

import {foundIn, replacedIn, signsIn} from './signs';

describe('a word of another country', () => {
  test.each([
    ['here', 'Ven acá.', '“acá”, which Spain does not say. Write “aquí”.'],
    ['a beginning', 'Celulares no.', '“Celulares”, which Spain does not say. Write “Móvil”.'],
    [
      'one with two meanings',
      'Puedes checar la hora.',
      '“checar”, which Spain does not say. Write “mira” or “comprueba”.',
    ],
    ['a bath', 'En la tina.', '“tina”, which Spain does not say. Write “bañera”.'],
    ['juice', 'Hay jugo de piña.', '“jugo”, which Spain does not say. Write “zumo”.'],
    ['renting', 'Para rentar una sala.', '“rentar”, which Spain does not say. Write “alquilar”.'],
  ])('Spain: %s', (_, text, one) => expect(signsIn(text, 'es')).toEqual([one]));

  const AMERICA = 'as America says it. Write';
  test.each([
    [
      'a lift',
      'The elevator.',
      `“elevator”, ${AMERICA} “lift”: this house writes British English.`,
    ],
    [
      'a beginning',
      'Faucets drip.',
      `“Faucets”, ${AMERICA} “Tap”: this house writes British English.`,
    ],
  ])('Britain: %s', (_, text, one) => expect(signsIn(text)).toEqual([one]));

  test.each([
    ['a name', 'Con tina.', 'es'],
    ['a singer', 'La tina turner.', 'es'],
    ['the juice of something else', 'Saca jugo de ello.', 'es'],
    ['the same in the other language', 'Un elevators.', 'es'],
    ['a quotation', 'Dice «acá».', 'es'],
    ['a compound', 'An elevator-like door.', 'en'],
  ])('but not %s', (_, text, locale) => expect(foundIn(text, locale)).toEqual([]));
});

describe('a contraction that was not made', () => {
  test.each([
    ['a el', 'Vamos a el hotel.', 'a el → al'],
    ['de el', 'Cerca de el hotel.', 'de el → del'],
  ])('%s', (_, text, one) => expect(replacedIn(text, 'es')).toEqual([one]));

  test('but not before a name', () => expect(foundIn('Vamos a El Born.', 'es')).toEqual([]));
});

test('the United States', () =>
  expect(signsIn('Viene de EEUU.', 'es')).toEqual([
    '“EEUU.”. Write “EE. UU.”, or Estados Unidos.',
  ]));

test('the United States as they should be', () =>
  expect(foundIn('Viene de EE. UU. y va.', 'es')).toEqual([]));

describe('what asks without its accent', () => {
  test.each([
    [
      'within a sentence',
      'Dinos como llegas.',
      '“Dinos como” without an accent. Write “Dinos cómo”.',
    ],
    [
      'a place',
      'Te decimos donde está.',
      '“Te decimos donde” without an accent. Write “Te decimos dónde”.',
    ],
    ['before a colon', 'Para que: té.', '“Para que:” without an accent. Write “Para qué”.'],
    [
      'where the sentence asks',
      'Porque abrimos, qué pedimos.',
      '“Porque”, where the sentence asks. Write “Por qué”.',
    ],
  ])('%s', (_, text, one) => expect(signsIn(text, 'es')).toEqual([one]));

  test.each([
    ['what joins', 'Dinos donde quieras.'],
    ['what compares', 'Te dice como quien no quiere la cosa.'],
    ['what answers', 'Porque abrimos a las dos.'],
    ['who calls', 'Para quien llama: él.'],
  ])('but not %s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));
});

describe('to apply', () => {
  test.each([
    [
      'as somebody does for a place',
      'Aplica aquí.',
      '“Aplica”, which is said of oil. Write “preséntate”, or “escríbenos”.',
    ],
    [
      'what somebody sends',
      'Para enviar tu aplicación.',
      '“enviar tu aplicación”, which is an application of something. Write “enviar tu candidatura”.',
    ],
    [
      'several of them',
      'Para recibir aplicaciones.',
      '“recibir aplicaciones”, which is an application of something. Write “recibir candidaturas”.',
    ],
  ])('%s', (_, text, one) => expect(signsIn(text, 'es')).toEqual([one]));

  test.each([
    ['oil', 'Se aplica aquí.'],
    ['a law', 'Para valorar la aplicación de la ley.'],
  ])('but not %s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));
});

describe('a form that does not exist', () => {
  test('tí', () => expect(replacedIn('Es para tí.', 'es')).toEqual(['tí → ti']));

  test('it’s before a thing', () =>
    expect(replacedIn('With oil it’s hands are warm.')).toEqual(['it’s hands → its hands']));
});
