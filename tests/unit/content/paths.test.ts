/** Paths of fields. */
import {describe, expect, test} from 'vitest';

import {fieldName, stepsOf, valueAt} from '../../../src/content/paths';

test.each([
  [['sessions', 0, 'priceEur'], 'sessions[0].priceEur'],
  [['closing', 'text'], 'closing.text'],
  [['title'], 'title'],
  [[3], '[3]'],
  [['focal', 1, 12], 'focal[1][12]'],
  [[], ''],
])('%j is written %s, and read again', (path, name) => {
  expect(fieldName(path)).toBe(name);
  expect(stepsOf(name)).toEqual(path);
});

test('a name with digits in it is no position', () =>
  expect(stepsOf('h2.2b.b2')).toEqual(['h2', '2b', 'b2']));

describe('what stands at a path', () => {
  const value = {sessions: [{minutes: 30}, {minutes: 60}], title: 'A', none: null};
  test.each<[PropertyKey[], unknown]>([
    [['sessions', 1, 'minutes'], 60],
    [['title'], 'A'],
    [[], value],
    [['sessions', 2, 'minutes'], undefined],
    [['title', 'length'], undefined],
    [['none', 'a'], undefined],
    [['none'], null],
  ])('%j', (path, expected) => expect(valueAt(value, path)).toEqual(expected));
});
