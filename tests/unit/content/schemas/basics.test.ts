/** The pieces of which all schemas are made: what they take, and what is said of what they refuse. */
import {describe, expect, test} from 'vitest';
import type * as z from 'zod';

import {
  altText,
  euros,
  focal,
  id,
  isRealDate,
  isoDate,
  minutes,
  photoId,
  pictureFile,
  text,
  time,
  whole,
} from '../../../../src/content/schemas/basics';

/** What a schema says of a value, each with its place. */
const said = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({path, message}) =>
    [...path.map(String), message].join(': '),
  );
const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

describe('texts', () => {
  test.each<[string, z.ZodType, unknown, boolean]>([
    ['one sign', text(), 'a', true],
    ['none', text(), '', false],
    ['blanks', text(), '  ', false],
    ['400 signs', text(), 'a'.repeat(400), true],
    ['401 signs', text(), 'a'.repeat(401), false],
    ['the most', text(5), 'abcde', true],
    ['more', text(5), 'abcdef', false],
    ['the most, in blanks', text(5), ' abcde ', true],
    ['the least', text(5, 3), 'abc', true],
    ['less', text(5, 3), 'ab', false],
    ['the least with blanks', text(5, 3), 'ab ', false],
    ['a number', text(), 5, false],
    ['words for a picture', altText, 'a'.repeat(20), true],
    ['too few', altText, 'a'.repeat(19), false],
    ['as many as there may be', altText, 'a'.repeat(240), true],
    ['too many', altText, 'a'.repeat(241), false],
  ])('%s', (_, schema, value, isRight) => expect(takes(schema, value)).toBe(isRight));

  test('blanks around are no part of it', () => expect(text().parse(' Tea ')).toBe('Tea'));
});

describe('names', () => {
  test.each(['moon-bath', 'a', '4-hands', 'a1-b2-c3'])('%s', (value) =>
    expect(takes(id, value)).toBe(true),
  );
  test.each([
    ['Moon'],
    ['moon bath'],
    ['moon_bath'],
    ['-moon'],
    ['moon-'],
    ['moon--bath'],
    ['luné'],
    [''],
    [4],
    [undefined],
  ])('not %j', (value) =>
    expect(said(id, value)).toEqual([
      'Write a name of lower-case letters, digits and hyphens, such as moon-bath.',
    ]),
  );

  test.each(['orchid.jpg', 'a-1.jpeg', 'a.png', 'a.webp', 'a.avif'])('%s', (value) =>
    expect(takes(pictureFile, value)).toBe(true),
  );
  test.each([
    ['orchid'],
    ['Orchid.jpg'],
    ['orchid.JPG'],
    ['orchid.gif'],
    ['a/b.jpg'],
    ['.jpg'],
    ['a.jpg.png'],
    ['a.jpga'],
    [4],
  ])('no picture: %j', (value) =>
    expect(said(pictureFile, value)).toEqual([
      'Write the name of a file in docs/pictures, such as orchid.jpg.',
    ]),
  );
});

describe('whole numbers', () => {
  const suites = whole(2, 9, 'suites', ' in all');
  const REMEDY = 'Write a whole number of suites from 2 to 9 in all, without quotation marks.';
  test.each([2, 5, 9])('%d', (value) => expect(takes(suites, value)).toBe(true));
  test.each([[1], [10], ['5'], [null]])('not %j', (value) =>
    expect(said(suites, value)).toEqual([REMEDY]),
  );
  test('not a part of one', () => expect(said(suites, 2.5)).toEqual([REMEDY]));
  test('without a note', () =>
    expect(said(whole(2, 9, 'suites'), 1)).toEqual([
      'Write a whole number of suites from 2 to 9, without quotation marks.',
    ]));

  test.each<[string, z.ZodType, number, number]>([
    ['photos', photoId, 1, 999],
    ['euros', euros, 1, 5000],
    ['minutes', minutes, 1, 600],
  ])('%s', (_, schema, least, most) =>
    expect([least - 1, least, most, most + 1].map((value) => takes(schema, value))).toEqual([
      false,
      true,
      true,
      false,
    ]),
  );
});

describe('the point of a picture', () => {
  test.each([[[0, 100]], [[50, 40]]])('%j', (value) => expect(takes(focal, value)).toBe(true));
  const PERCENT = 'Write a whole number from 0 to 100 (percent).';
  const PAIR = 'Write two numbers in square brackets, such as [50, 40].';
  test.each<[unknown, string[]]>([
    [[-1, 50], [`0: ${PERCENT}`]],
    [[50, 101], [`1: ${PERCENT}`]],
    [[50.5, 50], [`0: ${PERCENT}`]],
    [['50', 50], [`0: ${PERCENT}`]],
    [50, [PAIR]],
    [[50], [PAIR]],
    [[50, 50, 50], [PAIR]],
  ])('not %j', (value, expected) => expect(said(focal, value)).toEqual(expected));
});

describe('times and days', () => {
  test.each(['00:00', '09:30', '13:05', '19:59', '23:59'])('%s', (value) =>
    expect(takes(time, value)).toBe(true),
  );
  const TIME = 'Write a time such as "13:00", in quotation marks.';
  test.each<[unknown, string]>([
    ['24:00', 'Write "00:00": a day begins and ends there.'],
    ['24:01', TIME],
    ['25:00', TIME],
    ['13:60', TIME],
    ['9:30', TIME],
    ['13.00', TIME],
    ['at 13:00', TIME],
    ['13:00 h', TIME],
    [1300, TIME],
  ])('not %j', (value, remedy) => expect(said(time, value)).toEqual([remedy]));

  test.each(['2026-03-31', '2024-02-29'])('%s', (value) => {
    expect(takes(isoDate, value)).toBe(true);
    expect(isRealDate(value)).toBe(true);
  });
  test.each([['2026-02-31'], ['2025-02-29'], ['2026-13-01'], ['2026-00-10']])('not %s', (value) => {
    expect(said(isoDate, value)).toEqual([
      'Write a real date as year-month-day, such as 2026-03-31.',
    ]);
    expect(isRealDate(value)).toBe(false);
  });
  test.each([['2019'], ['2019-03'], ['']])('not the beginning of one: %j', (value) =>
    expect(isRealDate(value)).toBe(false),
  );
  test.each([['31.03.2026'], ['2026-3-31'], ['2026-03-31T10:00'], ['on 2026-03-31'], [2026]])(
    'not %j',
    (value) =>
      expect(said(isoDate, value)[0]).toBe(
        'Write a real date as year-month-day, such as 2026-03-31.',
      ),
  );
});
