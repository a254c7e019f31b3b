/** Lengths of time and dates, as sentences have them. */
import {describe, expect, test} from 'vitest';

import {dateInDigits, datesIn} from '../../../../src/content/language/dates';
import {minutesOf, timePattern} from '../../../../src/content/language/lengthsOfTime';

describe('lengths of time', () => {
  const lengths = (text: string, locale: string): string[] =>
    [...text.matchAll(new RegExp(timePattern(locale), 'giu'))].map(
      ([typed]) => `${typed}: ${minutesOf(typed, locale)}`,
    );

  test.each([
    ['en', 'An hour and a half.', ['An hour and a half: 90']],
    ['en', 'One hour and three quarters', ['One hour and three quarters: 105']],
    ['en', 'an hour and a quarter', ['an hour and a quarter: 75']],
    ['en', 'three quarters of an hour', ['three quarters of an hour: 45']],
    ['en', 'half an hour, then an hour', ['half an hour: 30', 'an hour: 60']],
    ['en', '90 minutes or two hours', ['90 minutes: 90', 'two hours: 120']],
    ['en', 'two hours and a half', ['two hours and a half: 150']],
    ['en', 'a hundred minutes', ['a hundred minutes: 100']],
    ['es', 'Una hora y media, media hora', ['Una hora y media: 90', 'media hora: 30']],
    [
      'es',
      'hora y cuarto, una hora y tres cuartos',
      ['hora y cuarto: 75', 'una hora y tres cuartos: 105'],
    ],
    ['es', 'tres cuartos de hora', ['tres cuartos de hora: 45']],
    ['es', 'dos horas y media, noventa minutos', ['dos horas y media: 150', 'noventa minutos: 90']],
    ['en', 'many hours, a halfhour, thirty minutesteps', []],
    ['fr', 'two hours', []],
  ])('%s: %s', (locale, text, expected) => expect(lengths(text, locale)).toEqual(expected));

  test('of a language without a line here: its digits', () =>
    expect(minutesOf('90 minutes', 'fr')).toBe(90));
});

describe('dates', () => {
  const dates = (text: string, locale: string): string[] =>
    datesIn(text, locale).map(({typed, value, at}) => `${at} ${typed}: ${value}`);

  test.each([
    ['en', 'On 10 July 2023.', ['3 10 July 2023: 2023-7-10']],
    ['en', 'On the 1st of July, 2023', ['7 1st of July, 2023: 2023-7-1']],
    ['en', 'July 10, 2023', ['0 July 10, 2023: 2023-7-10']],
    ['en', 'On 10 July', ['3 10 July: -7-10']],
    ['en', 'In July 2023', ['3 July 2023: 2023-7-0']],
    ['en', '3 May and 4 December 2024', ['0 3 May: -5-3', '10 4 December 2024: 2024-12-4']],
    ['es', 'El 10 de julio de 2023', ['3 10 de julio de 2023: 2023-7-10']],
    ['es', 'El 1º de enero del 2024', ['3 1º de enero del 2024: 2024-1-1']],
    ['en', 'In July, you may come.', []],
    ['en', '10 Julyx, 210 xJuly', []],
    ['en', 'July 20234', []],
  ])('%s: %s', (locale, text, expected) => expect(dates(text, locale)).toEqual(expected));

  test.each([
    ['10/07/2023', '2023-7-10'],
    ['1.2.2024', '2024-2-1'],
    ['10-07-2023', '2023-7-10'],
    ['2023-07-10', '2023-7-10'],
    ['10/07/23', undefined],
    ['34/2002', undefined],
    ['x10/07/2023', undefined],
    ['10/07/20231', undefined],
    ['x2023-07-10', undefined],
    ['2023-07-101', undefined],
    ['2023/07/10', undefined],
  ])('in digits, %s: %s', (typed, value) => expect(dateInDigits(typed)).toBe(value));
});
