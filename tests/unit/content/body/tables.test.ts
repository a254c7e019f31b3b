/** Tables of a body: every row has as many cells as the head. */
import {expect, test} from 'vitest';

import {tableFaults} from '../../../../src/content/body/tables';
import {saidAt, treeOf} from './said';

const faultsOf = (...rows: string[]) =>
  tableFaults(treeOf(['Words.', '', '| A | B |', '| - | - |', ...rows].join('\n')));

test.each([
  [
    'a cell too few',
    '| 1 |',
    'a row of 1 cell in a table of 2 columns',
    'Write 2 cells, an empty one as | |; words that belong to no table have an empty line before them.',
  ],
  [
    'a cell too many',
    '| 1 | 2 | 3 |',
    'a row of 3 cells in a table of 2 columns',
    'Write 2 cells; to show the sign | itself write \\|.',
  ],
])('%s', (_, row, found, remedy) =>
  expect(faultsOf('| 1 | 2 |', row)).toMatchObject([{line: 6, found, remedy}]),
);

test('each of several', () =>
  expect(saidAt(faultsOf('| 1 |', '| 1 | 2 | 3 |')).map((one) => one.slice(0, 1))).toEqual([
    '5',
    '6',
  ]));

test.each([
  ['whole rows', ['| 1 | 2 |', '| 1 | |']],
  ['no rows', []],
])('nothing is said of %s', (_, rows) => expect(faultsOf(...rows)).toEqual([]));

test('a list is no table', () => expect(tableFaults(treeOf('- A\n- B'))).toEqual([]));
