/** Where a mistake stands in a body. */
import {describe, expect, test} from 'vitest';

import {faultAt, faultWithin} from '../../../../src/content/body/faults';
import {treeOf} from './said';

const [, second] = treeOf('One.\n\n  Two\nand three.').children;

describe('a mistake', () => {
  test('where a node begins', () =>
    expect(faultAt(second, 'a', 'b', 'title')).toEqual({
      field: 'title',
      line: 3,
      column: 3,
      found: 'a',
      remedy: 'b',
    }));

  test('of the whole body', () =>
    expect(faultAt(undefined, 'a', 'b')).toEqual({
      field: '',
      line: undefined,
      column: undefined,
      found: 'a',
      remedy: 'b',
    }));

  test.each([
    ['in its first line', 'Tw', 3, 3],
    ['in its second line', 'Two\n', 4, 1],
    ['in its third line', 'Two\nand\nthree', 5, 1],
  ])('within a node: %s', (_, before, line, column) => {
    if (!second) throw new Error('no second block');
    expect(faultWithin(second, before, 'a', 'b')).toMatchObject({line, column});
  });
});
