/** The known field that was meant by one that a file does not know. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {misnamed, unknownFields} from '../../../src/content/unknownFields';
import {saidOf, unknownOf} from './unknownOf';

const closing = z.strictObject({title: z.string(), text: z.string()});
const point = z.strictObject({focal: z.array(z.number()), span: z.enum(['wide', 'tall'])});
const NOT_KNOWN = 'a field that is not known here';

describe('hours in one', () => {
  const hours = {days: z.string(), from: z.string(), to: z.string()};

  test('a beginning and an end', () => {
    const input = {days: 'mon', open: '10-14'};
    expect(saidOf(hours, input)).toEqual([
      'open | "10-14", a beginning and an end in one. Write two lines in its place: from: "10:00" and to: "14:00"',
    ]);
    expect([...unknownOf(hours, input).meant]).toEqual(['from', 'to']);
  });

  test.each([
    ['the beginning is there', {days: 'mon', from: '10:00', open: '10-14'}],
    ['the end is there', {days: 'mon', to: '10:00', open: '10-14'}],
    ['it holds one time', {days: 'mon', open: '10'}],
  ])('none where %s', (_, input) =>
    expect(saidOf(hours, input).join()).not.toContain('a beginning and an end'),
  );
});

describe('the field that was meant', () => {
  const meant = (shape: z.ZodRawShape, input: object): (string | undefined)[] =>
    unknownOf(shape, input).problems.map((problem) => problem.meant);
  const optional = {summary: z.string().optional()};

  test('nearly its name', () => {
    expect(saidOf(optional, {sumary: 'A'})).toEqual([
      `sumary | ${NOT_KNOWN}. Did you mean summary? Otherwise delete the line.`,
    ]);
    expect([...unknownOf(optional, {sumary: 'A'}).meant]).toEqual(['summary']);
  });

  test.each<[string, z.ZodRawShape, object, (string | undefined)[]]>([
    ['in an entry', {closing}, {closing: {titel: 'A', text: 'B'}}, ['closing.title']],
    [
      'of two others each',
      {closing},
      {closing: {titel: 'A', txt: 'B'}},
      ['closing.title', 'closing.text'],
    ],
    ['which is there already', optional, {summary: 'A', sumary: 'B'}, [undefined]],
    [
      'the only one that is missing',
      {name: z.string(), age: z.number()},
      {name: 'A', weather: 'x'},
      ['age'],
    ],
    [
      'the only one that takes such a value',
      {name: z.string(), span: z.enum(['wide', 'tall']).optional()},
      {name: 'A', weather: 'wide'},
      ['span'],
    ],
    [
      'the one that takes what it holds, rather than the one of its name',
      {photo: z.number().optional(), hero: point.optional()},
      {photos: {focal: [1, 2], span: 'wide'}},
      ['hero'],
    ],
    [
      'the one of its name, rather than the one that takes its text',
      {subtitle: z.number().optional(), name: z.string().optional()},
      {subtitel: 'A'},
      ['subtitle'],
    ],
    [
      'the one that is missing, rather than one that takes it',
      {age: z.number(), span: z.enum(['wide']).optional()},
      {weather: 'wide'},
      ['age'],
    ],
    [
      'none of two that are missing',
      {age: z.number(), span: z.number()},
      {weather: 'x'},
      [undefined],
    ],
    [
      'none of two that take it',
      {age: z.number().optional(), span: z.number().optional()},
      {weather: 3},
      [undefined],
    ],
    [
      'none where two are not known',
      {age: z.number()},
      {weather: 'x', river: 'y'},
      [undefined, undefined],
    ],
    [
      'none where two are not known and one takes both',
      {span: z.enum(['wide']).optional()},
      {weather: 'wide', river: 'wide'},
      [undefined, undefined],
    ],
    [
      'none where it holds the wrong thing',
      {age: z.number().optional()},
      {weather: 'x'},
      [undefined],
    ],
  ])('%s', (_, shape, input, expected) => expect(meant(shape, input)).toEqual(expected));

  test('none by its value where nobody knows what fields take', () => {
    const schema = z.strictObject({span: z.enum(['wide']).optional()});
    const input = {weather: 'wide'};
    const {problems} = unknownFields('a.yml', input, schema.safeParse(input).error?.issues ?? [], {
      names: () => ['span'],
    });
    expect(problems.map((problem) => problem.meant)).toEqual([undefined]);
  });

  test('is put into what is said', () => {
    const problem = {file: 'a.yml', field: 'a[0].b', found: 'x', remedy: 'Delete this line.'};
    expect(misnamed(problem, ['a', 0], 'c')).toEqual({
      ...problem,
      meant: 'a[0].c',
      remedy: 'Did you mean c? Otherwise delete the line.',
    });
  });
});
