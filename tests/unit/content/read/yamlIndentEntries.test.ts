/** Entries of lists that begin too far in or out, or without their hyphen, where the file cannot be read. */
import {describe, expect, test} from 'vitest';

import {crookedRow} from '../../../../src/content/read/yamlIndent';
import {rowsOf, slip} from './rows';

const said = (text: string, stopped: number): string => slip(crookedRow(rowsOf(text), stopped));
const remedy = (text: string, stopped: number): string | undefined =>
  crookedRow(rowsOf(text), stopped)?.remedy;

const LINE = 'a list line that does not begin where its neighbours do';
const HYPHEN = 'an entry of a list without its hyphen';

describe('an entry in the wrong place', () => {
  test.each([
    ['too far out', 'features:\n  - Oil\n - Tea\n  - Rain', 2],
    ['too far in', 'features:\n  - Oil\n   - Tea\n  - Rain', 2],
    ['with fields', 'phases:\n  - id: a\n    name: One\n   - id: b\n     name: Two', 3],
    [
      'far below the entry above',
      'phases:\n  - id: a\n    name: One\n    text: Two\n    minutes: 3\n- id: b',
      5,
    ],
    [
      'in the place of a list around it',
      'tiers:\n  - minutes: 30\n    features:\n      - Oil\n    - Tea',
      4,
    ],
    ['further in than an entry that goes on', 'known:\n  - a\n    - b\n   - c', 3],
    [
      'in a list within a list',
      'tiers:\n  - minutes: 30\n    features:\n    - Oil\n     - Tea\n  - minutes: 60\n    features:\n      - Rain',
      4,
    ],
  ])('%s', (_, text, row) => expect(said(text, row)).toBe(`${row} | ${LINE}`));

  test('below the row where reading stopped', () =>
    expect(said('keywords:\n  - a\n - b\n  - c', 1)).toBe(`2 | ${LINE}`));

  test.each([
    [
      'a text',
      'features:\n  - Oil\n - Tea',
      2,
      'Begin it with 2 blanks, under the hyphens of its list.',
    ],
    [
      'an entry in a list without blanks',
      'phases:\n- id: a\n  name: One\n - id: b\n   name: Two',
      3,
      'Delete the blanks before it, and move the lines that belong to it as far.',
    ],
    [
      'an entry with fields',
      'phases:\n  - id: a\n    name: One\n   - id: b\n     name: Two',
      3,
      'Begin it with 2 blanks, under the hyphens of its list, and move the lines that belong to it as far.',
    ],
  ])('how to mend %s', (_, text, row, expected) => expect(remedy(text, row)).toBe(expected));
});

describe('an entry without its hyphen', () => {
  test.each([
    ['with fields, at the hyphens', 'phases:\n  - id: a\n    name: One\n  id: b\n    name: Two', 3],
    [
      'with fields, at the fields',
      'phases:\n  - id: a\n    name: One\n    id: b\n    name: Two',
      3,
    ],
    ['a text', 'features:\n  - Oil\n  Tea\n  - Rain', 2],
    ['in curly brackets', 'rooms:\n  - {id: a}\n  {id: b}\n  - {id: c}', 2],
    ['the first one', 'rooms:\n  {id: a}\n  - {id: b}', 1],
    [
      'with a list of its own',
      'tiers:\n  - minutes: 30\n    features:\n      - Oil\n  minutes: 60\n    features:\n      - Tea',
      4,
    ],
  ])('%s', (_, text, row) => expect(said(text, row)).toBe(`${row} | ${HYPHEN}`));

  test.each([
    ['at the hyphens', 'phases:\n  - id: a\n    name: One\n  id: b', 3, 'Begin it with “- ”.'],
    [
      'at the fields',
      'phases:\n  - id: a\n    name: One\n    id: b\n    name: Two',
      3,
      'Write “- ” under the hyphens of its list, before the name.',
    ],
    ['a text', 'features:\n  - Oil\n  Tea\n  - Rain', 2, 'Begin it with “- ”.'],
  ])('how to mend one %s', (_, text, row, expected) => expect(remedy(text, row)).toBe(expected));
});
