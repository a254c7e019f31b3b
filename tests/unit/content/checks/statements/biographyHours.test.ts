/** On which days and at what time a biography has her work, against her availability. */
import {describe, expect, test} from 'vitest';

import {hoursIn} from '../../../../../src/content/checks/statements/biographyHours';

const availability = (days: unknown, from: unknown, to: unknown) => [{days, from, to}];
const MONDAY = availability(['mon', 'tue'], '15:00', '22:00');

const saidIn = (text: string, hours: unknown = MONDAY, locale = 'en') =>
  hoursIn({file: 'a', locale, field: '', text}, {availability: hours, name: 'Alba'});
const typedIn = (...parameters: Parameters<typeof saidIn>): string | undefined =>
  saidIn(...parameters)?.typed;

test('is told by the field', () =>
  expect(saidIn('She works on Fridays.')).toEqual({
    typed: 'She works on Fridays',
    field: 'availability',
    value: 'says otherwise',
  }));

describe('days and times that she does not work', () => {
  test.each<[string, string, string, unknown?]>([
    ['one of two days', 'Alba works on Mondays and Fridays.', 'Alba works on Mondays and Fridays'],
    ['days off that are none', 'She is off on Mondays.', 'She is off on Mondays'],
    ['never on a day that she has', 'She never works on Mondays.', 'She never works on Mondays'],
    ['until a word that turns it', 'She works on Fridays but not here.', 'She works on Fridays'],
    ['until a sign', 'She works on Fridays; Mondays too.', 'She works on Fridays'],
    [
      'evenings of the house',
      'She works on Fridays at the house.',
      'She works on Fridays at the house',
    ],
    [
      'nights',
      'She works at night.',
      'She works at night',
      availability(['mon'], '10:00', '21:00'),
    ],
    [
      'mornings',
      'She works in the mornings.',
      'She works in the mornings',
      availability(['mon'], '13:00', '20:00'),
    ],
  ])('%s', (_, text, typed, hours) => expect(typedIn(text, hours)).toBe(typed));

  test.each([
    ['days', 'Trabaja los viernes.', 'Trabaja los viernes'],
    ['days off', 'Libra los lunes.', 'Libra los lunes'],
    ['mornings', 'Trabaja por las mañanas.', 'Trabaja por las mañanas'],
  ])('%s, in Spanish', (_, text, typed) => expect(typedIn(text, MONDAY, 'es')).toBe(typed));
});

describe('nothing is said of', () => {
  test.each<[string, string, unknown?]>([
    ['her days', 'She works on Mondays and Tuesdays.'],
    ['her days off', 'She is off on Fridays.'],
    ['a day behind a word that turns it', 'She works on Mondays, but never on Fridays.'],
    ['another place', 'She works on Fridays at the market.'],
    ['somebody else', 'Nora works on Fridays.'],
    ['nights that she works until ten', 'She works at night.'],
    [
      'nights that end in the morning',
      'She works at night.',
      availability(['mon'], '15:00', '08:00'),
    ],
    [
      'nights of one of two rows',
      'She works at night.',
      [...availability(['mon'], '10:00', '20:00'), ...availability(['tue'], '20:00', '02:00')],
    ],
    ['mornings from noon', 'She works in the mornings.', availability(['mon'], '12:59', '20:00')],
    [
      'mornings of one of two rows',
      'She works in the mornings.',
      [...availability(['mon'], '15:00', '20:00'), ...availability(['tue'], '09:00', '20:00')],
    ],
    ['no days', 'She works on Fridays.', availability([], '15:00', '22:00')],
    ['days that are none', 'She works on Fridays.', availability('mon', '15:00', '22:00')],
    ['a beginning that is no time', 'She works on Fridays.', availability(['mon'], 15, '22:00')],
    ['an end that is no time', 'She works on Fridays.', availability(['mon'], '15:00', 'late')],
    ['no availability', 'She works on Fridays.', 'always'],
    ['another sentence', 'She sleeps on Fridays.'],
  ])('%s', (_, text, hours) => expect(saidIn(text, hours)).toBeUndefined());

  test('a language without a line here', () =>
    expect(saidIn('She works on Fridays.', MONDAY, 'fr')).toBeUndefined());

  test('an end at nine in the morning is none of the night', () =>
    expect(typedIn('She works at night.', availability(['mon'], '15:00', '08:01'))).toBe(
      'She works at night',
    ));
});
