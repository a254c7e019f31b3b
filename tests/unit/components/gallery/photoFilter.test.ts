import {expect, test} from 'vitest';

import {
  countShown,
  filterFromSearch,
  isShown,
  searchForFilter,
} from '../../../../src/components/gallery/photoFilter';

const PHOTOS = [{category: 'suites'}, {category: 'suites'}, {category: 'reception'}] as const;

test.each([
  ['', 'all'],
  ['?category=reception', 'reception'],
  ['?category=all', 'all'],
  ['?category=kitchen', 'all'],
  ['?category=<script>', 'all'],
  [`?category=${'x'.repeat(10_000)}`, 'all'],
  ['?category=suites&category=reception', 'suites'],
])('%s asks for %s', (search, filter) => expect(filterFromSearch(search)).toBe(filter));

test('a filter goes into the address and comes back', () => {
  expect(searchForFilter('all')).toBe('');
  expect(filterFromSearch(searchForFilter('exterior'))).toBe('exterior');
});

test('counts what it shows', () => {
  expect(countShown(PHOTOS, 'all')).toBe(3);
  expect(countShown(PHOTOS, 'suites')).toBe(2);
  expect(countShown(PHOTOS, 'exterior')).toBe(0);
  expect(isShown({category: 'reception'}, 'suites')).toBe(false);
});
