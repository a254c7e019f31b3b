/** Lists of which several entries are wrong, or that are no lists: told once, with the whole list. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {entryAt} from '../../../src/content/kinds';
import {listProblems} from '../../../src/content/wrongLists';

const day = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
const schema = z.strictObject({
  days: z.array(day).min(1).optional(),
  places: z.array(z.enum(['suite', 'hotel'])).optional(),
  photos: z.array(z.number()).optional(),
  words: z.array(z.string()).optional(),
  hours: z.array(z.strictObject({days: z.array(day)})).optional(),
  inner: z.strictObject({days: z.array(day)}).optional(),
  few: z.array(day).max(2).optional(),
  even: z
    .array(z.number())
    .superRefine((all, context) => {
      for (const [at] of all.entries())
        context.addIssue({code: 'custom', path: [at], message: 'Odd'});
    })
    .optional(),
});

/** Field, finding and remedy of each, a line each. */
const said = (input: object): string[] =>
  [
    ...listProblems('a.yml', input, schema.safeParse(input).error?.issues ?? [], {
      names: () => [],
      entry: (path) => entryAt(schema, path),
    }).values(),
  ].map(({file, field, found, remedy}) => `${file} ${field} | ${found}. ${remedy}`);

describe('told once', () => {
  test.each<[string, object, string]>([
    [
      'two entries',
      {days: ['lunes', 'tue', 'Sunday']},
      'days | ["lunes","tue","Sunday"]. Write days: [mon, tue, sun]',
    ],
    [
      'three entries',
      {days: ['lun', 'mar', 'sab']},
      'days | ["lun","mar","sab"]. Write days: [mon, tue, sat]',
    ],
    ['a text', {days: 'mon, tue'}, 'days | "mon, tue". Write days: [mon, tue]'],
    ['days in a row', {days: 'mon-wed'}, 'days | "mon-wed". Write days: [mon, tue, wed]'],
    ['a number', {photos: 3}, 'photos | 3. Write photos: [3]'],
    [
      'numbers in quotation marks',
      {photos: ['1', '2']},
      'photos | ["1","2"]. Write photos: [1, 2]',
    ],
    [
      'two entries within an entry',
      {hours: [{days: ['mon']}, {days: ['sat', 'lunes', 'martes']}]},
      'hours[1].days | ["sat","lunes","martes"]. Write days: [sat, mon, tue]',
    ],
    [
      'two entries within fields',
      {inner: {days: ['lunes', 'martes']}},
      'inner.days | ["lunes","martes"]. Write days: [mon, tue]',
    ],
    [
      'within an entry',
      {hours: [{days: ['mon']}, {days: 'sat y sun'}]},
      'hours[1].days | "sat y sun". Write days: [sat, sun]',
    ],
  ])('%s', (_, input, expected) => expect(said(input)).toEqual([`a.yml ${expected}`]));

  test('each list of several', () =>
    expect(said({days: 'mon', places: 'suite'})).toEqual([
      'a.yml days | "mon". Write days: [mon]',
      'a.yml places | "suite". Write places: [suite]',
    ]));
});

describe('not told', () => {
  test.each<[string, object]>([
    ['a list that is right', {days: ['mon']}],
    ['one entry', {days: ['lunes', 'tue']}],
    ['one entry of each of two lists', {days: ['lunes'], places: ['hotl']}],
    ['entries of which one is not known', {days: ['lunes', 'yesterday']}],
    ['words, which have commas of their own', {words: 'one, two'}],
    ['nothing', {days: null}],
    ['no words', {words: null}],
    ['fields in place of words', {words: {from: 'mon'}}],
    ['an entry in place of a list', {days: {from: 'mon'}}],
    ['entries with fields', {photos: [{file: 'a'}, {file: 'b'}]}],
    ['entries of which one has fields', {photos: ['1', '2', {file: 'b'}]}],
    ['a list that is empty', {days: []}],
    ['a list that is too long', {few: ['mon', 'tue', 'wed']}],
    ['what a rule of its own says of entries', {even: [1, 2]}],
  ])('%s', (_, input) => expect(said(input)).toEqual([]));

  test('a list of words that is missing', () => {
    const needed = z.strictObject({words: z.array(z.string())});
    expect(
      listProblems('a.yml', {}, needed.safeParse({}).error?.issues ?? [], {
        names: () => [],
        entry: (path) => entryAt(needed, path),
      }).size,
    ).toBe(0);
  });

  test('where nobody knows what an entry is', () => {
    const input = {days: 'mon'};
    expect(
      listProblems('a.yml', input, schema.safeParse(input).error?.issues ?? [], {names: () => []})
        .size,
    ).toBe(0);
  });
});
