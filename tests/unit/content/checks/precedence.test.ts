/** Places of messages, and which of them stand beside each other. */
import {describe, expect, test} from 'vitest';

import {
  damagedFiles,
  isElsewhere,
  isOfField,
  isOfFile,
  isOnLine,
  isWhole,
  placeOf,
  unless,
} from '../../../../src/content/checks/precedence';
import type {Problem} from '../../../../src/content/problems';
import {DAMAGED} from '../../../../src/content/read/files';
import {validSite} from '../fixtureSite';

const at = (more: Partial<Problem> = {}): Problem => ({
  ...{file: 'en/home.mdx', field: '', found: 'this', remedy: 'Mend it.'},
  ...more,
});

const [LEAD, TITLE] = [at({field: 'lead'}), at({field: 'title'})];
const [THIRD, FOURTH] = [at({line: 3}), at({line: 4})];
const ELSEWHERE = at({file: 'en/about.mdx', field: 'lead', line: 3});

test('messages but for those that another one stands for', () =>
  expect(unless([LEAD, TITLE, THIRD], [at({field: 'title'}), ELSEWHERE], isOfField)).toEqual([
    LEAD,
    THIRD,
  ]));

test.each([
  ['of one file', isOfFile, LEAD, THIRD, true],
  ['of two files', isOfFile, LEAD, ELSEWHERE, false],
  ['of one field', isOfField, LEAD, at({field: 'lead', line: 3}), true],
  ['of two fields', isOfField, LEAD, TITLE, false],
  ['of one field in two files', isOfField, LEAD, ELSEWHERE, false],
  ['on one line', isOnLine, THIRD, at({line: 3, field: 'lead'}), true],
  ['on two lines', isOnLine, THIRD, FOURTH, false],
  ['on one line of two files', isOnLine, THIRD, ELSEWHERE, false],
])('%s', (_, relation, one, other, expected) => expect(relation(one, other)).toBe(expected));

describe('a place', () => {
  test.each([
    ['a field, whatever its line', LEAD, at({field: 'lead', line: 9}), true],
    ['two fields of one line', at({field: 'lead', line: 3}), at({field: 'title', line: 3}), false],
    ['a line', THIRD, at({line: 3, found: 'that'}), true],
    ['two lines', THIRD, FOURTH, false],
    ['two files', LEAD, ELSEWHERE, false],
    ['a field and a line', LEAD, THIRD, false],
  ])('%s', (_, one, other, isSame) => {
    expect(placeOf(one) === placeOf(other)).toBe(isSame);
    expect(isElsewhere([FOURTH, other])(one)).toBe(!isSame);
  });

  test('of nothing is elsewhere', () => expect(isElsewhere([])(LEAD)).toBe(true));
});

describe('texts that were not read as they were written', () => {
  const site = {...validSite(), problems: [THIRD, LEAD]};

  test.each([
    ['on a broken line', at({line: 3}), false],
    ['on another line', FOURTH, true],
    ['on the same line of another page', ELSEWHERE, true],
    ['without a line, beside one that is told without', at({field: 'story'}), true],
  ])('%s', (_, problem, expected) => expect(isWhole(site)(problem)).toBe(expected));

  test('files whose letters are lost', () => {
    const [damaged = ''] = DAMAGED;
    const problems = [at({found: damaged}), at({file: 'en/about.mdx'})];
    expect([...damagedFiles({...site, problems})]).toEqual(['en/home.mdx']);
  });
});
