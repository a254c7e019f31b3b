/** Turns what zod finds into problems in a writer's terms. */
import type {z} from 'zod';

import {didYouMean} from './closest';
import {hoursMeant, hoursRemedy} from './hoursMeant';
import {severalMeant} from './listsMeant';
import {mergedEntries} from './mergedEntries';
import {fieldName, valueAt} from './paths';
import {type Problem, counted, quote} from './problems';
import {swappedTexts} from './swapped';
import {type KnownFields, unknownFields} from './unknownFields';
import {listProblems} from './wrongLists';

type Issue = z.core.$ZodIssue;

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

const MISSING = 'This field is missing. Add it with its value.';
const EMPTY = 'This field has no value.';
/** Whether all that is said of a list is that it has too few entries: which one is missing says more. */
export const isCount = ({remedy}: Problem): boolean =>
  remedy === MISSING ||
  remedy.startsWith(EMPTY) ||
  /^Write (?:exactly|at least) .*; there (?:is|are) \d+\.$/.test(remedy);

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

/** For a name without a value: a field that its file may do without can also go. */
function emptyRemedy(issue: Issue, known: KnownFields): string {
  const isList = issue.code === 'invalid_type' && issue.expected === 'array';
  const write = isList ? 'Write its list below it' : 'Write it behind the colon, or below it';
  const canGo = known.isOptional?.(issue.path.slice(0, -1), String(issue.path.at(-1)));
  return `${EMPTY} ${write}${canGo ? ', or delete the line' : ''}.`;
}

function remedyFor(issue: Issue, found: unknown, known: KnownFields): string {
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const several = typeof found === 'string' ? severalMeant(found, values) : undefined;
  if (several && typeof issue.path.at(-1) === 'number') {
    return `Write each of them: ${several.join(', ')}.`;
  }
  const merged = mergedEntries(issue, found);
  if (merged) return `Write a comma between two entries: ${merged.join(', ')}.`;
  if (found === undefined) return MISSING;
  if (found === null) return emptyRemedy(issue, known);
  if (isRemedy(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type': {
      const split = issue.expected === 'string' ? splitText(found) : undefined;
      if (split !== undefined) {
        return `A text that holds a colon stands in quotation marks: ${JSON.stringify(split)}.`;
      }
      const hours = issue.expected === 'object' ? hoursMeant(found) : undefined;
      if (hours) {
        return `Write below it, each on a line of its own: from: "${hours.from}" and to: "${hours.to}"`;
      }
      if (issue.expected === 'array' && typeof found === 'object') {
        return `Begin each entry of the list with “- ”: - ${Object.keys(found)[0] ?? '…'}:`;
      }
      return TYPE_REMEDIES[issue.expected] ?? `Write a ${issue.expected}.`;
    }
    case 'invalid_value': {
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

/**
 * Turns what zod found in `input` into problems of `file`. Unknown fields become
 * one problem each, with the nearest known field of the same place. A required field that
 * only a misspelling hides is not told twice.
 */
export function problemsFromIssues(
  file: string,
  input: unknown,
  issues: readonly Issue[],
  known: KnownFields,
): Problem[] {
  const {problems: unknown, meant, cut} = unknownFields(file, input, issues, known);
  // A list is too short because two of its entries have become one.
  const merged = new Set(
    issues.flatMap((issue) =>
      mergedEntries(issue, valueAt(input, issue.path)) ? fieldName(issue.path.slice(0, -1)) : [],
    ),
  );
  const lists = listProblems(file, input, issues, known);
  const swapped = swappedTexts(file, input, issues);
  const isSwapped = ({path}: Issue): boolean =>
    swapped.some(({fields}) => fields.includes(fieldName(path)));
  const isOfList = ({path}: Issue): boolean =>
    path.some((_, at) => lists.has(fieldName(path.slice(0, at + 1))));
  // A beginning that holds the end as well.
  const hoursAt = (path: Issue['path']): ReturnType<typeof hoursMeant> => {
    const [from, to] = ['from', 'to'].map((name) => valueAt(input, [...path, name]));
    return to === undefined ? hoursMeant(from) : from === undefined ? hoursMeant(to) : undefined;
  };
  const others = issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys' || isOfList(issue) || isSwapped(issue)) return [];
    if (issue.code === 'too_small' && merged.has(fieldName(issue.path))) return [];
    const field = fieldName(issue.path);
    const found = valueAt(input, issue.path);
    const hours = /^(?:from|to)$/.test(String(issue.path.at(-1)))
      ? hoursAt(issue.path.slice(0, -1))
      : undefined;
    if (hours) {
      return found === undefined
        ? []
        : [{file, field, found: quote(found), remedy: hoursRemedy(hours)}];
    }
    if ((found === undefined && meant.has(field)) || cut.has(field)) return [];
    return [
      {file, field, found: quote(found ?? undefined), remedy: remedyFor(issue, found, known)},
    ];
  });
  // One complaint a field: the first says what to do, the rest follow from it.
  const first = others.filter(
    ({field}, index) => others.findIndex((other) => other.field === field) === index,
  );
  return [...unknown, ...lists.values(), ...swapped.map(({problem}) => problem), ...first];
}
