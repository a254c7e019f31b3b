/** What is said of a value that a schema does not take: one field, one remedy. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {toldBy} from './told';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** What is said of a field `of`, within an entry of a list, that has to be as the schema says. */
const of = (schema: z.ZodType, value: unknown): string[] =>
  toldBy(z.object({page: z.array(z.object({of: schema}))}), {page: [{of: value}]}).map((line) =>
    line.replace(/^page\[0\]\./, ''),
  );

describe('one of several values', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    [
      'one that is near',
      z.enum(['gentle', 'intense']),
      'gentel',
      '"gentel" | Did you mean gentle? Write one of: gentle, intense.',
    ],
    ['none', z.enum(['gentle', 'intense']), 'hot', '"hot" | Write one of: gentle, intense.'],
    ['no text', z.enum(['gentle', 'intense']), 4, '4 | Write one of: gentle, intense.'],
    ['of one', z.literal('always'), 'now', '"now" | Write always.'],
    [
      'a row in a field of one',
      z.enum(DAYS),
      'weekend',
      '"weekend" | Write one of: mon, tue, wed, thu, fri, sat, sun.',
    ],
  ])('%s', (_, schema, value, expected) => expect(of(schema, value)).toEqual([`of | ${expected}`]));

  test('a word for several in a list', () =>
    expect(of(z.array(z.enum(DAYS)), ['mon', 'weekend'])).toEqual([
      'of[1] | "weekend" | Write each of them: sat, sun.',
    ]));

  test('two in one entry', () =>
    expect(of(z.array(z.enum(DAYS)), ['mon', 'tue.wed'])).toEqual([
      'of[1] | "tue.wed" | Write a comma between two entries: tue, wed.',
    ]));
});

describe('lengths', () => {
  const long = 'a'.repeat(12);
  test.each<[string, z.ZodType, unknown, string]>([
    ['an empty text', z.string().min(1), '', 'of | "" | Write a text.'],
    [
      'an empty entry',
      z.array(z.string().min(1)),
      ['a', ''],
      'of[1] | "" | Write a text, or delete the line.',
    ],
    [
      'a text that is too short',
      z.string().trim().min(4),
      ' ab ',
      'of | " ab " | Too short (2 characters): write at least 4 characters.',
    ],
    [
      'a text that is too long',
      z.string().max(10),
      long,
      `of | "${long}" | Too long (12 characters): write at most 10 characters.`,
    ],
    [
      'a text of one sign at most',
      z.string().max(1),
      'ab',
      'of | "ab" | Too long (2 characters): write at most 1 character.',
    ],
    [
      'too few entries',
      z.array(z.string()).min(3),
      ['a'],
      'of | ["a"] | Write at least 3 entries; there is 1.',
    ],
    ['none', z.array(z.string()).min(1), [], 'of | [] | Write at least 1 entry; there are 0.'],
    [
      'too many',
      z.array(z.string()).max(1),
      ['a', 'b'],
      'of | ["a","b"] | Write at most 1 entry; there are 2.',
    ],
    [
      'an exact number of them',
      z.array(z.string()).length(3),
      ['a', 'b'],
      'of | ["a","b"] | Write exactly 3 entries; there are 2.',
    ],
    [
      'too many of an exact number',
      z.array(z.string()).length(1),
      ['a', 'b'],
      'of | ["a","b"] | Write exactly 1 entry; there are 2.',
    ],
    [
      'a number, whose schema says how',
      z.number().min(18, 'Write an age from 18.'),
      17,
      'of | 17 | Write an age from 18.',
    ],
  ])('%s', (_, schema, value, expected) => expect(of(schema, value)).toEqual([expected]));
});

describe('forms, and what a schema says itself', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['an address', z.email(), 'info', '"info" | Write an e-mail address such as info@example.com.'],
    ['another form', z.iso.date('a real date'), 'soon', '"soon" | Write a real date.'],
    ['its own remedy', z.iso.date('Write a day.'), 'soon', '"soon" | Write a day.'],
    ['its own words', z.string().refine(() => false, 'Leave it out.'), 'a', '"a" | Leave it out.'],
  ])('%s', (_, schema, value, expected) => expect(of(schema, value)).toEqual([`of | ${expected}`]));
});
