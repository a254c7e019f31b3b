import {describe, expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {CASES} from './cases';
import {testEach} from './eachMistake';
import {EN, fileNames, mistakesWith} from './memory';

// Read outside the tests: everything after looks only at what an edit changes.
const untouched = await mistakesWith([]);

test('the content as it stands has no mistakes', () =>
  expect(formatProblems(untouched)).toMatch(/^0 mistakes/));

test('there are at least 150, in both languages', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(150);
  expect(CASES.filter(({file}) => file.startsWith('i18n/es')).length).toBeGreaterThan(60);
});

await testEach(CASES.filter(({file}) => !file.startsWith('i18n/')));

describe('a page that is taken away leaves no word in doubt', () => {
  const pages = ['legal/', 'programs/'].flatMap((folder) => fileNames(`${EN}/${folder}`));
  test.each(pages)('%s', async (file) => {
    const problems = await mistakesWith([{file, to: undefined}]);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter(({found}) => /words/.test(found)).map(({field}) => field)).toEqual([]);
  });
});
