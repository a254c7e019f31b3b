/** How long sentences say that a session is. */
import {describe, expect, test} from 'vitest';

import {lengthsIn} from '../../../../../src/content/checks/statements/lengthForms';
import type {Text} from '../../../../../src/content/texts';
import {paragraph, parrafo} from './paragraph';

const said = (text: Text): string[] =>
  lengthsIn(text).map(({typed, minutes, may}) => `${typed} = ${minutes}${may ? ` (${may})` : ''}`);

describe('the length of a session', () => {
  test.each([
    ['minutes before it', 'A 90-minute session.', '90-minute session = 90'],
    ['with a word between', 'A 90-minute massage session.', '90-minute massage session = 90'],
    ['hours before it', 'A two-hour program.', 'two-hour program = 120'],
    ['minutes behind it', 'A session of 45 minutes.', 'session of 45 minutes = 45'],
    ['hours behind it', 'Sessions last two hours.', 'Sessions last two hours = 120'],
    ['half an hour', 'A session lasts half an hour.', 'session lasts half an hour = 30'],
    [
      'an hour and a half',
      'A session lasts an hour and a half.',
      'session lasts an hour and a half = 90',
    ],
    [
      'two and a half',
      'A session lasts two hours and a half.',
      'session lasts two hours and a half = 150',
    ],
    ['one full hour', 'One session, of one full hour.', 'session, of one full hour = 60'],
    ['from', 'There are sessions from 30 to 90 minutes.', 'sessions from 30 to 90 minutes = 30'],
  ])('%s', (_, text, expected) => expect(said(paragraph(text))).toContain(expected));

  test('to', () =>
    expect(said(paragraph('There are sessions from 30 to 90 minutes.'))).toEqual([
      'sessions from 30 to 90 minutes = 30',
      'sessions from 30 to 90 minutes = 90',
    ]));

  test.each([
    ['minutes', 'Una sesión de 45 minutos.', 'sesión de 45 minutos = 45'],
    ['hours', 'Un programa de dos horas.', 'programa de dos horas = 120'],
    ['half an hour', 'La sesión dura media hora.', 'sesión dura media hora = 30'],
    ['an hour and a half', 'La sesión dura hora y media.', 'sesión dura hora y media = 90'],
    ['two and a half', 'La sesión dura dos horas y media.', 'sesión dura dos horas y media = 150'],
  ])('in Spanish: %s', (_, text, expected) => expect(said(parrafo(text))).toEqual([expected]));
});

describe('what may be a part of a session', () => {
  test.each([
    ['a massage', 'A 10-minute massage.', '10-minute massage = 10 (either)'],
    ['a visit', 'A visit lasts two hours.', 'visit lasts two hours = 120 (either)'],
    ['minutes of massage', 'There are 40 minutes of massage.', '40 minutes of massage = 40 (part)'],
    ['hours of massage', 'Two hours of slow massage.', 'Two hours of slow massage = 120 (part)'],
  ])('%s', (_, text, expected) => expect(said(paragraph(text))).toEqual([expected]));

  test.each([
    ['Un masaje de 10 minutos.', 'masaje de 10 minutos = 10 (either)'],
    ['Dos horas de masaje.', 'Dos horas de masaje = 120 (part)'],
  ])('in Spanish: %s', (text, expected) => expect(said(parrafo(text))).toEqual([expected]));
});

describe('no session of the house', () => {
  test.each([
    ['that of somebody else', 'A 90-minute session with the physiotherapist.'],
    ['how long the house is open', 'A 24-hour massage.'],
    ['another thing', 'A 90-minute film.'],
    ['another kind of session', 'A 90-minute yoga session.'],
  ])('%s', (_, text) => expect(said(paragraph(text))).toEqual([]));

  test('a record that a friend made', () =>
    expect(said(parrafo('Una sesión de 45 minutos que grabó un amigo.'))).toEqual([]));
  test('of two sessions that of the house counts', () =>
    expect(
      said(paragraph('A 90-minute session with the doctor, a 60-minute session here.')),
    ).toEqual(['60-minute session = 60']));
  test('somebody else in the sentence before', () =>
    expect(said(paragraph('Come with the dog to a 90-minute session.'))).toHaveLength(1));
  test('a language without forms', () =>
    expect(said(paragraph('A 90-minute session.', {locale: 'fr'}))).toEqual([]));
});
