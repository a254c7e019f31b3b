import {expect, test} from 'vitest';

import {ALL, countOf, tabForKey} from '../../../../src/components/programs/MenuTabs';

const TABS = ['all', 'signature', 'premium'];

test('a tab counts its programs, the first one all of them', () => {
  const programs = [{category: 'signature'}, {category: 'premium'}, {category: 'premium'}] as const;
  expect(countOf('premium', programs)).toBe(2);
  expect(countOf('luxury', programs)).toBe(0);
  expect(countOf(ALL, programs)).toBe(3);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s moves from tab %i to %s', (key, from, to) => {
  expect(tabForKey(key, from, TABS.length)).toBe(to);
});
