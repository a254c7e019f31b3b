/** Fields that a file does not know: misspelt, glued to their value, in the wrong place, or none at all. */
import type {z} from 'zod';

import {closest} from './closest';
import {hoursMeant, hoursRemedy} from './hoursMeant';
import {fieldName, valueAt} from './paths';
import {type Problem, quote} from './problems';

type Issue = z.core.$ZodIssue;

/** What a file may have at a path. */
export type KnownFields = {
  /** Names of its fields, so that a misspelt one can be named. */
  readonly names: (path: readonly PropertyKey[]) => readonly string[];
  /** Whether a fact of this name takes a value, so that one of another name can be known by what it holds. */
  readonly takes?: (path: readonly PropertyKey[], name: string, value: unknown) => boolean;
  /** Whether the file may do without a field of its own. */
  readonly isOptional?: (path: readonly PropertyKey[], name: string) => boolean;
  /** What an entry of the list at a path has to be. */
  readonly entry?: (path: readonly PropertyKey[]) => z.ZodType | undefined;
};

/** How a field goes that has no business there: with its entries, where it has some. */
export function deletionOf(value: unknown): string {
  const hasBelow = value !== null && typeof value === 'object' && Object.keys(value).length > 0;
  return hasBelow ? 'Delete this line and the lines indented below it.' : 'Delete this line.';
}

/** The field whose number a comma has cut: the one before its rest, or the price where digits alone come first. */
function cutField(key: string, present: readonly string[]): string {
  const before = /^(?:0|[1-9]\d*)$/.test(key)
    ? present.find((name) => name.endsWith('Eur'))
    : present[present.indexOf(key) - 1];
  return before ?? key;
}

/** The rest of a number behind a comma, perhaps with its currency. */
const REST = /^\d+\s*(?:€|eur|euros?)?$/i;

/** Keys that are no names: a value glued to its name, the rest of a number. */
function gluedKey(
  key: string,
  present: readonly string[],
): {name: string; field: string; found: string; remedy: string} | undefined {
  const parts = /^(\w+):(.+)$/.exec(key);
  if (parts) {
    const remedy = `Write a blank after the colon: ${parts[1]}: ${parts[2]}.`;
    const found = 'a name and a value without a blank between';
    return {name: parts[1] ?? '', field: key, found, remedy};
  }
  if (!REST.test(key)) return undefined;
  const name = cutField(key, present);
  const found = 'a part of a number behind a comma';
  const remedy = 'Write a whole number, without a comma or €, such as 1300.';
  return {name, field: name, found, remedy};
}

/** Where a field belongs that stands too far out: the one place of its name where it is missing. */
function outdentedFrom(
  key: string,
  issues: readonly Issue[],
  input: unknown,
): readonly PropertyKey[] | undefined {
  const [home, ...others] = issues
    .map(({path}) => path)
    .filter((path) => path.length === 2 && path[1] === key && !valueAt(input, path));
  return others.length === 0 && valueAt(input, home?.slice(0, 1) ?? []) ? home : undefined;
}

/** What is said of a field that is not known, when its name is another field's, a little wrong. */
export const misnamed = (
  problem: Problem,
  path: readonly PropertyKey[],
  near: string,
): Problem => ({
  ...problem,
  meant: fieldName([...path, near]),
  remedy: `Did you mean ${near}? Otherwise delete the line.`,
});

/** What is wrong with fields that a file does not know, one message each, and what they account for. */
type Unknown = {
  readonly problems: readonly Problem[];
  /** Fields that are there under another name, or in another place. */
  readonly meant: ReadonlySet<string>;
  /** Fields whose value is cut in two. */
  readonly cut: ReadonlySet<string>;
};

/** Names each unknown field, with the known one that was meant where that can be seen. */
export function unknownFields(
  file: string,
  input: unknown,
  issues: readonly Issue[],
  {names, takes = () => false}: KnownFields,
): Unknown {
  const meant = new Set<string>();
  const cut = new Set<string>();
  const isMissing = (path: readonly PropertyKey[]): boolean =>
    issues.some((issue) => fieldName(issue.path) === fieldName(path)) &&
    valueAt(input, path) === undefined;
  const told = (path: readonly PropertyKey[], key: string, keys: readonly string[]): Problem => {
    const present = Object.keys((valueAt(input, path) as object | undefined) ?? {});
    const make = (field: string, found: string, remedy: string): Problem => ({
      file,
      field,
      isForeign: true,
      found,
      remedy,
    });
    const glued = gluedKey(key, present);
    if (glued) {
      meant.add(fieldName([...path, glued.name]));
      const field = fieldName([...path, glued.field]);
      if (glued.field === glued.name) cut.add(field);
      return make(field, glued.found, glued.remedy);
    }
    const home = path.length === 0 ? outdentedFrom(key, issues, input) : undefined;
    if (home) {
      const above = fieldName(home.slice(0, -1));
      meant.add(fieldName(home));
      return make(
        key,
        `a field that belongs to ${above}`,
        `Begin it with ${2 * (home.length - 1)} blanks, below ${above}.`,
      );
    }
    const value = valueAt(input, [...path, key]);
    const field = fieldName([...path, key]);
    const unknown = make(field, 'a field that is not known here', deletionOf(value));
    const hours = hoursMeant(value);
    if (hours && isMissing([...path, 'from']) && isMissing([...path, 'to'])) {
      for (const name of ['from', 'to']) meant.add(fieldName([...path, name]));
      return make(field, `${quote(value)}, a beginning and an end in one`, hoursRemedy(hours));
    }
    const absent = [...new Set(names(path))].filter((name) => !present.includes(name));
    // One field too many and one too few in an entry: it is the same under another name.
    const needed = absent.filter((name) => isMissing([...path, name]));
    const taking = keys.length === 1 ? absent.filter((name) => takes(path, name, value)) : [];
    const onlyOf = (list: readonly string[]): string | undefined =>
      keys.length === 1 && list.length === 1 ? list[0] : undefined;
    // What it holds is surer than what it is called: a picture with its point is no number of a photo.
    const held = typeof value === 'object' ? onlyOf(taking) : undefined;
    const near = held ?? closest(key, absent) ?? onlyOf(needed) ?? onlyOf(taking);
    if (near === undefined) return unknown;
    meant.add(fieldName([...path, near]));
    return misnamed(unknown, path, near);
  };
  const problems = issues.flatMap((issue): Problem[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => told(issue.path, key, issue.keys))
      : [],
  );
  return {problems, meant, cut};
}
