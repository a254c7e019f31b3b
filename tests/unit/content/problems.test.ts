/** Mistakes as the terminal shows them: sorted, counted, by file. */
import {describe, expect, test} from 'vitest';

import {
  counted,
  formatPlaceholders,
  formatProblems,
  formatUnwritten,
  formatWarnings,
  type Problem,
  quote,
  sortProblems,
} from '../../../src/content/problems';

const problem = (file: string, more: Partial<Problem> = {}): Problem => ({
  ...{file, field: '', found: 'nothing', remedy: 'Write it.'},
  ...more,
});

describe('what was found is quoted', () => {
  test.each([
    ['nothing', undefined, 'nothing'],
    ['a text', 'a "b"', '"a \\"b\\""'],
    ['a number', 3, '3'],
    ['a list', ['a'], '["a"]'],
    ['what JSON does not have', Symbol.for('a'), 'Symbol(a)'],
    ['eighty signs', 'a'.repeat(78), `"${'a'.repeat(78)}"`],
    ['more', 'a'.repeat(79), `"${'a'.repeat(76)}…`],
  ])('%s', (_, value, quoted) => expect(quote(value)).toBe(quoted));
});

describe('things are counted', () => {
  test.each([
    [0, undefined, '0 entries'],
    [1, undefined, '1 entries'.replace('ies', 'y')],
    [2, undefined, '2 entries'],
  ])('%i', (count, _, expected) => expect(counted(count, 'entry', 'entries')).toBe(expected));
  test('most by an s', () => expect(counted(3, 'word')).toBe('3 words'));
});

describe('they are sorted', () => {
  const order = (...all: Problem[]): string[] =>
    sortProblems(all).map(({file, line, column, found}) => [file, line, column, found].join(' '));

  test('by file, line and column, the whole file first', () =>
    expect(
      order(
        problem('b'),
        problem('a', {line: 12}),
        problem('a', {line: 3, column: 9}),
        problem('a', {line: 3, column: 2}),
        problem('a'),
        problem('a', {line: 3}),
      ),
    ).toEqual([
      'a   nothing',
      'a 3  nothing',
      'a 3 2 nothing',
      'a 3 9 nothing',
      'a 12  nothing',
      'b   nothing',
    ]));

  test('those of one place stay as they came', () =>
    expect(order(problem('a', {found: 'z'}), problem('a', {found: 'b'}))).toEqual([
      'a   z',
      'a   b',
    ]));

  test('what reads the same is told once', () => {
    const one = problem('a', {line: 3, column: 2});
    const others: Partial<Problem>[] = [
      ...[{file: 'b'}, {line: 4}, {column: 3}, {field: 'f'}, {found: 'x'}, {remedy: 'y'}],
    ];
    expect(sortProblems([one, {...one, rule: 'twice'}])).toEqual([one]);
    expect(sortProblems([one, ...others.map((more) => ({...one, ...more}))])).toHaveLength(7);
  });
});

describe('mistakes as text', () => {
  test('by file, each with its place', () =>
    expect(
      formatProblems([
        problem('b', {field: 'title', line: 2}),
        problem('a', {line: 3, column: 4}),
        problem('a', {field: 'lead'}),
        problem('a', {found: 'a tab'}),
      ]),
    ).toBe(
      `4 mistakes in the content:

a
  lead: found nothing. Write it.
  found a tab. Write it.
  line 3, column 4: found nothing. Write it.

b
  line 2, title: found nothing. Write it.
`,
    ));

  test('one of them', () =>
    expect(formatProblems([problem('a')])).toBe(
      '1 mistake in the content:\n\na\n  found nothing. Write it.\n',
    ));

  test('warnings', () =>
    expect(formatWarnings([problem('b'), problem('a')])).toBe(
      'Worth a look, and no mistake:\n\na\n  found nothing. Write it.\n\nb\n  found nothing. Write it.\n',
    ));

  test('placeholders', () =>
    expect(formatPlaceholders([problem('a'), problem('a')])).toBe(
      '1 placeholder to be replaced:\n\na\n  found nothing. Write it.\n',
    ));
});

describe('texts that are still to be written', () => {
  const lines = (count: number, file = 'a'): Problem[] =>
    Array.from({length: count}, (_, at) => problem(file, {line: at + 5}));

  test('one by one', () =>
    expect(formatUnwritten(lines(2))).toBe(
      '2 texts still to be written:\n\na\n  line 5: found nothing. Write it.\n  line 6: found nothing. Write it.\n',
    ));
  test('one by one, while they are two hundred', () =>
    expect(formatUnwritten(lines(200)).split('\n')).toHaveLength(204));
  test('by file, when they are more', () =>
    expect(formatUnwritten([...lines(199), problem('b'), problem('b', {field: 'x'})])).toBe(
      '201 texts still to be written:\n\n  a: 199, from line 5 on\n  b: 2\n\nSearch a file for "[to " to find each; with fewer left they are listed one by one.\n',
    ));
});
