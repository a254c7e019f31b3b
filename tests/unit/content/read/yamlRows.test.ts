/** What a row of YAML shows by itself. */
import {describe, expect, test} from 'vitest';

import {cutRow} from '../../../../src/content/read/yamlCuts';
import {columnOf, depthOf, isEntry, isSilent} from '../../../../src/content/read/yamlRows';
import {rowsOf, slip} from './rows';

test.each([
  ['title: One', 0, 0, false, false],
  ['  text: Two', 2, 2, false, false],
  ['  - One', 2, 4, true, false],
  ['- One', 0, 2, true, false],
  ['  -One', 2, 2, false, false],
  ['a - b', 0, 0, false, false],
  ['', 0, 0, false, true],
  ['   ', 3, 3, false, true],
  ['  # One', 2, 2, false, true],
  ['#One', 0, 0, false, true],
  ['a # One', 0, 0, false, false],
])('%j', (row, depth, column, entry, silent) => {
  expect(depthOf(row)).toBe(depth);
  expect(columnOf(row)).toBe(column);
  expect(isEntry(row)).toBe(entry);
  expect(isSilent(row)).toBe(silent);
});

describe('a text that a # cuts off', () => {
  const BEGUN = 'a text that begins with #, which would be left out as a note';
  const WITHIN = 'a # after a blank: what follows it would be left out';

  test.each([
    ['at the beginning of a field', 'a: 1\ntitle:  #one', `1 | ${BEGUN}`],
    ['at the beginning of an entry', '  - #one', `0 | ${BEGUN}`],
    ['within a field', 'a: 1\ntitle: One #two', `1 | ${WITHIN}`],
    ['within an entry', '  - One #two', `0 | ${WITHIN}`],
    ['at the beginning, before one within', 'a: One #two\nb: #one', `1 | ${BEGUN}`],
  ])('%s', (_, text, expected) => expect(slip(cutRow(rowsOf(text)))).toBe(expected));

  test.each([
    ['a: #b', 'Put the whole text in straight quotation marks: "…".'],
    ['a: b #c', 'Put the whole text in quotation marks.'],
  ])('how to mend %s', (row, remedy) => expect(cutRow([row])?.remedy).toBe(remedy));

  test.each([
    ['a note behind a text', 'title: One # two'],
    ['a note in place of a text', 'title: # one'],
    ['a note on a line of its own', '#one'],
    ['in quotation marks', 'title: "One #two"'],
    ['in single quotation marks', "title: 'One #two'"],
    ['in brackets', 'known: [one, #two'],
    ['in curly brackets', '  - {id: #two'],
    ['in a word', 'title: One#two'],
    ['in a text of several lines', '  One #two'],
    ['behind the sign of a text below', 'lead: > #two'],
    ['in a note', 'title: # One #two'],
  ])('nothing is said: %s', (_, text) => expect(slip(cutRow(rowsOf(text)))).toBe('nothing'));
});
