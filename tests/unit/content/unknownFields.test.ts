/** Fields that a file does not know: glued to their value, cut in two, in the wrong place, or none at all. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {deletionOf} from '../../../src/content/unknownFields';
import {saidOf, unknownOf} from './unknownOf';

const closing = z.strictObject({title: z.string(), text: z.string()});
const session = z.strictObject({minutes: z.number(), priceEur: z.number()});

const NOT_KNOWN = 'a field that is not known here';

describe('how a field goes', () => {
  test.each([
    ['a text', 'a', 'Delete this line.'],
    ['nothing', null, 'Delete this line.'],
    ['an entry without fields', {}, 'Delete this line.'],
    ['an entry', {a: 1}, 'Delete this line and the lines indented below it.'],
    ['a list', ['a'], 'Delete this line and the lines indented below it.'],
  ])('%s', (_, value, expected) => expect(deletionOf(value)).toBe(expected));
});

test('a field that is known nowhere', () => {
  expect(saidOf({name: z.string()}, {name: 'A', weather: 'rain'})).toEqual([
    `weather | ${NOT_KNOWN}. Delete this line.`,
  ]);
  expect(unknownOf({name: z.string()}, {name: 'A', weather: 'rain'}).problems[0]).toMatchObject({
    file: 'a.yml',
    isForeign: true,
  });
});

describe('glued to its value', () => {
  const of = (input: object) => unknownOf({name: z.string(), closing: closing.optional()}, input);

  test('a name and a value without a blank between', () => {
    expect(saidOf({name: z.string()}, {'name:Prana': null})).toEqual([
      'name:Prana | a name and a value without a blank between. Write a blank after the colon: name: Prana.',
    ]);
    expect([...of({'name:Prana': null}).meant]).toEqual(['name']);
    expect([...of({'name:Prana': null}).cut]).toEqual([]);
  });

  test('within an entry', () =>
    expect([...of({name: 'A', closing: {title: 'A', 'text:B': null}}).meant]).toEqual([
      'closing.text',
    ]));
});

describe('the rest of a number behind a comma', () => {
  const FOUND = 'a part of a number behind a comma';
  const REMEDY = 'Write a whole number, without a comma or €, such as 1300.';
  const shape = {sessions: z.array(session), age: z.number().optional()};
  const inSession = (fields: object): object => ({sessions: [{minutes: 30, ...fields}]});

  test.each([
    ['digits', {priceEur: 1, 300: null}],
    ['a nought', {priceEur: 1, 0: null}],
    ['digits with their currency', {priceEur: 1, '300 €': null}],
    ['digits with its name', {priceEur: 1, '300euros': null}],
    ['digits that begin with a nought', {priceEur: 1, '050': null}],
  ])('%s', (_, fields) => {
    const {problems, cut, meant} = unknownOf(shape, inSession(fields));
    expect(problems.map(({field, found, remedy}) => [field, found, remedy])).toEqual([
      ['sessions[0].priceEur', FOUND, REMEDY],
    ]);
    expect([[...cut], [...meant]]).toEqual([['sessions[0].priceEur'], ['sessions[0].priceEur']]);
  });

  test('of another field than a price', () =>
    expect(saidOf({age: z.number()}, {age: 2, '5 eur': null})).toEqual([
      `age | ${FOUND}. ${REMEDY}`,
    ]));

  test('without a field before it', () =>
    expect(saidOf({age: z.number().optional()}, {5: null})).toEqual([`5 | ${FOUND}. ${REMEDY}`]));

  test.each(['5th', 'a 5', '5 pesos'])('%s is none', (key) =>
    expect(saidOf({age: z.number()}, {age: 2, [key]: null})[0]).toContain(NOT_KNOWN),
  );
});

describe('in the wrong place', () => {
  test('where it belongs is missing', () => {
    const input = {closing: {title: 'A'}, text: 'B'};
    expect(saidOf({closing}, input)).toEqual([
      'text | a field that belongs to closing. Begin it with 2 blanks, below closing.',
    ]);
    expect([...unknownOf({closing}, input).meant]).toEqual(['closing.text']);
  });

  test.each<[string, z.ZodRawShape, object]>([
    ['where it belongs has one', {closing}, {closing: {title: 'A', text: 1}, text: 'B'}],
    [
      'two places lack it',
      {closing, opening: closing},
      {closing: {title: 'A'}, opening: {title: 'A'}, text: 'B'},
    ],
    ['the place is not there', {closing}, {text: 'B'}],
    [
      'it stands in an entry',
      {closing, other: z.strictObject({})},
      {closing: {title: 'A'}, other: {text: 'B'}},
    ],
  ])('nothing of it where %s', (_, shape, input) =>
    expect(saidOf(shape, input).join()).not.toContain('belongs to'),
  );
});

test('nothing is said of fields that are known, whatever they hold', () =>
  expect(saidOf({name: z.string()}, {name: 3})).toEqual([]));
