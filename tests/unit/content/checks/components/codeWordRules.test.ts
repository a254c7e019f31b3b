/** Languages, nationalities, units and fixed labels in code.json. */
import {describe, expect, test} from 'vitest';

import {languageFault} from '../../../../../src/content/checks/components/codeLanguages';
import {nationalityFault} from '../../../../../src/content/checks/components/codeNationalities';
import {unitFault} from '../../../../../src/content/checks/components/codeUnits';
import {isFixed, labelFault} from '../../../../../src/content/checks/components/fixedLabels';
import {saidOf, word} from './faults';

describe('the name of a language', () => {
  const said = (message: unknown, id = 'spoken.en', locale = 'es'): string | undefined =>
    saidOf(languageFault({message}, word('English', id), locale));

  test.each([
    ['with a capital', 'Inglés', '"Inglés" with a capital | Write “inglés”.'],
    ['of another one', 'francés', '"francés", which is another language | Write “inglés”.'],
    [
      'of another one with a capital',
      'Francés',
      '"Francés", which is another language | Write “inglés”.',
    ],
    [
      'without its accent',
      'ingles',
      '"ingles" without its accent | Did you mean “inglés”? The original reads "English".',
    ],
    [
      'without its accent and with a capital',
      ' Ingles ',
      '" Ingles " without its accent | Did you mean “inglés”? The original reads "English".',
    ],
  ])('%s', (_, message, expected) => expect(said(message)).toBe(expected));

  test.each<[string, unknown, string?, string?]>([
    ['as it is', 'inglés'],
    ['with a blank', ' inglés '],
    ['that is none', 'xylo'],
    ['with another accent', 'ínglés'],
    ['of another entry', 'Inglés', 'menu.title'],
    ['of an entry that begins otherwise', 'Inglés', 'x.spoken.en'],
    ['of an entry that goes on', 'Inglés', 'spoken.english'],
    ['of no language', 'Inglés', 'spoken.zz'],
    ['in a language that has a capital', 'English', 'spoken.en', 'en'],
    ['in a language that has no accent', 'german', 'spoken.de', 'en'],
    ['that is no text', 3],
  ])('not %s', (_, ...entry) => expect(said(...entry)).toBeUndefined());

  test('an entry that is none', () =>
    expect(languageFault(null, word('English', 'spoken.en'), 'es')).toBeUndefined());
});

describe('a nationality, said of a man', () => {
  const said = (message: unknown, id = 'nationality.x', locale = 'es'): string | undefined =>
    saidOf(nationalityFault({message}, word('Any', id), locale));

  test.each([
    ['Colombiano', 'Colombiana'],
    ['Español', 'Española'],
    ['Francés', 'Francesa'],
    ['Catalán', 'Catalana'],
    [' Cubano ', 'Cubana'],
  ])('%s', (message, meant) =>
    expect(said(message)).toBe(
      `${JSON.stringify(message)}, said of a man | Write “${meant}”: it stands on the cards of masseuses.`,
    ),
  );

  test.each<[string, unknown, string?, string?]>([
    ['of a woman', 'Colombiana'],
    ['of anybody', 'Marroquí'],
    ['of another entry', 'Abierto', 'menu.open'],
    ['in another language', 'Colombiano', 'nationality.x', 'it'],
    ['that is no text', 3],
  ])('not one %s', (_, ...entry) => expect(said(...entry)).toBeUndefined());

  test('not an entry that is none', () =>
    expect(nationalityFault(null, word('Any', 'nationality.x'), 'es')).toBeUndefined());
});

describe('a unit that does not go with its number', () => {
  test.each([
    ['1 años', 'año'],
    ['1 Horas', 'hora'],
    ['{years} año', 'años'],
    ['{total} imagen', 'imágenes'],
  ])('%s', (text, meant) =>
    expect(saidOf(unitFault(`De ${text}.`, 'es'))).toBe(`“${text}” | Write ${meant}.`),
  );

  test.each([
    ['one', '1 año', 'es'],
    ['several', '{years} años', 'es'],
    ['a number that ends in one', '21 años', 'es'],
    ['a part', '0,1 años', 'es'],
    ['another placeholder', '{count} año', 'es'],
    ['a longer word', '{years} añoranza', 'es'],
    ['another language', '1 años', 'en'],
  ])('not %s', (_, text, locale) => expect(unitFault(text, locale)).toBeUndefined());
});

describe('a fixed label', () => {
  const fault = (message: unknown, id = 'booking.call', locale = 'es') =>
    labelFault({message}, word('Call now', id), locale);

  test.each(['Llamar ahora', 'Llame Ahora', ' Llamar Ahora'])('that reads “%s”', (message) =>
    expect(fault(message)).toEqual({
      found: JSON.stringify(message),
      remedy: 'Write “Llamar Ahora”: it is a fixed label (i18n/es/README.md).',
      rule: 'fixed-label',
    }),
  );

  test.each<[string, unknown, string?, string?]>([
    ['as it is', 'Llamar Ahora'],
    ['without words', '…'],
    ['to be translated', '[to translate] Call now'],
    ['of another entry', 'Llamar ahora', 'booking.other'],
    ['of another language', 'Llamar ahora', 'booking.call', 'en'],
    ['that is no text', 3],
  ])('not one %s', (_, ...entry) => expect(fault(...entry)).toBeUndefined());

  test('not an entry that is none', () =>
    expect(labelFault(null, word('Call now', 'booking.call'), 'es')).toBeUndefined());

  const isSo = (text: string, field = '', locale = 'es'): boolean =>
    isFixed({file: 'i18n/es/code.json', locale, field, text});
  test.each<[string, string, string?, string?]>([
    ['an entry', 'Llamar Ahora', 'booking.call'],
    ['a title', 'Discreción Total'],
    ['a title behind signs', ' — Discreción Total '],
  ])('%s has its capitals', (_, ...text) => expect(isSo(...text)).toBe(true));
  test.each<[string, string, string?, string?]>([
    ['another entry', 'Llamar Ahora', 'booking.other'],
    ['an entry that reads otherwise', 'Llamar Yo', 'booking.call'],
    ['a longer title', 'Mi Discreción Total'],
    ['a title of another language', 'Discreción Total', '', 'en'],
  ])('%s has not', (_, ...text) => expect(isSo(...text)).toBe(false));
});
