/** Mistakes that somebody made in several entries of a list in one go. */
import {describe, expect, test} from 'vitest';

import type {Problem} from '../../../src/content/problems';
import {toldTogether} from '../../../src/content/toldTogether';

const problem = (field: string, more: Partial<Problem> = {}): Problem => ({
  file: 'docs/a.mdx',
  field,
  found: 'nothing',
  remedy: 'Write a name.',
  ...more,
});

const told = (...problems: Problem[]): string[] =>
  toldTogether(problems).map(({field, found, remedy}) => `${field} | ${found} | ${remedy}`);

const entries = (count: number): Problem[] =>
  Array.from({length: count}, (_, at) => problem(`rooms[${at}].name`));

describe('the same in several entries', () => {
  test('is told in the first, with the others', () =>
    expect(told(...entries(3))).toEqual([
      'rooms[0].name | nothing | Write a name. The same in rooms[1].name, rooms[2].name.',
    ]));

  test('six others are named', () =>
    expect(told(...entries(7))[0]).toMatch(/rooms\[5\]\.name, rooms\[6\]\.name\.$/));

  test('more are counted', () =>
    expect(told(...entries(9))[0]).toMatch(/rooms\[5\]\.name, rooms\[6\]\.name and 2 more\.$/));

  test('whatever stands there', () =>
    expect(told(problem('rooms[0]', {found: '"a"'}), problem('rooms[1]', {found: '"b"'}))).toEqual([
      'rooms[0] | "a" | Write a name. The same in rooms[1].',
    ]));

  test('in lists within lists', () =>
    expect(told(problem('tiers[0].features[10]'), problem('tiers[1].features[2]'))).toEqual([
      'tiers[0].features[10] | nothing | Write a name. The same in tiers[1].features[2].',
    ]));

  test('others stay as they are', () =>
    expect(
      told(problem('title'), ...entries(2), problem('slug', {remedy: 'Write an address.'})),
    ).toEqual([
      'title | nothing | Write a name.',
      'rooms[0].name | nothing | Write a name. The same in rooms[1].name.',
      'slug | nothing | Write an address.',
    ]));
});

describe('another value is meant in each', () => {
  const meant = (at: number, found: string, value: string): Problem =>
    problem(`days[${at}]`, {found, remedy: `Did you mean ${value}? Write a day.`});

  test('each with its own', () =>
    expect(told(meant(0, '"lun"', 'mon'), meant(1, '"mar"', 'tue'))).toEqual([
      'days[0] | "lun", "mar" | Write mon for "lun", tue for "mar".',
    ]));

  test('the same one twice is told once', () =>
    expect(
      told(meant(0, '"lun"', 'mon'), meant(1, '"mar"', 'tue'), meant(2, '"lun"', 'mon')),
    ).toEqual(['days[0] | "lun", "mar" | Write mon for "lun", tue for "mar".']));

  test('one value for all', () =>
    expect(told(meant(0, '"lun"', 'mon'), meant(1, '"lun"', 'mon'))).toEqual([
      'days[0] | "lun" | Did you mean mon? Write a day. The same in days[1].',
    ]));

  test('none is known of one', () =>
    expect(told(meant(0, '"lun"', 'mon'), problem('days[1]', {remedy: 'Write a day.'}))).toEqual([
      'days[0] | "lun" | Did you mean mon? Write a day. The same in days[1].',
    ]));

  test('without more behind it', () =>
    expect(
      told(
        problem('days[0]', {found: '"a"', remedy: 'Did you mean mon?'}),
        problem('days[1]', {found: '"b"', remedy: 'Did you mean tue?'}),
      ),
    ).toEqual(['days[0] | "a", "b" | Write mon for "a", tue for "b".']));
});

describe('each by itself', () => {
  test.each<[string, Problem, Problem]>([
    ['in two files', problem('rooms[0]'), problem('rooms[1]', {file: 'docs/b.mdx'})],
    ['of two names', problem('rooms[0].name'), problem('rooms[1].line')],
    ['with two remedies', problem('rooms[0]'), problem('rooms[1]', {remedy: 'Delete it.'})],
    ['one where it has no business', problem('rooms[0]'), problem('rooms[1]', {isForeign: true})],
    ['in no list', problem('title'), problem('title', {found: '3'})],
  ])('%s', (_, one, other) => expect(toldTogether([one, other])).toEqual([one, other]));
});
