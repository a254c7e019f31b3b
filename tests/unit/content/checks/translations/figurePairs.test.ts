/** Numbers of two texts that say the same: which are others, which stand in one of them alone. */
import {describe, expect, test} from 'vitest';

import {quantitiesIn} from '../../../../../src/content/language/quantities';
import {type Figure, comparison} from '../../../../../src/content/checks/translations/figurePairs';

/** The numbers of a text whose blocks are parted by “|”. */
const figuresOf = (text: string, locale: string): Figure[] =>
  text
    .split('|')
    .flatMap((words, block) =>
      quantitiesIn(words, locale).map((quantity, place) => ({...quantity, block, place})),
    );

/** What differs, a line each: `another: doce/ten`, `here: doce`, `there: ten`. */
function said(spanish: string, english: string): string[] {
  const {swapped, strange, missing} = comparison(
    figuresOf(spanish, 'es'),
    figuresOf(english, 'en'),
  );
  return [
    ...swapped.map(({one, twin}) => `another: ${one.typed}/${twin.typed}`),
    ...strange.map(({typed}) => `here: ${typed}`),
    ...missing.map(({typed}) => `there: ${typed}`),
  ];
}

describe('another number', () => {
  test.each([
    ['of days', 'en doce días', 'in ten days', 'another: doce días/ten days'],
    ['of an article', 'el artículo 17', 'article 16', 'another: artículo 17/article 16'],
    ['in another block', 'siete | en 3 días', 'in 2 days | seven', 'another: 3 días/2 days'],
    [
      'in its own block rather than in the next',
      'en 3 días | en 4 días',
      'now | in 6 days | in 5 days',
      'another: 4 días/6 days, another: 3 días/5 days',
    ],
    [
      'beside the same one twice, of which one stands in its place',
      'tres días y 3 días',
      'article 9 and 3 days',
      'another: tres días/article 9',
    ],
    ['two for one', 'dos meses', 'a month', 'another: dos meses/a month'],
    ['one for two', 'un mes', 'two months', 'another: un mes/two months'],
    ['a week for a month', 'en una semana', 'in a month', 'another: una semana/a month'],
    [
      'a week for a month, and a day for a year',
      'una semana | un día',
      'a month | a year',
      'another: una semana/a month, another: un día/a year',
    ],
    [
      'a week for a month, beside the day',
      'una semana desde el día',
      'in a month',
      'another: una semana/a month',
    ],
  ])('%s', (_, spanish, english, expected) =>
    expect(said(spanish, english).join(', ')).toBe(expected),
  );
});

describe('a number of one alone', () => {
  test.each([
    ['here', 'en 3 días', 'soon', 'here: 3 días'],
    ['there', 'pronto', 'in 3 days', 'there: 3 days'],
    ['a time in words', 'en tres días', 'soon', 'here: tres días'],
    ['a share', 'el veinte por ciento', 'a part', 'here: veinte por ciento'],
    ['a month for two weeks', 'un mes', 'two weeks', 'there: two weeks'],
    ['two months in another block', 'dos meses | ya', 'now | a month', 'here: dos meses'],
  ])('%s', (_, spanish, english, expected) => expect(said(spanish, english)).toEqual([expected]));
});

describe('nothing differs', () => {
  test.each([
    ['the same numbers', 'tres días y 5 horas', '3 days and five hours'],
    ['in another order', 'cinco horas y tres días', 'three days and five hours'],
    ['in another block', 'tres días | ya', 'now | three days'],
    ['a year for twelve months', 'un año', 'twelve months'],
    ['a number with its unit', 'de 3 días a 5 días', 'from 3 to 5 days'],
    ['a number without its unit', 'de 3 a 5 días', 'from 3 days to 5 days'],
    ['“the day” for “one day”', 'el día', 'one day'],
    ['a count in words of one alone', 'los cinco campos', 'the fields'],
    ['half of something', 'el cincuenta por ciento', 'the half'],
    ['an article whose paragraph is named', 'artículo 6, apartado 1', 'article 6.1'],
    ['a month for the month', 'el mes', 'a month'],
    ['one week of two times', 'una semana y un día', 'a month and a year'],
    ['the two for one', 'los dos pasos', 'step 1'],
    ['the two for a week', 'los dos pasos', 'a week'],
    ['the month for a week', 'el mes', 'a week'],
    ['a week for a month in another block', 'una semana | ya', 'now | a month'],
  ])('%s', (_, spanish, english) => expect(said(spanish, english)).toEqual([]));
});
