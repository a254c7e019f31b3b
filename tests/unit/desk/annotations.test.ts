/** What GitHub shows beside the lines of a pull request. */
import {expect, test} from 'vitest';

import {annotations} from '../../../src/desk/annotations';

const problem = {
  file: 'docs/a, b.mdx',
  line: 3,
  field: 'a: b',
  found: '100 %\nof it',
  remedy: 'Go.',
};

test('what means something to GitHub is written as it wants it', () =>
  expect(annotations([problem])).toBe(
    '::error file=docs/a%2C b.mdx,line=3,title=a%3A b::found 100 %25%0Aof it. Go.',
  ));

test('what stops nothing is a warning', () =>
  expect(annotations([problem], 'warning')).toMatch(/^::warning file=/));
