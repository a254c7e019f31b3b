/** Turns errors of schemas into sentences for writers. */
import leven from 'leven';
import * as z from 'zod';

import {lookUp} from './lookUp';
import type {Problem} from './problems';
import {widthOf} from './textWidth';
import type {Yaml} from './yaml';

/** Whether a name begins with what was typed: with less than three letters too many do. */
const isBeginning = (typed: string, name: string): boolean =>
  typed.length > 2 && name.toLowerCase().startsWith(typed.toLowerCase());

/** Whether two names have the same letters in another order, such as `moer` and `more`. */
const isAnagram = (one: string, other: string): boolean =>
  [...one].sort().join('') === [...other].sort().join('');

/** The known name that is most similar to what was typed, or goes on where it stops; undefined where none is near. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(typed.length / 3));
  const [nearest] = known
    .map((name) => ({name, distance: leven(typed.toLowerCase(), name.toLowerCase())}))
    .filter(
      ({name, distance}) => distance <= most || isBeginning(typed, name) || isAnagram(typed, name),
    )
    .sort((a, b) => a.distance - b.distance);
  return nearest?.name;
}

/** " Did you mean …?" where a known name is near, otherwise an empty string. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const nearest = nearestName(typed, known);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
}

/** Message for a reference to something that does not exist. */
export const noSuch = (what: string, typed: string, known: readonly string[]): string =>
  `There is no ${what} ${typed}: write another.${didYouMean(typed, known)}`;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number, without quotation marks or unit',
  boolean: 'true or false',
  array: 'a list, each entry on a line that begins with "- "',
  object: 'fields, each on a line of its own',
};

const LONGEST_QUOTE = 60;

/** The value as JSON, shortened. */
export function quote(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > LONGEST_QUOTE ? `${json.slice(0, LONGEST_QUOTE - 1)}…` : json;
}

/** The width of a text as the end of a message. */
export function countedCharacters(text: string): string {
  const width = widthOf(text);
  const note = width > text.length ? ', each Chinese, Japanese or Korean one counted as two' : '';
  return `there are ${width}${note}.`;
}

/** What to write in place of a text, a list or a number that is too short or too long. */
function sizeMessage(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>,
): string {
  const {input, origin, exact} = issue;
  const [limit, word] =
    issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
  const most = exact ? `exactly ${limit}` : `${word} ${limit}`;
  if (origin === 'string') {
    const text = String(input).trim();
    return text === ''
      ? 'Write a text here.'
      : `Write ${most} characters; ${countedCharacters(text)}`;
  }
  if (origin === 'array') return `Write ${most} entries; there are ${(input as unknown[]).length}.`;
  return `Write ${most}; found ${quote(input)}.`;
}

/** What to write in place of a value of another type, or of none. */
function typeMessage({expected, input}: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const wanted = TYPES[expected] ?? expected;
  return input === undefined || input === null
    ? `Write ${wanted} here: it is missing.`
    : `Write ${wanted}; found ${quote(input)}.`;
}

/** What to write in place of a value that is not one of those allowed. */
function valueMessage(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidValue>): string {
  const {input} = issue;
  const values = issue.values.map(String);
  const wanted = values.length > 1 ? `one of ${values.join(', ')}` : values.join();
  const found = input === undefined ? 'it is missing' : `found ${quote(input)}`;
  return `Write ${wanted}; ${found}.${didYouMean(String(input), values)}`;
}

/** Error map of zod. Schemas define messages for rules of their own. */
const errorMap: z.core.$ZodErrorMap = (issue) => {
  const {input} = issue;
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue);
    case 'invalid_value':
      return valueMessage(issue);
    case 'invalid_format':
      return issue.format === 'email'
        ? `Write an e-mail address; found ${quote(input)}.`
        : undefined;
    case 'too_small':
    case 'too_big':
      return sizeMessage(issue as Parameters<typeof sizeMessage>[0]);
    default:
      return undefined;
  }
};

/** Options of `safeParse` for these messages. */
export const PARSE_OPTIONS = {error: errorMap, reportInput: true} as const;

/** The name of a field in messages, such as `sessions[0].priceEur`. */
export const fieldName = (path: readonly PropertyKey[]): string => z.core.toDotPath(path);

/** The message for a field that no schema has, and the name that was probably meant. */
export type Unknown = {readonly message: string; readonly meant?: string | undefined};

/** Fields that are called by another word elsewhere: hours go from and to, days from and until. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  to: ['until'],
  until: ['to'],
  date: ['on', 'from'],
  day: ['on', 'from'],
};

/** What is said about a field that has no special message. `known` are the fields that it may be. */
export function noSuchField(name: string, known: readonly string[]): Unknown {
  const synonym = lookUp(SYNONYMS, name)?.find((one) => known.includes(one));
  const meant = nearestName(name, known) ?? synonym;
  const near = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return {message: `There is no field of this name here: correct or delete it.${near}`, meant};
}

/**
 * The issues of a value that may have one of several forms: those of the first form whose type it has, each at its own
 * place. A value of no such type keeps the message of the whole.
 */
function issuesOfForm(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const form = issue.errors.find((issues) => issues.every(({path}) => path.length > 0));
  if (!form) return [issue];
  return form.flatMap((one) => issuesOfForm({...one, path: [...issue.path, ...one.path]}));
}

/** The message, with the line of the other field of which it speaks: a rule knows the name of that field alone. */
function withOtherLine(issue: z.core.$ZodIssue, lineOf: Yaml['lineOf']): string {
  const other: unknown = issue.code === 'custom' ? issue.params?.other : undefined;
  if (!Array.isArray(other)) return issue.message;
  return issue.message.replace(/\.$/, ` (line ${lineOf(other as PropertyKey[])}).`);
}

type UnknownField = (name: string, path: readonly PropertyKey[]) => Unknown;

/**
 * Converts zod's issues to problems. `unknownField` is asked about a field that no schema has; the field that was meant
 * is then not reported as missing.
 */
export function problemsOf(
  found: readonly z.core.$ZodIssue[] = [],
  {file, lineOf}: Pick<Yaml, 'file' | 'lineOf'>,
  unknownField: UnknownField,
): Problem[] {
  const issues = found.flatMap(issuesOfForm);
  const at = (path: readonly PropertyKey[], message: string): Problem => ({
    file,
    line: lineOf(path),
    field: fieldName(path),
    message,
  });
  // A value of the wrong type is reported once: its other issues, such as its length, would mislead.
  const mistyped = new Set(
    issues.filter(({code}) => code === 'invalid_type').map(({path}) => fieldName(path)),
  );
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => ({name, path: issue.path, ...unknownField(name, issue.path)}))
      : [],
  );
  const meant = new Set(unknown.map((field) => fieldName([...field.path, field.meant ?? ''])));
  const reported = issues
    .filter(({code}) => code !== 'unrecognized_keys')
    .filter(({code, path}) => code === 'invalid_type' || !mistyped.has(fieldName(path)))
    .filter(({input, path}) => input !== undefined || !meant.has(fieldName(path)));
  return [
    ...unknown.map(({name, path, message}) => at([...path, name], message)),
    ...reported.map((issue) => at(issue.path, withOtherLine(issue, lineOf))),
  ];
}
