import {expect, test} from 'vitest';

import {ALL, countOf, tabForKey} from '../../../../src/components/menu/ProgramMenu';

const TABS = ['all', 'signature', 'premium'];

test('a tab counts its programs, the first tab all programs', () => {
  const programs = [{category: 'signature'}, {category: 'premium'}, {category: 'premium'}] as const;
  expect(countOf('premium', programs)).toBe(2);
  expect(countOf('luxury', programs)).toBe(0);
  expect(countOf(ALL, programs)).toBe(3);
});

test.each([
  ['ArrowRight', 0, 'signature'],
  ['ArrowRight', 2, 'all'],
  ['ArrowLeft', 0, 'premium'],
  ['ArrowLeft', 2, 'signature'],
  ['Home', 2, 'all'],
  ['End', 0, 'premium'],
  [' ', 1, 'signature'],
  ['a', 1, undefined],
])('%j on tab %i chooses %s', (key, index, tab) => {
  expect(tabForKey(key, index, TABS)).toBe(tab);
});
