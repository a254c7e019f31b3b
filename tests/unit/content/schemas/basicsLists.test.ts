/** Lists: none twice, and lists of entries by id. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {listById, unique} from '../../../../src/content/schemas/basics';

/** What a schema says of a value, each with its place. */
const said = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({path, message}) =>
    [...path.map(String), message].join(': '),
  );
const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

describe('lists without anything twice', () => {
  const list = unique(z.string(), 2, 4);
  const pairs = unique(z.object({a: z.string()}), 1, 4);
  const DELETE = 'This entry stands in the list already. Delete one of the two.';
  const REPLACE = 'This entry stands in the list already. Write another one in its place.';
  test.each<[string, z.ZodType, unknown, string[]]>([
    ['each once', list, ['a', 'b'], []],
    ['as many as there may be', list, ['a', 'b', 'c', 'd'], []],
    ['twice', list, ['a', 'b', 'a'], [`2: ${DELETE}`]],
    ['in other capitals', list, ['a', 'b', 'A'], [`2: ${DELETE}`]],
    ['three times', list, ['a', 'a', 'a'], [`1: ${DELETE}`, `2: ${DELETE}`]],
    ['in the shortest list', list, ['a', 'a'], [`1: ${REPLACE}`]],
    ['entries with names', pairs, [{a: 'x'}, {a: 'y'}, {a: 'x'}], [`2: ${DELETE}`]],
    ['other entries with names', pairs, [{a: 'x'}, {a: 'y'}], []],
  ])('%s', (_, schema, value, expected) => expect(said(schema, value)).toEqual(expected));

  test.each<[string, z.ZodType, unknown[]]>([
    ['too few', list, ['a']],
    ['too many', list, ['a', 'b', 'c', 'd', 'e']],
    ['fewer than exactly three', unique(z.string(), 3, 3), ['a', 'b']],
    ['more than exactly three', unique(z.string(), 3, 3), ['a', 'b', 'c', 'd']],
  ])('%s', (_, schema, value) => expect(takes(schema, value)).toBe(false));

  test('of exactly three it is said so', () =>
    expect(unique(z.string(), 3, 3).safeParse(['a']).error?.issues[0]).toMatchObject({
      exact: true,
      minimum: 3,
    }));
});

describe('lists by id', () => {
  const list = listById({name: z.string()});
  test.each<[unknown, boolean]>([
    [[{id: 'a', name: 'A'}], true],
    [[], true],
    [[{name: 'A'}], false],
    [[{id: 'A', name: 'A'}], false],
    [[{id: 'a'}], false],
    [[{id: 'a', name: 'A', line: 'B'}], false],
  ])('%j', (value, isRight) => expect(takes(list, value)).toBe(isRight));
});
