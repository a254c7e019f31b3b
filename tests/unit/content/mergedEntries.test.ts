/** Entries of a list whose comma was lost. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {mergedEntries} from '../../../src/content/mergedEntries';
import {valueAt} from '../../../src/content/paths';

/** What is seen in the first fault of a value. */
function merged(schema: z.ZodType, value: unknown): string[] | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) throw new Error('There is no fault.');
  return mergedEntries(issue, valueAt(value, issue.path));
}

const words = z.array(z.enum(['mon', 'tue', 'first-time']));
const pair = z.tuple([z.number(), z.number()]);

describe('one entry that was meant to be several', () => {
  test.each([
    ['words with a blank', words, ['mon tue'], ['mon', 'tue']],
    ['words with another sign', words, ['mon; tue'], ['mon', 'tue']],
    ['blanks around them', words, [' mon. tue '], ['mon', 'tue']],
    ['numbers in a list', z.array(z.number()), ['1 2'], ['1', '2']],
    ['a pair of numbers', pair, ['50 40'], ['50', '40']],
    ['a pair with a dash', pair, ['50 – 40'], ['50', '40']],
    ['numbers among words', words, ['1 2'], ['1', '2']],
  ])('%s', (_, schema, value, entries) => expect(merged(schema, value)).toEqual(entries));
});

describe('no such entry', () => {
  test.each([
    ['a word of no list', words, ['mon wed']],
    ['a word with its own hyphen', words, ['some-time']],
    ['one word', words, ['wed']],
    ['a word beside a number', words, ['1 wed']],
    ['a part that begins with a digit', words, ['1a 2a']],
    ['a part that ends with one', words, ['a1 a2']],
    ['one number', z.array(z.number()), ['1']],
    ['a number', words, [3]],
    ['a text that is no entry', z.enum(['mon', 'tue']), 'mon tue'],
    ['a pair of three', pair, ['50 40', '1', '2']],
    ['an entry that has names', z.array(z.object({a: z.number()})), ['1 2']],
    ['words that are no values', z.array(z.number()), ['mon tue']],
    ['a word that can be nothing', z.array(z.literal([])), ['1 2']],
  ])('%s', (_, schema, value) => expect(merged(schema, value)).toBeUndefined());
});
