/** Turns what zod finds into problems in a writer's terms. */
import type {z} from 'zod';

import {closest, didYouMean} from './closest';
import {mergedEntries} from './mergedEntries';
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
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, part) =>
      current !== null && typeof current === 'object'
        ? (current as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );
}

/** How a field goes that has no business there: with its entries, where it has some. */
export function deletionOf(value: unknown): string {
  const hasBelow = value !== null && typeof value === 'object' && Object.keys(value).length > 0;
  return hasBelow ? 'Delete this line and the lines indented below it.' : 'Delete this line.';
}

/** The text that a colon in it has made a field with a value. */
function splitText(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const [[name, rest] = [], ...others] = Object.entries(value);
  const isText = typeof rest === 'string' || typeof rest === 'number';
  return name !== undefined && isText && others.length === 0 ? `${name}: ${rest}` : undefined;
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
    if (issue.code === 'too_small' && limit === 1) {
      // An entry of a list may go; a field may be one that the file needs.
      return `Write a text${typeof issue.path.at(-1) === 'number' ? ', or delete the line' : ''}.`;
    }
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
  const merged = mergedEntries(issue, found);
  if (merged) return `Write a comma between two entries: ${merged.join(', ')}.`;
  if (found === undefined || found === null) return 'This field is missing. Add it with its value.';
  if (isRemedy(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type': {
      const split = issue.expected === 'string' ? splitText(found) : undefined;
      if (split !== undefined) {
        return `A text that holds a colon stands in quotation marks: ${JSON.stringify(split)}.`;
      }
      if (issue.expected === 'array' && typeof found === 'object') {
        return `Begin each entry of the list with “- ”: - ${Object.keys(found)[0] ?? '…'}:`;
      }
      return TYPE_REMEDIES[issue.expected] ?? `Write a ${issue.expected}.`;
    }
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
  const cut = new Set<string>();
  const isMissing = (path: readonly PropertyKey[]): boolean =>
    issues.some((issue) => fieldName(issue.path) === fieldName(path)) &&
    valueAt(input, path) === undefined;
  const unknown = issues.flatMap((issue): Problem[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = knownFields(issue.path);
    const present = Object.keys((valueAt(input, issue.path) as object | undefined) ?? {});
    return issue.keys.map((key) => {
      const glued = gluedKey(key, present);
      if (glued) {
        meant.add(fieldName([...issue.path, glued.name]));
        const field = fieldName([...issue.path, glued.field]);
        if (glued.field === glued.name) cut.add(field);
        return {
          file,
          field,
          isForeign: true,
          found: glued.found,
          remedy: glued.remedy,
        };
      }
      const home = issue.path.length === 0 ? outdentedFrom(key, issues, input) : undefined;
      if (home) {
        meant.add(fieldName(home));
        return {
          file,
          field: key,
          isForeign: true,
          found: `a field that belongs to ${fieldName(home.slice(0, -1))}`,
          remedy: `Begin it with ${2 * (home.length - 1)} blanks, below ${fieldName(home.slice(0, -1))}.`,
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
        isForeign: true,
        found: 'a field that is not known here',
        remedy: near
          ? `Did you mean ${near}? Otherwise delete the line.`
          : deletionOf(valueAt(input, [...issue.path, key])),
      };
    });
  });
  // A list is too short because two of its entries have become one.
  const merged = new Set(
    issues.flatMap((issue) =>
      mergedEntries(issue, valueAt(input, issue.path)) ? fieldName(issue.path.slice(0, -1)) : [],
    ),
  );
  const others = issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') return [];
    if (issue.code === 'too_small' && merged.has(fieldName(issue.path))) return [];
    const field = fieldName(issue.path);
    const found = valueAt(input, issue.path);
    if ((found === undefined && meant.has(field)) || cut.has(field)) return [];
    return [{file, field, found: quote(found ?? undefined), remedy: remedyFor(issue, found)}];
  });
  // One complaint a field: the first says what to do, the rest follow from it.
  const first = others.filter(
    ({field}, index) => others.findIndex((other) => other.field === field) === index,
  );
  return [...unknown, ...first];
}
