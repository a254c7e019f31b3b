/** A name that two headings of a legal text have, told at the one that another language calls otherwise. */
import {describe, expect, test} from 'vitest';

import type {Fault} from '../../../../../src/content/body/faults';
import {withNamesMeant} from '../../../../../src/content/checks/translations/legalTwice';
import {rawPage} from '../rawPages';

const fault = (line: number, rule?: 'name-twice'): Fault => ({
  field: '',
  line,
  found: 'a mistake',
  remedy: 'Mend it.',
  ...(rule && {rule}),
});
const [OTHER, CLASH] = [fault(1), fault(3, 'name-twice')];

const parts = (...names: string[]): string => names.map((name) => `## A {#${name}}`).join('\n\n');
const meant = (faults: readonly Fault[], names: string[], twins: string[][], id = 'legal/a') =>
  withNamesMeant(
    faults,
    rawPage(parts(...names), {id}),
    twins.map((of, at) => rawPage(parts(...of), {id, locale: `t${at}`})),
  );

test('the heading that should have another one', () =>
  expect(meant([OTHER, CLASH, OTHER], ['a', 'a', 'c'], [['b', 'a', 'c']])).toEqual([
    OTHER,
    {
      field: '',
      line: 1,
      found: 'the name {#a}, which another heading has',
      remedy: 'Write {#b}, as t0/legal/a.mdx has it.',
      rule: 'name-twice',
    },
    OTHER,
  ]));

test('by the first language that says so', () =>
  expect(meant([CLASH], ['a', 'a'], [['a'], ['a', 'b'], ['c', 'a']])[0]).toMatchObject({
    line: 3,
    remedy: 'Write {#b}, as t1/legal/a.mdx has it.',
  }));

describe('nothing changes', () => {
  test.each<[string, Fault[], string[], string[][], string]>([
    ['where no name stands twice', [OTHER], ['a', 'a'], [['a', 'b']], 'legal/a'],
    ['where two names do', [CLASH, fault(5, 'name-twice')], ['a', 'a'], [['a', 'b']], 'legal/a'],
    ['on other pages', [CLASH], ['a', 'a'], [['a', 'b']], 'about'],
    ['without another language', [CLASH], ['a', 'a'], [], 'legal/a'],
    ['where the other has more parts', [CLASH], ['a', 'a'], [['a', 'b', 'c']], 'legal/a'],
    ['where the other has it twice too', [CLASH], ['a', 'a'], [['a', 'a']], 'legal/a'],
    ['where two headings are others', [CLASH], ['a', 'a', 'c'], [['a', 'b', 'd']], 'legal/a'],
    ['where the other name stands here', [CLASH], ['a', 'a', 'c'], [['a', 'c', 'c']], 'legal/a'],
  ])('%s', (_, faults, names, twins, id) => expect(meant(faults, names, twins, id)).toBe(faults));
});
