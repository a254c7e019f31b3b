/**
 * Tries every mistake. Those of one group are made at once, which takes a third of the time; where they meddle with
 * each other, some of them are, and so on. Those of translations stand in a file of their own: files run side by side.
 */
import {afterAll, describe, expect, test} from 'vitest';

import {type Problem, formatProblems} from '../../../../src/content/problems';
import {approvalsOf} from './approvals';
import {groupsOf, madeTogether} from './groups';
import {mistakesWith} from './memory';
import type {Case} from './tools';

/** Whether a message is the one that a mistake is to be told by, at its line. */
const tells = ({file, field, found, remedy}: Case, line: number | undefined, problem: Problem) =>
  problem.file === file &&
  (field === undefined || problem.field === field) &&
  (line === undefined || problem.line === line) &&
  (!found || found.test(problem.found)) &&
  remedy.test(problem.remedy);

type Approvals = ReturnType<typeof approvalsOf>;

/** What is told of a mistake is what somebody has approved. */
function expectApproved(one: Case, problem: Problem, approvals: Approvals): void {
  const words = approvals.wordsFor(one, problem);
  if (words && !approvals.isApproving)
    expect(words.now, `${one.name} (see approvals.ts)`).toBe(words.approved);
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

/**
 * Mistakes made at the same time are each told once, and nothing else is. Where they are not, those that are told right
 * are tried without the others, which are tried as well; where all are, and something else is told, half of them each.
 */
async function expectAllTold(group: readonly Case[], approvals: Approvals): Promise<void> {
  const [one, ...others] = group;
  if (!one) return;
  if (others.length === 0) {
    await expectTold(one, approvals);
    return;
  }
  const {edits, lineOf} = madeTogether(group);
  const problems = await mistakesWith(edits);
  // What is told may also speak of the others: a number of lines, how many more there are.
  const isTold = (each: Case): boolean => {
    const [problem, ...more] = problems.filter((it) => tells(each, lineOf(each), it));
    if (!problem || more.length > 0) return false;
    const words = approvals.wordsFor(each, problem);
    return !words || words.now === words.approved;
  };
  const told = group.filter(isTold);
  if (told.length === group.length && problems.length === group.length) return;
  const isApart = told.length > 0 && told.length < group.length;
  const some = isApart ? told : group.slice(0, Math.ceil(group.length / 2));
  await expectAllTold(some, approvals);
  await expectAllTold(
    group.filter((each) => !some.includes(each)),
    approvals,
  );
}

/** One test for each group, which names the mistake that is not told right; `name` is that of what was approved. */
export async function testEach(name: string, cases: readonly Case[]): Promise<void> {
  const approvals = approvalsOf(name, cases);
  // Read outside the tests: everything after looks only at what an edit changes.
  await mistakesWith([]);
  describe('each is told once, at its place, with what mends it', () => {
    test.each(
      groupsOf(cases).map((group) => [group.map((one) => one.name).join('; '), group] as const),
    )('%s', (_names, group) => expectAllTold(group, approvals));
    test.skipIf(!approvals.isForThisContent)('what is told was approved, word for word', () => {
      expect(process.env.APPROVE ? [] : approvals.unmatched()).toEqual([]);
    });
    afterAll(approvals.approve);
  });
}
