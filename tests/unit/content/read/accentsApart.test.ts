/** Accents that stand apart from their letters. */
import {describe, expect, test} from 'vitest';

import {accentsApart} from '../../../../src/content/read/accentsApart';

const E = 'e\u0301';

describe('a text with accents on their letters', () => {
  test.each([
    ['one', `caf${E}`, 'café'],
    ['two in a word', `n\u0303e\u0301`, 'n\u0303é'.normalize('NFC')],
    ['a capital', 'E\u0301', 'É'],
    ['beside one that is joined to no letter', `caf${E} q\u0301`, 'café q\u0301'],
  ])('%s', (_, text, expected) => expect(accentsApart(text)?.text).toBe(expected));
});

describe('where they are', () => {
  test.each([
    [
      'one',
      `a\ncaf${E}\n`,
      2,
      'an accent apart from its letter, as text copied from elsewhere may have it',
    ],
    [
      'two on one line',
      `${E}${E}`,
      1,
      'an accent apart from its letter, as text copied from elsewhere may have it',
    ],
    [
      'on two lines',
      `a\n${E}\n\n${E}`,
      2,
      'accents apart from their letters on lines 2, 4, as text copied or saved elsewhere may have them',
    ],
    [
      'on twenty lines',
      `${E}\n`.repeat(20),
      1,
      `accents apart from their letters on lines ${Array.from({length: 20}, (_, at) => at + 1).join(', ')}, as text copied or saved elsewhere may have them`,
    ],
    [
      'on more',
      `${E}\n`.repeat(21),
      1,
      'accents apart from their letters on 21 lines, as text copied or saved elsewhere may have them',
    ],
  ])('%s', (_, text, line, found) =>
    expect(accentsApart(text)?.fault).toMatchObject({line, found}),
  );

  test.each([
    [E, 'Type the word again.'],
    [
      `${E}\n${E}`,
      'Type the words again, or bring the file back from git and make your changes there again.',
    ],
  ])('how to mend %j', (text, remedy) => expect(accentsApart(text)?.fault.remedy).toBe(remedy));
});

test.each([
  ['accents on their letters', 'café'],
  ['one that no letter has', 'q\u0301'],
  ['one without a letter', '\u0301'],
  ['none', 'cafe'],
])('nothing is said: %s', (_, text) => expect(accentsApart(text)).toBeUndefined());
