/** What is said of fields that are missing, empty or not known, and what is then not said as well. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {isCount} from '../../../src/content/issues';
import type {KnownFields} from '../../../src/content/unknownFields';
import {problemsOf, toldBy} from './told';

const MISSING = 'This field is missing. Add it with its value.';

test('a missing field', () =>
  expect(toldBy(z.object({title: z.string()}), {})).toEqual([`title | nothing | ${MISSING}`]));

test('the file is named', () =>
  expect(problemsOf(z.object({title: z.string()}), {})).toEqual([
    {file: 'docs/a.yml', field: 'title', found: 'nothing', remedy: MISSING},
  ]));

describe('a field without a value', () => {
  const SCHEMA = z.object({
    page: z.object({title: z.string('Write a title.'), photos: z.array(z.string())}),
  });
  const isOptional: KnownFields['isOptional'] = (path, name) =>
    path.join('.') === 'page' && name === 'photos';
  const empty = {page: {title: null, photos: null}};

  test('a text, and a list', () =>
    expect(toldBy(SCHEMA, empty)).toEqual([
      'page.title | nothing | This field has no value. Write it behind the colon, or below it.',
      'page.photos | nothing | This field has no value. Write its list below it.',
    ]));

  test('one that the file may do without', () =>
    expect(toldBy(SCHEMA, empty, {isOptional})).toEqual([
      'page.title | nothing | This field has no value. Write it behind the colon, or below it.',
      'page.photos | nothing | This field has no value. Write its list below it, or delete the line.',
    ]));
});

describe('a field that is not known', () => {
  const names = (): string[] => ['title', 'label'];
  const PAGE = z.strictObject({title: z.string(), label: z.string().optional()});

  test('accounts for the one that was meant', () =>
    expect(toldBy(PAGE, {titel: 'The house'}, {names})).toEqual([
      'titel | a field that is not known here | Did you mean title? Otherwise delete the line.',
    ]));

  test('comes before the others', () =>
    expect(
      toldBy(PAGE, {colour: 'red', title: 4}, {names}).map((one) => one.split(' ')[0]),
    ).toEqual(['colour', 'title']));

  test('does not account for one that is there', () =>
    expect(toldBy(PAGE, {titel: 'The house', title: 4}, {names})).toHaveLength(2));

  test('the rest of a number behind a comma is told in place of the number', () =>
    expect(
      toldBy(z.strictObject({priceEur: z.number()}), {priceEur: 'from 1', '300': null}),
    ).toEqual([
      'priceEur | a part of a number behind a comma | Write a whole number, without a comma or €, such as 1300.',
    ]));
});

describe('of several mistakes that are one', () => {
  test('two entries without a comma: nothing of the number of entries', () => {
    const row = z.object({row: z.array(z.number()).length(2)});
    expect(toldBy(row, {row: ['20 30']})).toEqual([
      'row[0] | "20 30" | Write a comma between two entries: 20, 30.',
    ]);
    expect(toldBy(row, {row: ['many']})).toHaveLength(2);
  });

  test('another list that is too short is told', () =>
    expect(
      toldBy(z.object({a: z.array(z.number()), b: z.array(z.number()).min(1)}), {
        a: ['2 3'],
        b: [],
      }),
    ).toEqual([
      'a[0] | "2 3" | Write a comma between two entries: 2, 3.',
      'b | [] | Write at least 1 entry; there are 0.',
    ]));

  test('a list of which several entries are wrong is told once', () =>
    expect(
      toldBy(
        z.object({days: z.array(z.enum(['mon', 'tue', 'wed'])), title: z.string()}),
        {days: ['monday', 'tuesday']},
        {entry: () => z.enum(['mon', 'tue', 'wed'])},
      ),
    ).toEqual([
      'days | ["monday","tuesday"] | Write days: [mon, tue]',
      `title | nothing | ${MISSING}`,
    ]));

  test('two texts that have changed places are told once', () => {
    const texts = z.object({title: z.string().max(5), text: z.string().min(8), line: z.string()});
    expect(toldBy(texts, {title: 'A long text', text: 'Short'})).toEqual([
      'title | "A long text" | It has changed places with text: write each text in the other’s field.',
      `line | nothing | ${MISSING}`,
    ]);
  });

  test('the first of a field says what to do', () =>
    expect(
      toldBy(
        z.object({slug: z.string().min(3, 'Write more.').regex(/^\//, 'Write a / before it.')}),
        {slug: 'a'},
      ),
    ).toEqual(['slug | "a" | Write more.']));
});

describe('what is said of a number of entries', () => {
  test.each([
    MISSING,
    'This field has no value. Write its list below it.',
    'Write exactly 3 entries; there are 2.',
    'Write at least 1 entry; there are 0.',
    'Write at least 3 entries; there is 1.',
    'Write at least 12 entries; there are 10.',
  ])('%s', (remedy) => expect(isCount(problem(remedy))).toBe(true));

  test.each([
    'Write at most 1 entry; there are 2.',
    'Write a text.',
    'Then: Write at least 3 entries; there is 1.',
    'Write at least 3 entries; there is 1. Or none.',
    'Say what: This field has no value.',
  ])('not: %s', (remedy) => expect(isCount(problem(remedy))).toBe(false));
});

const problem = (remedy: string) => ({file: 'docs/a.yml', field: 'a', found: 'nothing', remedy});
