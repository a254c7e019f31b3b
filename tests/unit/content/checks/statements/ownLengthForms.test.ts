/** How long the page of a program says that its own session is. */
import {describe, expect, test} from 'vitest';

import {ownLengthsIn} from '../../../../../src/content/checks/statements/ownLengthForms';
import type {Text} from '../../../../../src/content/texts';
import {paragraph, parrafo} from './paragraph';

const said = (text: Text): string[] =>
  ownLengthsIn(text, 'Prana').map(({typed, minutes}) => `${typed} = ${minutes}`);

describe('a length of the program', () => {
  test.each([
    [
      'set beside the session',
      'In the longer session, two hours, the room is dark.',
      ['session, two hours = 120'],
    ],
    ['in brackets', 'The session (90 minutes) is slow.', ['session (90 minutes = 90']],
    ['of all of it', 'It lasts two hours.', ['It lasts two hours = 120']],
    ['of what is chosen', 'Come early if you book two hours.', ['if you book two hours = 120']],
    ['in all', 'There are two hours in all.', ['two hours in all = 120']],
    [
      'two to choose from',
      'Choose 60 or 90 minutes.',
      ['Choose 60 or 90 minutes = 60', 'Choose 60 or 90 minutes = 90'],
    ],
    [
      'two in two sentences',
      'It lasts two hours. 90 minutes in all.',
      ['It lasts two hours = 120', '90 minutes in all = 90'],
    ],
  ])('%s', (_, text, expected) => expect(said(paragraph(text))).toEqual(expected));

  test.each([
    [
      'set beside the session',
      'En la sesión larga, dos horas, hay tiempo.',
      ['sesión larga, dos horas = 120'],
    ],
    ['of all of it', 'La sesión dura dos horas.', ['La sesión dura dos horas = 120']],
    ['in all', 'Son 90 minutos en total.', ['90 minutos en total = 90']],
    [
      'two to choose from',
      'Elige 60 o 90 minutos.',
      ['Elige 60 o 90 minutos = 60', 'Elige 60 o 90 minutos = 90'],
    ],
  ])('in Spanish: %s', (_, text, expected) => expect(said(parrafo(text))).toEqual(expected));
});

describe('a field begins with it', () => {
  const lead = {field: 'lead', line: undefined};
  test.each(['subtitle', 'lead', 'summary', 'description', 'closing.text'])('%s', (field) =>
    expect(said(paragraph('Two hours of oil.', {...lead, field}))).toEqual(['Two hours = 120']),
  );

  test('in Spanish', () =>
    expect(said(parrafo('Dos horas de aceite.', lead))).toEqual(['Dos horas = 120']));

  test.each([
    ['another field', {...lead, field: 'label'}],
    ['a paragraph', {}],
    ['a property of that name', {...lead, line: 12}],
    ['a part of it', {...lead, field: 'xsubtitle'}],
  ])('%s does not', (_, where) => expect(said(paragraph('Two hours of oil.', where))).toEqual([]));
});

describe('what “it” is, stands before', () => {
  test.each([
    ['a sentence about the session', 'Choose your session. It lasts two hours.'],
    ['a sentence about the program by its name', 'Prana is slow. It lasts two hours.'],
    ['nothing', 'It lasts two hours.'],
  ])('%s', (_, text) => expect(said(paragraph(text))).toEqual(['It lasts two hours = 120']));

  test.each([
    ['a sentence about something else', 'The candle burns. It lasts two hours.'],
    ['the session, further away', 'A session. The candle burns. It lasts two hours.'],
    [
      'the session in the same sentence, behind',
      'A candle. It lasts two hours, like a session of two.',
    ],
    ['a longer word', 'Obsessions. It lasts two hours.'],
  ])('not %s', (_, text) => expect(said(paragraph(text))).toEqual([]));

  test('in Spanish', () => {
    expect(said(parrafo('La sesión es lenta. Dura dos horas.'))).toEqual(['Dura dos horas = 120']);
    expect(said(parrafo('La vela arde. Dura dos horas.'))).toEqual([]);
  });

  test('who names the session needs no sentence before', () =>
    expect(said(paragraph('The candle burns. The session lasts two hours.'))).toHaveLength(1));
});

describe('no length of the program', () => {
  test.each([
    ['a part of a session', 'It lasts 20 minutes.'],
    ['a day', 'It lasts 24 hours.'],
    ['a choice of parts', 'Choose 10 or 20 minutes.'],
    ['a choice of which one is a part', 'Choose 20 or 40 minutes.'],
    ['what lies between', 'Two hours after the session, 90 minutes before it, you sleep.'],
    ['no unit', 'It lasts two evenings.'],
  ])('%s', (_, text) => expect(said(paragraph(text))).toEqual([]));

  test('half an hour is one', () =>
    expect(said(paragraph('It lasts 30 minutes.'))).toEqual(['It lasts 30 minutes = 30']));
  test('so are two to choose from', () =>
    expect(said(paragraph('Choose 30 or 40 minutes.'))).toHaveLength(2));
  test('a language without forms has none', () =>
    expect(
      said(paragraph('It lasts 2 hours, or choose 60 or 90 minutes.', {locale: 'fr'})),
    ).toEqual([]));
});
