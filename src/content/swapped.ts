/** Two texts of one entry that have changed places: one is too long there, and the other too short. */
import type {z} from 'zod';

import {fieldName, valueAt} from './paths';
import {type Problem, quote} from './problems';

type Issue = z.core.$ZodIssue;
type Length = Extract<Issue, {code: 'too_small' | 'too_big'}>;

const isLength = (issue: Issue): issue is Length =>
  (issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'string';
const limitOf = (issue: Length): number =>
  Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
const parentOf = ({path}: Issue): string => fieldName(path.slice(0, -1));
const nameOf = ({path}: Issue): string => String(path.at(-1));

/** What is said of two such texts, and the fields that it speaks of. */
export function swappedTexts(
  file: string,
  input: unknown,
  issues: readonly Issue[],
): readonly {readonly problem: Problem; readonly fields: readonly string[]}[] {
  const lengthOf = (issue: Issue): number => String(valueAt(input, issue.path)).trim().length;
  const lengths = issues.filter(isLength);
  return lengths.flatMap((long) => {
    if (long.code !== 'too_big') return [];
    const short = lengths.find(
      (one) =>
        one.code === 'too_small' &&
        parentOf(one) === parentOf(long) &&
        lengthOf(long) >= limitOf(one) &&
        lengthOf(one) > 0 &&
        lengthOf(one) <= limitOf(long),
    );
    if (!short) return [];
    const [field, other] = [long, short].map(({path}) => fieldName(path)) as [string, string];
    const found = quote(valueAt(input, long.path));
    const remedy = `It has changed places with ${nameOf(short)}: write each text in the other’s field.`;
    return [
      {
        problem: {file, field, found, remedy, rule: 'swapped', meant: other},
        fields: [field, other],
      },
    ];
  });
}
