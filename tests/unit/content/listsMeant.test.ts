/** Lists typed as one text, or with entries that stand for several: what the whole list should be. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {listMeant, severalMeant, written} from '../../../src/content/listsMeant';
import {DAYS} from '../../../src/content/vocabularies';

const WEEK = [...DAYS];

describe('what one word stands for', () => {
  test.each<[string, string[]]>([
    ['weekdays', ['mon', 'tue', 'wed', 'thu', 'fri']],
    [' Weekday ', ['mon', 'tue', 'wed', 'thu', 'fri']],
    ['working days', ['mon', 'tue', 'wed', 'thu', 'fri']],
    ['Días laborables', ['mon', 'tue', 'wed', 'thu', 'fri']],
    ['weekend', ['sat', 'sun']],
    ['fines de semana', ['sat', 'sun']],
    ['mon-fri', ['mon', 'tue', 'wed', 'thu', 'fri']],
    ['Mon. – Wed.', ['mon', 'tue', 'wed']],
    ['thu/fri', ['thu', 'fri']],
    ['monday to wednesday', ['mon', 'tue', 'wed']],
    ['tue through thu', ['tue', 'wed', 'thu']],
    ['lunes a miércoles', ['mon', 'tue', 'wed']],
    ['lunes al martes', ['mon', 'tue']],
    ['lunes hasta martes', ['mon', 'tue']],
    ['sat-mon', ['sat', 'sun', 'mon']],
    ['tue-mon', ['tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'mon']],
    ['daily', WEEK],
    ['Every day', WEEK],
    ['everyday', WEEK],
    ['todos los días', WEEK],
    ['a diario', WEEK],
    ['all', WEEK],
  ])('%j among the days', (typed, days) => expect(severalMeant(typed, DAYS)).toEqual(days));

  test.each([
    'mon',
    'mon-mon',
    'mon-',
    'mon-noon',
    'noon-mon',
    'weekdays only',
    'the weekend',
    'all but one',
    '',
  ])('not %j', (typed) => expect(severalMeant(typed, DAYS)).toBeUndefined());

  test.each<[string, string[], string[] | undefined]>([
    ['both', ['suite', 'hotel'], ['suite', 'hotel']],
    [' all ', ['suite', 'hotel'], ['suite', 'hotel']],
    ['ambos', ['suite', 'hotel'], ['suite', 'hotel']],
    ['all', ['suite'], undefined],
    ['weekdays', ['suite', 'hotel'], undefined],
    ['weekend', DAYS.slice(0, 6), undefined],
    ['mon-tue', DAYS.slice(0, 6), undefined],
    ['holiday-mon', [...DAYS, 'holiday'], undefined],
    ['mon-holiday', [...DAYS, 'holiday'], undefined],
  ])('%j among %j', (typed, values, several) =>
    expect(severalMeant(typed, values)).toEqual(several),
  );
});

describe('the list that was meant', () => {
  const day = z.enum(DAYS);
  const place = z.enum(['suite', 'hotel']);
  const language = z.string().regex(/^[a-z]{2}$/);
  const id = z.string().regex(/^[a-z-]+$/);
  const number = z.number().int();

  test.each<[string, unknown, z.ZodType, unknown[]]>([
    ['a text of one', 'mon', day, ['mon']],
    ['a text with commas', 'mon, tue,wed', day, ['mon', 'tue', 'wed']],
    ['with other signs', 'mon; tue | wed · thu', day, ['mon', 'tue', 'wed', 'thu']],
    ['with “and”', 'mon and tue', day, ['mon', 'tue']],
    ['with Spanish ones', 'lunes y martes e miércoles', day, ['mon', 'tue', 'wed']],
    ['with + and &', 'mon + tue & wed', day, ['mon', 'tue', 'wed']],
    ['in brackets', '[mon, tue]', day, ['mon', 'tue']],
    ['in round ones', '(mon, tue)', day, ['mon', 'tue']],
    ['in curly ones', '{mon, tue}', day, ['mon', 'tue']],
    ['with one too many', 'mon, tue,', day, ['mon', 'tue']],
    ['a row of days', 'mon-wed', day, ['mon', 'tue', 'wed']],
    ['rows in a text', 'mon-tue, fri-sat', day, ['mon', 'tue', 'fri', 'sat']],
    ['a list with slips', ['moon', 'tue'], day, ['mon', 'tue']],
    ['a list with a word for several', ['weekend', 'mon'], day, ['sat', 'sun', 'mon']],
    ['entries with blanks', [' mon', 'tuesday '], day, ['mon', 'tue']],
    ['names with blanks', [' Spanish ', ' Prana'], z.string().regex(/^[a-z]+$/), ['es', 'prana']],
    ['numbers with blanks', [' 1', '"2" '], number, [1, 2]],
    ['more blanks around “and”', 'mon  and  tue', day, ['mon', 'tue']],
    ['none twice', ['mon-tue', 'tue'], day, ['mon', 'tue']],
    ['other closed sets', 'Suite, hotels', place, ['suite', 'hotel']],
    ['languages by their names', ['Spanish', 'inglés', 'ca'], language, ['es', 'en', 'ca']],
    ['ids', 'Prana, moon-bath', id, ['prana', 'moon-bath']],
    ['numbers as texts', '1, 2', number, [1, 2]],
    ['a number', 4, number, [4]],
    ['numbers in quotation marks', ['"1"', "'2'"], number, [1, 2]],
    ['numbers with an extension', ['1.jpg', '2'], number, [1, 2]],
  ])('%s', (_, typed, entry, meant) => expect(listMeant(typed, entry)).toEqual(meant));

  test.each<[string, unknown, z.ZodType | undefined]>([
    ['a list of which nothing is known', 'mon', undefined],
    ['words that may have commas', 'Tea, and milk', z.string()],
    ['a number among words', 4, z.string()],
    ['a day that is none', 'mon, noon', day],
    ['what is no text', ['mon', 4], day],
    ['nothing', '', day],
    ['an empty list', [], day],
    ['an empty number', ['1', ''], number],
    ['quotation marks without a number', ['""'], number],
    ['no number', ['1', 'two'], number],
    ['marks within a number', ["1'2", '3'], number],
    ['brackets within', 'mon [tue, wed', day],
  ])('not %s', (_, typed, entry) => expect(listMeant(typed, entry)).toBeUndefined());

  test('of words, a list that has entries alone is known', () =>
    expect(listMeant(['Tea', 'Milk'], z.string())).toEqual(['Tea', 'Milk']));
});

describe('how a list is written', () => {
  test.each<[unknown[], string]>([
    [['mon', 'tue'], '[mon, tue]'],
    [[1, 2], '[1, 2]'],
    [['moon-bath', 'Old room 2'], '[moon-bath, Old room 2]'],
    [['50', 'a: b', '-a', 'ñandú'], '["50", "a: b", "-a", ñandú]'],
    [['a, b'], '["a, b"]'],
    [[], '[]'],
  ])('%j', (entries, expected) => expect(written(entries)).toBe(expected));
});
