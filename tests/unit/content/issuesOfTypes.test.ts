/** What is said of a value of another type, of a text that a colon has cut, and of hours in one text. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {toldBy} from './told';

const ASIDE = z.strictObject({from: z.string(), to: z.string()});

/** What is said of a field `of`, within an entry of a list, that has to be as the schema says. */
const of = (schema: z.ZodType, value: unknown): string[] =>
  toldBy(z.object({page: z.array(z.object({of: schema}))}), {page: [{of: value}]}).map((line) =>
    line.replace(/^page\[0\]\./, ''),
  );

describe('a value of another type', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    [
      'a number for a text',
      z.string(),
      170,
      '170 | Write a text; one that looks like a number or a date goes in quotation marks.',
    ],
    [
      'a text for a number',
      z.number(),
      '170 €',
      '"170 €" | Write a number without quotation marks, currency or unit, such as 170.',
    ],
    ['a part of a number', z.int(), 1.5, '1.5 | Write a whole number.'],
    [
      'a word for yes or no',
      z.boolean(),
      'yes',
      '"yes" | Write true or false, without quotation marks.',
    ],
    [
      'a text for a list',
      z.array(z.string()),
      'Tea',
      '"Tea" | Write a list: one line for each entry, each beginning with "- ".',
    ],
    [
      'a number for two',
      z.tuple([z.number(), z.number()]),
      2,
      '2 | Write two numbers in square brackets, such as [2, 3].',
    ],
    [
      'a text for named values',
      ASIDE,
      'Tea',
      '"Tea" | Write the named values of this entry, one on each line.',
    ],
    [
      'named values for a list',
      z.array(z.string()),
      {tea: 'green', water: 'cold'},
      '{"tea":"green","water":"cold"} | Begin each entry of the list with “- ”: - tea:',
    ],
    ['nothing in it', z.array(z.string()), {}, '{} | Begin each entry of the list with “- ”: - …:'],
    ['something else', z.date(), 'soon', '"soon" | Write a date.'],
  ])('%s', (_, schema, value, expected) => expect(of(schema, value)).toEqual([`of | ${expected}`]));
});

describe('a text that a colon has made a field', () => {
  test.each<[string, unknown, string]>([
    ['with a text', {'The room': 'warm'}, '"The room: warm"'],
    ['with a number', {Open: 24}, '"Open: 24"'],
  ])('%s', (_, value, expected) =>
    expect(of(z.string(), value)).toEqual([
      `of | ${JSON.stringify(value)} | A text that holds a colon stands in quotation marks: ${expected}.`,
    ]),
  );

  test.each<[string, z.ZodType, unknown]>([
    ['two fields', z.string(), {one: 'a', two: 'b'}],
    ['a field that holds a list', z.string(), {one: ['a']}],
    ['no field', z.string(), {}],
    ['a list', z.string(), ['a']],
    ['a list of entries', z.string(), [{one: 'a'}]],
    ['where a number is meant', z.number(), {one: 'a'}],
  ])('not %s', (_, schema, value) => expect(of(schema, value)[0]).not.toMatch(/colon/));
});

describe('hours typed as one text', () => {
  test('where from and to are named values', () =>
    expect(of(ASIDE, '10 - 02:00')).toEqual([
      'of | "10 - 02:00" | Write below it, each on a line of its own: from: "10:00" and to: "02:00"',
    ]));

  test.each<[string, unknown, string]>([
    ['as the beginning', {from: '10:00 to 2:00'}, 'of.from | "10:00 to 2:00"'],
    ['as the end', {to: '10:00-02:00'}, 'of.to | "10:00-02:00"'],
  ])('%s', (_, value, expected) =>
    expect(of(z.object({from: z.iso.time(), to: z.iso.time()}), value)).toEqual([
      `${expected} | Write two lines in its place: from: "10:00" and to: "02:00"`,
    ]),
  );

  test.each<[string, unknown, string[]]>([
    [
      'both are there',
      {from: '10:00-02:00', to: '04:00'},
      ['of.from | "10:00-02:00" | Write a time.'],
    ],
    [
      'the end holds both, and the beginning is there',
      {from: '04:00', to: '10:00-02:00'},
      ['of.to | "10:00-02:00" | Write a time.'],
    ],
    [
      'neither is there',
      {},
      [
        'of.from | nothing | This field is missing. Add it with its value.',
        'of.to | nothing | This field is missing. Add it with its value.',
      ],
    ],
  ])('not where %s', (_, value, expected) => {
    const time = z.string().regex(/^\d\d:\d\d$/, 'Write a time.');
    expect(of(z.object({from: time, to: time}), value)).toEqual(expected);
  });

  test.each([['fromTo'], ['upto']])('not in a field %s', (name) =>
    expect(
      of(z.object({[name]: z.boolean(), to: z.string()}), {to: '10:00-02:00', [name]: 'no'}),
    ).toEqual([`of.${name} | "no" | Write true or false, without quotation marks.`]),
  );
});
