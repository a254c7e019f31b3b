/** One test for each mistake. Those of translations stand in a file of their own: files run side by side. */
import {describe, expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {mistakesWith} from './memory';
import type {Case} from './tools';

/** Tries each mistake by itself: it is told once, at its place, with what mends it. */
export async function testEach(cases: readonly Case[]): Promise<void> {
  // Read outside the tests: everything after looks only at what an edit changes.
  await mistakesWith([]);
  describe('each is told once, at its place, with what mends it', () => {
    test.each(cases.map((mistake) => [mistake.name, mistake] as const))(
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
}
