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
  {key: 'ArrowRight', index: 0, tab: 'signature'},
  {key: 'ArrowRight', index: 2, tab: 'all'},
  {key: 'ArrowLeft', index: 0, tab: 'premium'},
  {key: 'ArrowLeft', index: 2, tab: 'signature'},
  {key: 'Home', index: 2, tab: 'all'},
  {key: 'End', index: 0, tab: 'premium'},
  {key: ' ', index: 1, tab: 'signature'},
  {key: 'a', index: 1, tab: undefined},
])('"$key" on tab $index chooses $tab', ({key, index, tab}) => {
  expect(tabForKey(key, index, TABS)).toBe(tab);
});
