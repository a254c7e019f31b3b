/** Entries that lost their first line, with their id. */
import {describe, expect, test} from 'vitest';

import {idlessRow} from '../../../../src/content/read/yamlIds';
import {rowsOf} from './rows';

const said = (text: string, twice: number): string => {
  const slip = idlessRow(rowsOf(text), twice);
  return slip ? `${slip.row} | ${slip.found} | ${slip.remedy}` : 'nothing';
};
const lost = (row: number, hyphen: string): string =>
  `${row} | an entry without its id, which would go on with the one above it | Write its first line above this one: ${hyphen}id: and its id, as it is in every language.`;

const ENTRY = '  - id: a\n    name: One\n    text: Two';

describe('the field that stands twice', () => {
  test.each([
    ['at the end', `phases:\n${ENTRY}\n    name: Three\n    text: Four`, 4, '  - '],
    [
      'above the next entry',
      `phases:\n${ENTRY}\n    name: Three\n    text: Four\n  - id: c\n    name: Five`,
      4,
      '  - ',
    ],
    [
      'above another field',
      `phases:\n${ENTRY}\n    name: Three\n    text: Four\nslug: /a`,
      4,
      '  - ',
    ],
    [
      'above another block',
      `phases:\n${ENTRY}\n    name: Three\n    text: Four\nclosing:\n    lamp: a`,
      4,
      '  - ',
    ],
    ['in another order', `phases:\n${ENTRY}\n    text: Four\n    name: Three`, 4, '  - '],
    ['with an empty line below', `phases:\n${ENTRY}\n    name: Three\n\n    text: Four`, 4, '  - '],
    ['in a list without blanks', 'phases:\n- id: a\n  name: One\n  name: Two', 3, '- '],
    [
      'below another entry',
      `phases:\n  - id: z\n${ENTRY}\n    name: Three\n    text: Four`,
      5,
      '  - ',
    ],
  ])('%s', (_, text, twice, hyphen) => expect(said(text, twice)).toBe(lost(twice, hyphen)));
});

describe('nothing is said', () => {
  test.each([
    ['at the beginning of the line', 'title: One\ntitle: Two', 1],
    ['a third id', 'phases:\n  - id: a\n    id: b\n    id: c', 3],
    ['an id', 'phases:\n  - id: a\n    id: b', 2],
    ['an entry that begins otherwise', 'phases:\n  - name: One\n    text: Two\n    text: Three', 3],
    ['no entry above', 'closing:\n    title: One\n    title: Two', 2],
    ['fewer fields than above', `phases:\n${ENTRY}\n    name: Three`, 4],
    [
      'more fields than above',
      'phases:\n  - id: a\n    name: One\n    name: Two\n    text: Three',
      3,
    ],
    ['the same line', 'phases:\n  - id: a\n    name: One\n    name: One', 3],
    ['no field', 'phases:\n  - id: a\n    name\n    name', 3],
    ['a row that is not there', 'phases:\n  - id: a', 9],
  ])('%s', (_, text, twice) => expect(said(text, twice)).toBe('nothing'));
});
