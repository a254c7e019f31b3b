/**
 * Tries every mistake. Those of one group are made at once, which takes a third of the time; where they meddle with
 * each other, each is tried by itself. Those of translations stand in a file of their own: files run side by side.
 */
import {describe, expect, test} from 'vitest';

import {type Problem, formatProblems} from '../../../../src/content/problems';
import {groupsOf} from './groups';
import {mistakesWith} from './memory';
import type {Case} from './tools';

/** Whether a message is the one that a mistake is to be told by. */
const tells = ({file, field, line, found, remedy}: Case, problem: Problem): boolean =>
  problem.file === file &&
  (field === undefined || problem.field === field) &&
  (line === undefined || problem.line === line) &&
  (!found || found.test(problem.found)) &&
  remedy.test(problem.remedy);

/** Whether each mistake of a group is told, and nothing else is. */
const areTold = (group: readonly Case[], problems: readonly Problem[]): boolean =>
  problems.length === group.length &&
  group.every((one) => problems.filter((problem) => tells(one, problem)).length === 1);

/** A mistake by itself is told once, at its place, with what mends it. */
async function expectTold({name, edits, file, field, line, found, remedy}: Case): Promise<void> {
  const problems = await mistakesWith(edits);
  const said = `${name}: ${formatProblems(problems)}`;
  expect(problems.length, said).toBe(1);
  const [problem] = problems;
  expect(problem?.file, said).toBe(file);
  if (field !== undefined) expect(problem?.field, said).toBe(field);
  if (line !== undefined) expect(problem?.line, said).toBe(line);
  if (found) expect(problem?.found, said).toMatch(found);
  expect(problem?.remedy, said).toMatch(remedy);
}

/** One test for each group, which names the mistake that is not told right. */
export async function testEach(cases: readonly Case[]): Promise<void> {
  // Read outside the tests: everything after looks only at what an edit changes.
  await mistakesWith([]);
  describe('each is told once, at its place, with what mends it', () => {
    test.each(groupsOf(cases).map((group) => [group.map(({name}) => name).join('; '), group]))(
      '%s',
      async (_names, group) => {
        const [one, ...others] = group as readonly [Case, ...Case[]];
        if (others.length === 0) return expectTold(one);
        const problems = await mistakesWith([one, ...others].flatMap(({edits}) => edits));
        if (areTold([one, ...others], problems)) return undefined;
        for (const each of [one, ...others]) await expectTold(each);
        return undefined;
      },
    );
  });
}
