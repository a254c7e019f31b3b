/** Rows that begin too far in or out, where the file cannot be read: what mends them. */
import {describe, expect, test} from 'vitest';

import {crookedRow, entryDepth} from '../../../../src/content/read/yamlIndent';
import {rowsOf, slip} from './rows';

const said = (text: string, stopped: number): string => slip(crookedRow(rowsOf(text), stopped));
const remedy = (text: string, stopped: number): string | undefined =>
  crookedRow(rowsOf(text), stopped)?.remedy;

const FIELD = 'a field that does not begin where its neighbours do';

describe('a field in the wrong place', () => {
  test.each([
    ['too far in, in the head', 'title: Prana\n  label: Two\nslug: /prana', 1, 1],
    ['one blank too far in', 'title: Prana\n label: Two', 1, 1],
    ['the first one, one blank in', ' title: Prana\nlabel: Two', 1, 0],
    ['too far in within another one', 'closing:\n  title: One\n   text: Two', 2, 2],
    ['too far out within another one', 'closing:\n  title: One\n text: Two', 2, 2],
    ['out of another one', 'closing:\n  title: One\ntext: Two', 2, 2],
    ['too far out in an entry', 'phases:\n  - id: a\n   name: One\n  - id: b\n    name: Two', 2, 2],
    ['below notes', 'title: Prana\n\n# Short.\n  label: Two\n', 3, 3],
    ['above the row where reading stopped', 'title: Prana\n  label: Two\nslug: /prana', 2, 1],
    [
      'four rows above it',
      'title: Prana\n  label: Two\nslug: /a\nsummary: A\nlead: B\nname: C',
      5,
      1,
    ],
    [
      'that is not two blanks in, beside another one',
      'coordinates:\n    latitude: 1\n  longitude: 2',
      2,
      1,
    ],
    ['further out than two others', 'email:\n  info: a\n    casting: b\n    privacy: c', 2, 1],
    [
      'in a list that it ends',
      'tiers:\n  - minutes: 30\n    features:\n      - Oil\n      finish: Tea',
      4,
      4,
    ],
    ['two rows below it', 'title: Prana\nslug: /a\n  label: Two', 0, 2],
  ])('%s', (_, text, stopped, row) => expect(said(text, stopped)).toBe(`${row} | ${FIELD}`));

  test.each([
    ['in the head', 'title: Prana\n  label: Two', 1, 'Delete the blanks before it.'],
    ['by one blank', 'address:\n  street: a\n city: b\n country: c', 2, 'Begin it with 1 blank.'],
    [
      'in an entry of the list above',
      'phases:\n  - id: a\nname: One\ntext: Two',
      2,
      'Begin it with 4 blanks.',
    ],
    [
      'beside another one',
      'closing:\n  title: One\ntext: Two\nlabel: Three',
      2,
      'Begin it with 2 blanks.',
    ],
    ['above one in its place', 'closing:\ntitle: One\n  text: Two', 1, 'Begin it with 2 blanks.'],
    [
      'that stands alone in its block',
      'address:\nstreet: a\n\nname: b',
      1,
      'Begin it with 2 blanks.',
    ],
    ['within another field', 'closing:\n  title: One\n   text: Two', 2, 'Begin it with 2 blanks.'],
    [
      'in an entry',
      'phases:\n  - id: a\n   name: One\n  - id: b\n    name: Two',
      2,
      'Begin it with 4 blanks.',
    ],
    [
      'with others of its block',
      'closing:\ntitle: One\ntext: Two',
      1,
      'Begin it with 2 blanks. Then do the same to the lines below it that belong to closing.',
    ],
  ])('how to mend one %s', (_, text, stopped, expected) =>
    expect(remedy(text, stopped)).toBe(expected),
  );
});

describe('nothing is said', () => {
  test.each([
    ['where something else is wrong', 'title: "Prana\nlabel: Two', 1],
    ['of a text that goes on at the beginning of its line', 'title: Prana\nTwo\nslug: /a', 1],
    ['of a field that is no list', 'email:\n  {info: a}\n  {casting: b}', 2],
    ['of a text at no hyphen', 'rooms:\n  - {id: a}\n Tea\n  - {id: b}', 2],
    ['of a text with a colon', 'features:\n  - Oil\n  Tea: rain\n  - Snow', 2],
    ['of a hyphen without a blank', 'rooms:\n  - {id: a}\n  -Tea\n  - {id: b}', 2],
    ['where nothing is wrong', 'title: Prana\nlabel: Two', 1],
    ['where a list stands without a name', 'title: Prana\n- Oil\nslug: /prana', 1],
    ['where two rows have lost their hyphens', 'rooms:\n  {id: a}\n  {id: b}', 2],
    [
      'where two rows are crooked',
      'title: Prana\n  label: Two\n  slug: /a\nclosing:\n title: a\n   text: b',
      1,
    ],
    [
      'five rows away',
      'title: a\n  label: b\nslug: /a\nsummary: A\nlead: B\nname: C\nsubtitle: D',
      6,
    ],
    ['three rows below', 'title: a\nslug: /a\nlead: B\n  label: b', 0],
  ])('%s', (_, text, stopped) => expect(said(text, stopped)).toBe('nothing'));

  test('where another way out is as good', () => {
    const rows = rowsOf('title: Prana\n  label: Two');
    expect(crookedRow(rows, 1, 0)).toBeUndefined();
    expect(crookedRow(rows, 1, 1)).toBeDefined();
  });
});

describe('the place of an entry', () => {
  test.each([
    ['- Oil', 0],
    ['  - Oil', 2],
    ['  - warm:oil', 2],
    ['  - name: Oil', undefined],
    ['  - name:', undefined],
    ['  - "Oil"', undefined],
    ['  - {id: a}', undefined],
    ['  -Oil', undefined],
    ['  Oil', undefined],
    ['  - ', undefined],
  ])('%j', (row, depth) => expect(entryDepth(row)).toBe(depth));
});
