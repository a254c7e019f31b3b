import {describe, expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {CASES} from './cases';
import {EN, fileNames, mistakesWith} from './memory';

// Read outside the tests: everything after looks only at what an edit changes.
const untouched = await mistakesWith([]);

test('the content as it stands has no mistakes', () =>
  expect(formatProblems(untouched)).toMatch(/^0 mistakes/));

test('there are at least 150, in both languages', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(150);
  expect(CASES.filter(({file}) => file.startsWith('i18n/es')).length).toBeGreaterThan(60);
});

describe('each is told once, at its place, with what mends it', () => {
  test.each(CASES.map((mistake) => [mistake.name, mistake] as const))(
    '%s',
    async (_name, mistake) => {
      const {edits, file, field, line, found, remedy} = mistake;
      const problems = await mistakesWith(edits);
      expect(problems.length, formatProblems(problems)).toBe(1);
      const [problem] = problems;
      expect(problem?.file).toBe(file);
      if (field !== undefined) expect(problem?.field).toBe(field);
      if (line !== undefined) expect(problem?.line, formatProblems(problems)).toBe(line);
      if (found) expect(problem?.found).toMatch(found);
      expect(problem?.remedy).toMatch(remedy);
    },
  );
});

describe('a page that is taken away leaves no word in doubt', () => {
  const pages = ['legal/', 'programs/'].flatMap((folder) => fileNames(`${EN}/${folder}`));
  test.each(pages)('%s', async (file) => {
    const problems = await mistakesWith([{file, to: undefined}]);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter(({found}) => /words/.test(found)).map(({field}) => field)).toEqual([]);
  });
});
