import {expect, test} from 'vitest';

import {cacheGroupsOf} from '../../../../src/plugins/delivery/chunks';

const OTHERS = ['', 'about', 'contact', 'gallery', 'legal/terms', 'legal/privacy', 'massage-menu'];
const pagesWith = (programs: number): string[] => [
  ...OTHERS,
  ...Array.from({length: programs}, (_, index) => `programs/p${index}`),
];
const common = (programs: number): number => cacheGroupsOf(pagesWith(programs)).common.minChunks;

test.each([4, 12, 60, 600])('what %i programs alone use does not come with every page', (count) => {
  expect(common(count)).toBeGreaterThan(count);
});

test.each([4, 12, 60, 600])('what nearly all pages use comes once, with %i programs', (count) => {
  expect(common(count)).toBeLessThan(count + OTHERS.length);
});

test('the pages beside the home are no folder, though they may be more than the programs', () => {
  const beside = Array.from({length: 13}, (_, index) => `page${index}`);
  const mayLack = (programs: number): number => {
    const pages = [...beside, ...pagesWith(programs).slice(OTHERS.length)];
    return pages.length - cacheGroupsOf(pages).common.minChunks;
  };
  expect(mayLack(12)).toBe(mayLack(24));
});
