/** Turns what zod finds into problems in a writer's terms. */
import type {z} from 'zod';

import {closest, didYouMean} from './closest';
import {type Problem, counted, quote} from './problems';

type Issue = z.core.$ZodIssue;

/** Writes a path the way a person reads it: `sessions[0].priceEur`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, '');
}

/** What stands at a path; undefined when there is nothing. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, part) =>
      current !== null && typeof current === 'object'
        ? (current as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );
}

const TYPE_REMEDIES: Record<string, string> = {
  string: 'Write a text; one that looks like a number or a date goes in quotation marks.',
  number: 'Write a number without quotation marks, currency or unit, such as 170.',
  int: 'Write a whole number.',
  boolean: 'Write true or false, without quotation marks.',
  array: 'Write a list: one line for each entry, each beginning with "- ".',
  tuple: 'Write two numbers in square brackets, such as [2, 3].',
  object: 'Write the named values of this entry, one on each line.',
};

/** Schemas write their own remedy where they know the unit and the limits. */
const isRemedy = (message: string): boolean => message.startsWith('Write ');

function lengthRemedy(issue: Extract<Issue, {code: 'too_small' | 'too_big'}>, found: unknown) {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (issue.code === 'too_small' && limit === 1) return 'Write a text, or delete the line.';
    const length = counted(String(found).trim().length, 'character');
    return issue.code === 'too_small'
      ? `Too short (${length}): write at least ${counted(limit, 'character')}.`
      : `Too long (${length}): write at most ${counted(limit, 'character')}.`;
  }
  const entries = Array.isArray(found) ? found.length : 0;
  const how = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  return `Write ${how} ${counted(limit, 'entry', 'entries')}; there ${entries === 1 ? 'is' : 'are'} ${entries}.`;
}

function remedyFor(issue: Issue, found: unknown): string {
  if (found === undefined || found === null) return 'This field is missing. Add it with its value.';
  if (isRemedy(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_REMEDIES[issue.expected] ?? `Write a ${issue.expected}.`;
    case 'invalid_value': {
      const values = issue.values.map(String);
      const near = typeof found === 'string' ? didYouMean(found, values) : '';
      return `${near}Write ${values.length === 1 ? '' : 'one of: '}${values.join(', ')}.`;
    }
    case 'too_small':
    case 'too_big':
      return lengthRemedy(issue, found);
    case 'invalid_format':
      return issue.format === 'email'
        ? 'Write an e-mail address such as info@example.com.'
        : `Write ${issue.message}.`;
    default:
      return issue.message;
  }
}

/** Keys that are no names: a value glued to its name, the rest of a number. */
function gluedKey(key: string): {name: string; found: string; remedy: string} | undefined {
  const parts = /^(\w+):(.+)$/.exec(key);
  if (parts) {
    const remedy = `Write a blank after the colon: ${parts[1]}: ${parts[2]}.`;
    return {name: parts[1] ?? '', found: 'a name and a value without a blank between', remedy};
  }
  return /^\d+$/.test(key)
    ? {
        name: key,
        found: 'a part of a number behind a comma',
        remedy: 'Write numbers without a comma, such as 1300.',
      }
    : undefined;
}

/** Fields that a file may have at a path, so that a misspelt one can be named. */
type KnownFields = (path: readonly PropertyKey[]) => readonly string[];

/**
 * Turns what zod found in `input` into problems of `file`. Unknown fields become
 * one problem each, with the nearest known field of the same place. A required field that
 * only a misspelling hides is not told twice.
 */
export function problemsFromIssues(
  file: string,
  input: unknown,
  issues: readonly Issue[],
  knownFields: KnownFields = () => [],
): Problem[] {
  const meant = new Set<string>();
  const isMissing = (path: readonly PropertyKey[]): boolean =>
    issues.some((issue) => fieldName(issue.path) === fieldName(path)) &&
    valueAt(input, path) === undefined;
  const unknown = issues.flatMap((issue): Problem[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = knownFields(issue.path);
    const present = Object.keys((valueAt(input, issue.path) as object | undefined) ?? {});
    return issue.keys.map((key) => {
      const glued = gluedKey(key);
      if (glued) {
        meant.add(fieldName([...issue.path, glued.name]));
        return {
          file,
          field: fieldName([...issue.path, key]),
          found: glued.found,
          remedy: glued.remedy,
        };
      }
      const absent = known.filter((name) => !present.includes(name));
      // One field too many and one too few in an entry: it is the same under another name.
      const needed = absent.filter((name) => isMissing([...issue.path, name]));
      const only = issue.keys.length === 1 && needed.length === 1;
      const near = closest(key, absent) ?? (only ? needed[0] : undefined);
      if (near) meant.add(fieldName([...issue.path, near]));
      return {
        file,
        field: fieldName([...issue.path, key]),
        found: 'a field that is not known here',
        remedy: near ? `Did you mean ${near}? Otherwise delete the line.` : 'Delete this line.',
      };
    });
  });
  const others = issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') return [];
    const field = fieldName(issue.path);
    const found = valueAt(input, issue.path);
    if (found === undefined && meant.has(field)) return [];
    return [{file, field, found: quote(found ?? undefined), remedy: remedyFor(issue, found)}];
  });
  // One complaint a field: the first says what to do, the rest follow from it.
  const first = others.filter(
    ({field}, index) => others.findIndex((other) => other.field === field) === index,
  );
  return [...unknown, ...first];
}
