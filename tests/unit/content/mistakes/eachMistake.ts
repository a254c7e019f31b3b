/**
 * Tries every mistake. Those of one group are made at once, which takes a third of the time; where they meddle with
 * each other, each is tried by itself. Those of translations stand in a file of their own: files run side by side.
 */
import {afterAll, describe, expect, test} from 'vitest';

import {type Problem, formatProblems} from '../../../../src/content/problems';
import {approvalsOf} from './approvals';
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

type Approvals = ReturnType<typeof approvalsOf>;

/** What is told of a mistake is what somebody has approved. */
function expectApproved(one: Case, problem: Problem, approvals: Approvals): void {
  const words = approvals.wordsFor(one, problem);
  if (words) expect(words.now, `${one.name} (see approvals.ts)`).toBe(words.approved);
}

/** A mistake by itself is told once, at its place, with what mends it. */
async function expectTold(one: Case, approvals: Approvals): Promise<void> {
  const {name, edits, file, field, line, found, remedy} = one;
  const problems = await mistakesWith(edits);
  const said = `${name}: ${formatProblems(problems)}`;
  expect(problems.length, said).toBe(1);
  const [problem] = problems;
  expect(problem?.file, said).toBe(file);
  if (field !== undefined) expect(problem?.field, said).toBe(field);
  if (line !== undefined) expect(problem?.line, said).toBe(line);
  if (found) expect(problem?.found, said).toMatch(found);
  expect(problem?.remedy, said).toMatch(remedy);
  if (problem) expectApproved(one, problem, approvals);
}

/** One test for each group, which names the mistake that is not told right; `name` is that of what was approved. */
export async function testEach(name: string, cases: readonly Case[]): Promise<void> {
  const approvals = approvalsOf(name, cases);
  // Read outside the tests: everything after looks only at what an edit changes.
  await mistakesWith([]);
  describe('each is told once, at its place, with what mends it', () => {
    test.each(
      groupsOf(cases).map((group) => [group.map((one) => one.name).join('; '), group] as const),
    )('%s', async (_names, group) => {
      const [one, ...others] = group as readonly [Case, ...Case[]];
      if (others.length === 0) return expectTold(one, approvals);
      const problems = await mistakesWith([one, ...others].flatMap(({edits}) => edits));
      const areAll = areTold([one, ...others], problems);
      for (const each of [one, ...others]) {
        const problem = problems.find((told) => tells(each, told));
        if (areAll && problem) expectApproved(each, problem, approvals);
        else await expectTold(each, approvals);
      }
      return undefined;
    });
    test.skipIf(!approvals.isForThisContent)('what is told was approved, word for word', () => {
      expect(process.env.APPROVE ? [] : approvals.unmatched()).toEqual([]);
    });
    afterAll(approvals.approve);
  });
}
