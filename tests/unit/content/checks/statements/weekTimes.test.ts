/** Days of the week and times of day in a part of a sentence. */
import {describe, expect, test} from 'vitest';

import {timeOf, timesIn} from '../../../../../src/content/checks/statements/weekTimes';

const days = (text: string, locale: string): string => [...timesIn(text, locale).days].join(' ');

describe('days', () => {
  test.each([
    ['Monday', 'mon'],
    ['Tuesdays and Sundays', 'tue sun'],
    ['from Monday to Friday', 'mon fri tue wed thu'],
    ['Wednesday until Thursday', 'wed thu'],
    ['from Friday to Monday', 'mon fri'],
    ['at weekends', 'sat sun'],
    ['on weekdays', 'mon tue wed thu fri'],
    ['every day', 'mon tue wed thu fri sat sun'],
    ['on Sundays and weekends', 'sun sat'],
    ['on monday', ''],
    ['a Sundayish mood', ''],
    ['some day', ''],
  ])('%s', (text, expected) => expect(days(text, 'en')).toBe(expected));

  test.each([
    ['los lunes', 'lun'],
    ['de lunes a viernes', 'mon fri tue wed thu'],
    ['los fines de semana', 'sat sun'],
    ['entre semana', 'mon tue wed thu fri'],
    ['todos los días', 'mon tue wed thu fri sat sun'],
    ['el sábado', 'sat'],
    ['Monday', ''],
  ])('%s', (text, expected) => expect(days(text, 'es')).toBe(expected.replace('lun', 'mon')));
});

describe('times of day', () => {
  test.each([
    ['at night', 'en', true, false],
    ['Tuesday nights', 'en', true, false],
    ['in the morning', 'en', false, true],
    ['mornings', 'en', false, true],
    ['midnights', 'en', false, false],
    ['por la noche', 'es', true, false],
    ['de madrugada', 'es', true, false],
    ['por las mañanas', 'es', false, true],
    ['mañana', 'es', false, false],
  ])('%s (%s)', (text, locale, isNight, isMorning) =>
    expect(timesIn(text, locale)).toMatchObject({isNight, isMorning}),
  );
});

test('a language whose words are not known has none', () => {
  expect(timesIn('Monday to Friday at night, weekends, mornings', 'fr')).toEqual({
    ...{days: new Set(), isNight: false, isMorning: false},
  });
  expect(timesIn('', 'fr')).toMatchObject({isNight: false, isMorning: false});
});

describe('any of them, for a pattern', () => {
  const takes = (text: string, locale: string): boolean =>
    new RegExp(`^(?:${timeOf(locale)})$`, 'u').test(text);

  test.each([
    ['Mondays', 'en', true],
    ['weekends', 'en', true],
    ['every day', 'en', true],
    ['at night', 'en', true],
    ['in the mornings', 'en', true],
    ['lunes', 'en', false],
    ['', 'en', false],
    ['lunes', 'es', true],
    ['fin de semana', 'es', true],
    ['de noche', 'es', true],
    ['por la mañana', 'es', true],
    ['', 'es', false],
    ['Mondays', 'fr', false],
    ['', 'fr', false],
  ])('%s (%s)', (text, locale, isOne) => expect(takes(text, locale)).toBe(isOne));
});
