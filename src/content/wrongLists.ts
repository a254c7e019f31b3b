/** Lists of which several entries are wrong, or that are no lists: told once, with the whole list. */
import type {z} from 'zod';

import {listMeant, written} from './listsMeant';
import {fieldName, valueAt} from './paths';
import {type Problem, quote} from './problems';
import type {KnownFields} from './unknownFields';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

/** Paths of lists of which more than one entry is wrong, or that should be one. */
function wrongLists(input: unknown, issues: readonly Issue[]): Path[] {
  const texts = issues.filter(
    (issue) => issue.code === 'invalid_type' && issue.expected === 'array',
  );
  const entries = issues.filter(
    ({code, path}) => code !== 'custom' && typeof path.at(-1) === 'number',
  );
  const lists = entries.map(({path}) => path.slice(0, -1));
  const several = lists.filter(
    (path, at) =>
      lists.findIndex((one) => fieldName(one) === fieldName(path)) < at &&
      (valueAt(input, path) as readonly unknown[]).every(isScalar),
  );
  return [...texts.map(({path}) => path), ...several];
}

/** One message for each such list of which all that was meant is known, by its field. */
export function listProblems(
  file: string,
  input: unknown,
  issues: readonly Issue[],
  {entry = () => undefined}: KnownFields,
): ReadonlyMap<string, Problem> {
  const found = wrongLists(input, issues).flatMap((path): [string, Problem][] => {
    const typed = valueAt(input, path);
    const meant =
      isScalar(typed) || Array.isArray(typed) ? listMeant(typed, entry(path)) : undefined;
    if (meant === undefined || typed === undefined || typed === null) return [];
    const field = fieldName(path);
    const remedy = `Write ${String(path.at(-1))}: ${written(meant)}`;
    return [[field, {file, field, found: quote(typed), remedy}]];
  });
  return new Map(found);
}
