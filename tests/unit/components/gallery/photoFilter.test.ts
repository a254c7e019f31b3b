import {expect, test} from 'vitest';

import {countShown, isShown} from '../../../../src/components/mdx/PhotoGallery';

const PHOTOS = [{category: 'suites'}, {category: 'suites'}, {category: 'reception'}] as const;

test('counts what it shows', () => {
  expect(countShown(PHOTOS, 'all')).toBe(3);
  expect(countShown(PHOTOS, 'suites')).toBe(2);
  expect(countShown(PHOTOS, 'exterior')).toBe(0);
  expect(isShown({category: 'reception'}, 'suites')).toBe(false);
});
