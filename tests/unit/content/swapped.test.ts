/** Two texts of one entry that have changed places. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {swappedTexts} from '../../../src/content/swapped';

/** A short text and a long one, and a second long one. */
const entry = z.object({
  name: z.string().max(8),
  text: z.string().min(20).max(60).optional(),
  list: z.array(z.string()).max(1).optional(),
  age: z.number().min(18).optional(),
});
const schema = z.object({entries: z.array(entry)});

const LONG = 'It begins with the breath.';

const told = (...entries: unknown[]): string[] => {
  const input = {entries};
  const issues = schema.safeParse(input).error?.issues ?? [];
  return swappedTexts('docs/a.mdx', input, issues).map(
    ({problem: {file, field, found, remedy, rule, meant}, fields}) =>
      `${file} ${field} | ${found} | ${remedy} | ${rule} ${meant} | ${fields.join(', ')}`,
  );
};

test('each is told in the place of the other', () =>
  expect(told({name: LONG, text: 'Breath'})).toEqual([
    `docs/a.mdx entries[0].name | "${LONG}" | It has changed places with text: write each text in the other’s field. | swapped entries[0].text | entries[0].name, entries[0].text`,
  ]));

test('in the second entry', () =>
  expect(told({name: 'One'}, {name: LONG, text: 'Breath'})[0]).toMatch(
    /^docs\/a\.mdx entries\[1\]\.name /,
  ));

test.each([
  ['as long as it may be', {name: LONG.slice(0, 20), text: 'Eight le'}],
  ['with blanks around it', {name: `  ${LONG}  `, text: '   Breath      '}],
])('%s', (_, one) => expect(told(one)).toHaveLength(1));

describe('nothing is said', () => {
  test.each([
    ['of a long text alone', [{name: LONG, text: LONG}]],
    ['of a short text alone', [{name: 'One', text: 'Breath'}]],
    ['where the long one is too short for the other', [{name: LONG.slice(0, 19), text: 'Breath'}]],
    ['where the short one is too long for the other', [{name: LONG, text: 'Nine lett'}]],
    ['where the short one is empty', [{name: LONG, text: ''}]],
    ['where the short one is of blanks', [{name: LONG, text: '  '}]],
    ['where they stand in two entries', [{name: LONG}, {name: 'One', text: 'Breath'}]],
    ['of a list that is too long', [{name: 'One', list: [LONG, LONG], text: 'Breath'}]],
    ['of a number that is too small', [{name: LONG, age: 3}]],
  ])('%s', (_, entries) => expect(told(...entries)).toEqual([]));
});
