import {afterEach, expect, test, vi} from 'vitest';

import {
  ALL,
  countOf,
  tabForKey,
  tabsWithPrograms,
} from '../../../../src/components/menu/ProgramMenu';

const TABS = ['all', 'signature', 'premium'];

afterEach(() => vi.unstubAllGlobals());

test('a tab counts its programs, the first tab all programs', () => {
  const programs = [{category: 'signature'}, {category: 'premium'}, {category: 'premium'}] as const;
  expect(countOf('premium', programs)).toBe(2);
  expect(countOf('luxury', programs)).toBe(0);
  expect(countOf(ALL, programs)).toBe(3);
});

test('a collection without programs has no tab', () => {
  const tabs = TABS.map((id) => ({id}));
  expect(tabsWithPrograms(tabs, [{category: 'premium'}])).toEqual([{id: 'all'}, {id: 'premium'}]);
});

test.each([
  {key: 'ArrowRight', dir: 'ltr', index: 0, tab: 'signature'},
  {key: 'ArrowRight', dir: 'ltr', index: 2, tab: 'all'},
  {key: 'ArrowLeft', dir: 'ltr', index: 0, tab: 'premium'},
  {key: 'ArrowLeft', dir: 'ltr', index: 2, tab: 'signature'},
  {key: 'ArrowLeft', dir: 'rtl', index: 0, tab: 'signature'},
  {key: 'ArrowLeft', dir: 'rtl', index: 2, tab: 'all'},
  {key: 'ArrowRight', dir: 'rtl', index: 0, tab: 'premium'},
  {key: 'Home', dir: 'rtl', index: 2, tab: 'all'},
  {key: 'End', dir: 'rtl', index: 0, tab: 'premium'},
  {key: ' ', dir: 'ltr', index: 1, tab: 'signature'},
  {key: 'a', dir: 'ltr', index: 1, tab: undefined},
])('"$key" on tab $index of a page written $dir chooses $tab', ({key, dir, index, tab}) => {
  vi.stubGlobal('document', {documentElement: {dir}});
  expect(tabForKey(key, index, TABS)).toBe(tab);
});
