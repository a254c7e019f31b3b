/** Signs, capitals and the end of an entry of code.json, against its original. */
import {describe, expect, test} from 'vitest';

import {formFault} from '../../../../../src/content/checks/components/codeForm';
import {saidOf} from './faults';

const said = (message: string, original: string): string | undefined =>
  saidOf(formFault(message, original));
const found = (message: string, original: string): string | undefined =>
  formFault(message, original)?.found;

describe('markup', () => {
  test('is shown as it stands', () =>
    expect(said('Un <b>menú</b>', 'A menu')).toBe(
      'markup in "Un <b>menú</b>" | Write plain words: it would be shown as it stands.',
    ));

  test.each([
    'Un <br/> menú',
    'Un &nbsp; menú',
    'Un &#160; menú',
    'Un *menú*',
    'Un **menú**',
    'Un _menú_',
    'Un ~~menú',
    'Un `menú`',
    'Un [menú](/menu)',
    '# Un menú',
    '- Un menú',
    '> Un menú',
  ])('%s', (message) => expect(found(message, 'A menu')).toContain('markup'));

  test.each([
    'Un 3 < 4 menú',
    'Un menú & más',
    'Un * menú *',
    'Un me_n_ú',
    'Un [menú]',
    'Un – menú',
  ])('not %s', (message) => expect(found(message, 'A menu')).toBeUndefined());
});

describe('two placeholders that have changed places', () => {
  test.each([
    ['{b} de {a}', '{a} of {b}'],
    ['{b}–{a}', '{a}–{b}'],
    ['{b}, {a}', '{a}, {b}'],
  ])('%s', (message, original) =>
    expect(said(message, original)).toBe(
      `“${message}”, the other way round | Let the two placeholders change places. The original reads "${original}".`,
    ),
  );

  test.each([
    ['as in the original', '{a} de {b}', '{a} of {b}'],
    ['with no word between', '{b}, {a}', '{a} of {b}'],
    ['with a word between', '{b} de {a}', '{a}, {b}'],
    ['with two words between', '{b} es de {a}', '{a} is of {b}'],
    ['others', '{b} de {c}', '{a} of {b}'],
    ['another one behind', '{b} de {c}', '{c} of {a}'],
    ['the same twice', '{a} de {a}', '{a} of {a}'],
    ['one', '{b} de', '{a} of {b}'],
    ['one in the original', '{b} de {a}', '{a} of'],
  ])('not %s', (_, message, original) => expect(found(message, original)).toBeUndefined());
});

describe('two blanks', () => {
  test('are one too many', () =>
    expect(said('Un  menú', 'A menu')).toBe('two blanks in "Un  menú" | Write one.'));
  test.each(['Un {a}  menú', 'Un 3  {a}'])('beside a placeholder: %s', (message) =>
    expect(found(message, 'A {a} menu')).toContain('two blanks'),
  );
  test('not between other signs', () => expect(found('Un 3  4', 'A 3 4')).toBeUndefined());
});

describe('the beginning', () => {
  test.each([
    ['small', 'abrir', 'Open', '“abrir” at the beginning | Begin with a capital.'],
    ['a capital', 'Abrir', 'open', '“Abrir” at the beginning | Begin with a small letter.'],
    ['behind signs', '«abrir»', '“Open”', '“abrir” at the beginning | Begin with a capital.'],
  ])('%s', (_, message, original, expected) =>
    expect(said(message, original)).toBe(`${expected} The original reads "${original}".`),
  );

  test.each([
    ['a language, which Spanish writes small', 'español', 'Spanish'],
    ['a number', '24 horas', 'Open'],
    ['a placeholder', '{a} horas', 'Open'],
    ['a number in the original', 'abrir', '24 hours'],
    ['small in both', 'abrir', 'open'],
  ])('not %s', (_, message, original) => expect(found(message, original)).toBeUndefined());
});

describe('capitals within', () => {
  test('as English titles have them', () =>
    expect(said('Abrir Menú', 'Open menu')).toBe(
      'capitals within "Abrir Menú" | Write one capital, at the beginning: a fixed label alone has more. The original reads "Open menu".',
    ));
  test.each(['Abrir 3 Menús', 'Abrir, Cerrar', 'Menú; Carta'])('%s', (message) =>
    expect(found(message, 'Open menu')).toContain('capitals within'),
  );

  test.each([
    ['where the original has them', 'Abrir Menú', 'Open Menu'],
    ['of a name in a longer text', 'Abrir el Menú', 'Open the menu'],
    ['of a name behind a small word', 'De Argentina', 'From here'],
    ['of letters alone', 'VIP A', 'For us'],
    ['of a placeholder', 'Menú {a} Carta', 'Menu {a} card'],
    ['of an abbreviation', 'Abrir VIP', 'Open it'],
    ['of another sentence', 'Abrir. Menú.', 'Open. menu.'],
  ])('not %s', (_, message, original) => expect(found(message, original)).toBeUndefined());
});

describe('the sign before it', () => {
  test.each([
    ['a comma too few', 'reservar', ', book', 'no “,” at the beginning | Begin with “,”'],
    ['a comma too many', ', reservar', 'book', '“,” at the beginning | Delete “,”'],
  ])('%s', (_, message, original, expected) =>
    expect(said(message, original)).toBe(`${expected}, as the original does: "${original}".`),
  );
});

describe('the end', () => {
  test.each([
    ['a full stop too few', 'Abrir', 'Open.', 'no “.” at the end | End with “.”'],
    ['a colon too few', 'Abrir', 'Open:', 'no “:” at the end | End with “:”'],
    ['a full stop too many', 'Abrir.', 'Open', '“.” at the end | Delete “.”'],
    ['another one', 'Abrir.', 'Open:', '“.” at the end | End with “:”'],
  ])('%s', (_, message, original, expected) =>
    expect(said(message, original)).toBe(`${expected}, as the original does: "${original}".`),
  );

  test.each([
    ['the same', 'Abrir.', 'Open.'],
    ['a question', 'Abrir?', 'Open.'],
    ['a shout', 'Abrir!', 'Open.'],
    ['three full stops', 'Abrir…', 'Open.'],
    ['a question within', 'Abrir? No.', 'Open? No.'],
    ['three typed ones', 'Abrir...', 'Open.'],
    ['three typed ones in the original', 'Abrir', 'Open...'],
  ])('not %s', (_, message, original) => expect(found(message, original)).toBeUndefined());
});
