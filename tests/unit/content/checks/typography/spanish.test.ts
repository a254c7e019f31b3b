/** How Spanish sets its signs and numbers. */
import {describe, expect, test} from 'vitest';

import {isTongue} from '../../../../../src/content/checks/typography/spanish';
import {foundIn, signsIn} from './signs';

const said = (text: string): string[] => signsIn(text, 'es');
const found = (text: string): string[] => foundIn(text, 'es');

describe('numbers', () => {
  const RAISED = 'Write a full stop before the raised letter: 2.º, 2.ª.';
  test.each([
    [
      'an English date',
      'El 3rd de junio.',
      '“3rd”. Write the number alone in a date, 3 de junio; elsewhere 3.º or the word.',
    ],
    ['an ordinal with its letters', 'La 2a vez.', '“2a”. Write 2.º, 2.ª, 1.er, or the word.'],
    ['a raised letter without its stop', 'El 2º piso.', `“2º”. ${RAISED}`],
    [
      'a date of the other language',
      'El 21 November de 2026.',
      'the date “21 November”. Write it in Spanish: 21 de noviembre de 2026.',
    ],
    [
      'the month before the day',
      'Fue Mayo 05, 2026 a las dos.',
      '“Mayo 05, 2026”. The day comes first in Spanish: write 5 de mayo de 2026.',
    ],
    [
      'a day that no month has',
      'El 31 de abril abrimos.',
      '“31 de abril”, a day that the month does not have. Correct the day or the month.',
    ],
    [
      'a percentage without its blank',
      'Es un 200% mejor.',
      '“200%”. Between number and sign stands a narrow no-break space (U+202F): copy it from “200\u202F%”.',
    ],
    [
      'thousands with a comma',
      'Son 1,500 euros.',
      '“1,500”. Thousands have no comma in Spanish: write 1500.',
    ],
    [
      'a decimal with a point',
      'Mide 1.5 m de alto.',
      '“1.5”. Decimals have a comma in Spanish: write 1,5.',
    ],
    ['an hour with a point', 'A las 10.30 h.', '“10.30 h”. Hours have a colon: write 10:30 h.'],
    ['an hour with a comma', 'A las 10,30 h.', '“10,30 h”. Hours have a colon: write 10:30 h.'],
  ])('%s', (_, text, one) => expect(said(text)).toEqual([one]));

  test.each([
    ['an ordinal as it should be', 'El 2.º piso.'],
    ['a date as it should be', 'El 21 de noviembre de 2026.'],
    ['a percentage with its blank', 'Es un 200\u202F% mejor.'],
    ['a version', 'La versión 1.5 es nueva.'],
    ['an hour as it should be', 'A las 10:30 h.'],
    ['the last day of a month', 'El 30 de abril abrimos.'],
  ])('but not %s', (_, text) => expect(found(text)).toEqual([]));
});

describe('small letters', () => {
  const MONTH = 'Months and days begin with a small letter in Spanish.';
  const TONGUE = 'Languages and nationalities begin with a small letter in Spanish.';
  test.each([
    ['a day', 'Abrimos cada Lunes.', `“Lunes”. ${MONTH}`],
    ['a month', 'Desde Enero abrimos.', `“Enero”. ${MONTH}`],
    ['a language', 'Se habla Inglés aquí.', `“Inglés”. ${TONGUE}`],
  ])('of %s', (_, text, one) => expect(said(text)).toEqual([one]));

  test.each([
    ['a name', 'El escritor Julio Cortázar.'],
    ['a square', 'En la plaza de Mayo.'],
    ['a beginning', 'Lunes cerrado.'],
  ])('but not of %s', (_, text) => expect(found(text)).toEqual([]));

  test.each([
    ['inglés', true],
    ['Inglesas', true],
    ['inglesado', false],
    ['casa', false],
  ])('%s as the name of a language', (word, is) => expect(isTongue(word)).toBe(is));
});

describe('words', () => {
  const SPANISH = 'Write the sentence in Spanish.';
  const WHOLE = 'Write the whole word: que, porque, también, bien, aquí.';
  test.each([
    ['i for y', 'La puerta i la llave.', '“i” between two words. Write y: i is Catalan.'],
    ['a word of Catalan', 'Un té amb leche.', `“amb”, which is no Spanish. ${SPANISH}`],
    ['a word of Portuguese', 'Muito bien.', `“Muito”, which is no Spanish. ${SPANISH}`],
    [
      'tú without its accent',
      'Tu también entras.',
      '“Tu también” without an accent. Write “Tú también”.',
    ],
    ['va without a', 'Esto va ser largo.', '“va ser”. Write “va a ser”.'],
    ['the word of a message', 'Dime xq vienes.', `“xq”, as in a message. ${WHOLE}`],
    ['á by itself', 'Vamos á la casa.', '“á” by itself. Write a, without an accent.'],
    ['p.ej.', 'Un té, p.ej. verde.', '“p.ej.”. Write p. ej., or por ejemplo.'],
    [
      'a word missing behind a possessive',
      'Cierra tu y descansa.',
      '“tu y”, with a word missing between the two. Write the missing word, or delete the one that is too many.',
    ],
  ])('%s', (_, text, one) => expect(said(text)).toEqual([one]));

  test.each([
    ['a quotation in Catalan', 'Dice «amb llet».'],
    ['what goes somewhere', 'Esto va a ser largo.'],
    ['Tú with its accent', 'Tú también entras.'],
    ['tu before a thing', 'Tu té es verde.'],
    ['p. ej.', 'Un té, p. ej., verde.'],
  ])('but not %s', (_, text) => expect(found(text)).toEqual([]));
});

describe('dashes', () => {
  const DASH =
    'Write the dash close to the words it encloses, as in “la casa —dicen— abre”, or a comma.';
  test.each([
    [
      'with blanks on both sides',
      'La casa — dicen ellos.',
      `a dash with blanks on both sides. ${DASH}`,
    ],
    ['a hyphen', 'La casa - dicen ellos.', `“ - ”, where a dash or a comma belongs. ${DASH}`],
    ['two hyphens', 'La casa--dicen ellos.', `“--”, where a dash or a comma belongs. ${DASH}`],
    ['one of English', 'La casa – dicen ellos.', `“ – ”, where a dash or a comma belongs. ${DASH}`],
    ['before a question', '-¿Vienes?', `“-”, where a dash or a comma belongs. ${DASH}`],
  ])('%s', (_, text, one) => expect(said(text)).toEqual([one]));

  test.each([
    ['close to the words', 'La casa —dicen— abre.'],
    ['the end of a word', 'Acabado en -mente.'],
    ['a compound', 'La casa-museo abre.'],
  ])('but not %s', (_, text) => expect(found(text)).toEqual([]));
});
