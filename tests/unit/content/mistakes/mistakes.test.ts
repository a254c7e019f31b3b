import {describe, expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {forgetAll} from '../../../../src/content/remember';
import {CASES} from './cases';
import {testEach} from './eachMistake';
import {EN, fileNames, mistakesWith} from './memory';

/** Read from the first line to the last, whatever is known of it: where a check goes wrong, this sees it first. */
test('the content as it stands has no mistakes', async () => {
  forgetAll();
  expect(formatProblems(await mistakesWith([]))).toMatch(/^0 mistakes/);
});

test('there are at least 150, in both languages', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(150);
  expect(CASES.filter(({file}) => file.startsWith('i18n/es')).length).toBeGreaterThan(60);
});

await testEach(
  'pages',
  CASES.filter(({file}) => !file.startsWith('i18n/')),
);

describe('a page that is taken away leaves no word in doubt', () => {
  const pages = ['legal/', 'programs/'].flatMap((folder) => fileNames(`${EN}/${folder}`));
  test.each(pages)('%s', async (file) => {
    const problems = await mistakesWith([{file, to: undefined}]);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter(({found}) => /words/.test(found)).map(({field}) => field)).toEqual([]);
  });
});
