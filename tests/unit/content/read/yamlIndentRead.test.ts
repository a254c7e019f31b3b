/** Rows that begin in the wrong place though the file is read, or that stand there twice for that. */
import {describe, expect, test} from 'vitest';

import {doubledRow, indentedRow} from '../../../../src/content/read/yamlIndent';
import {rowsOf, slip} from './rows';

const FIELD = 'a field that does not begin where its neighbours do';

describe('a field that stands twice', () => {
  const said = (text: string, twice: number): string => slip(doubledRow(rowsOf(text), twice));

  test.each([
    [
      'as another entry begins with it',
      'phases:\n  - id: a\n    name: One\n    id: b\n    name: Two',
      3,
    ],
    ['at the end of that entry', 'phases:\n  - id: a\n    name: One\n    id: b\n    name: Two', 4],
  ])('%s', (_, text, twice) =>
    expect(said(text, twice)).toBe('3 | an entry of a list without its hyphen'),
  );

  test('as it belongs to the field above', () =>
    expect(said('title: Prana\nclosing:\ntitle: Door', 2)).toBe(`2 | ${FIELD}`));

  test.each([
    ['for nothing else', 'title: Prana\ntitle: Nuru', 1],
    ['in a field that has it already', 'closing:\n  title: One\n  text: Two\n  title: Three', 3],
  ])('nothing is said: %s', (_, text, twice) => expect(said(text, twice)).toBe('nothing'));
});

describe('a field of the head within another one', () => {
  const said = (text: string): string => slip(indentedRow(rowsOf(text)));

  test.each([
    ['in a field with fields', 'closing:\n  title: One\n  text: Two\n  label: Three', 3],
    ['in an entry', 'phases:\n  - id: a\n    name: One\n    title: Two', 3],
    ['without a value', 'closing:\n  title: One\n  text: Two\n  features:\n    - Oil', 3],
  ])('%s', (_, text, row) => expect(said(text)).toBe(`${row} | ${FIELD}`));

  test('how to mend it', () =>
    expect(indentedRow(rowsOf('closing:\n  title: One\n  text: Two\n  label: Three'))?.remedy).toBe(
      'Delete the blanks before it.',
    ));

  test.each([
    ['where all are in their places', 'closing:\n  title: One\n  text: Two\nlabel: Three'],
    ['a name that field has as well', 'closing:\n  title: One\n  text: Two'],
    ['a name that the head does not have', 'closing:\n  title: One\n  lamp: Two'],
    ['a text that goes on', 'lead: >\n  One,\n  two'],
    ['a list', 'features:\n  - Oil\n  - Tea'],
    ['names below a field that may have any', 'analyticsPurpose:\n  title: One'],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe('nothing'));
});
