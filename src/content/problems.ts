/**
 * Mistakes in content, told in a writer's terms: which file, which field, what
 * stands there, what to do. They are collected and printed together.
 */
import leven from 'leven';
import type {z} from 'zod';

/** One mistake. `file` is relative to the project's root. */
export type Problem = {
  readonly file: string;
  /** Field inside the file, such as `sessions[0].priceEur`; empty when the whole file is meant. */
  readonly field: string;
  readonly found: string;
  readonly remedy: string;
};

type Issue = z.core.$ZodIssue;

/** Writes a path the way a person reads it: `sessions[0].priceEur`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, '');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, part) =>
      current !== null && typeof current === 'object'
        ? (current as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );
}

/** Quotes what was found, shortened to 80 characters. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/** The known word closest to a misspelt one, or undefined when none is close. */
export function closest(word: string, known: readonly string[]): string | undefined {
  return known
    .map((candidate) => ({candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase())}))
    .filter(({distance}) => distance <= 3)
    .sort((a, b) => a.distance - b.distance)[0]?.candidate;
}

const TYPE_REMEDIES: Record<string, string> = {
  string: 'Write a text.',
  number: 'Write a number without quotation marks, currency or unit, such as 170.',
  int: 'Write a whole number.',
  boolean: 'Write true or false.',
  array: 'Write a list: one line for each entry, each beginning with "- ".',
  object: 'Write the named values of this entry, one on each line.',
};

function remedyFor(issue: Issue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return found === undefined
        ? 'This field is missing. Add it.'
        : (TYPE_REMEDIES[issue.expected] ?? `Write a ${issue.expected}.`);
    case 'invalid_value': {
      const values = issue.values.map(String);
      const near = typeof found === 'string' ? closest(found, values) : undefined;
      return `${near ? `Did you mean ${near}? ` : ''}Write one of: ${values.join(', ')}.`;
    }
    case 'too_small':
      return issue.origin === 'string'
        ? `Too short: write at least ${issue.minimum} characters.`
        : issue.origin === 'array'
          ? `Write at least ${issue.minimum} entries.`
          : `Write ${issue.message.startsWith('an ') ? issue.message : `a number ${issue.inclusive === false ? 'above' : 'of at least'} ${issue.minimum}`}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Too long (${String(found).length} characters): write at most ${issue.maximum}.`
        : issue.origin === 'array'
          ? `Write at most ${issue.maximum} entries.`
          : `Write a number of at most ${issue.maximum}.`;
    case 'invalid_format':
      return `Write ${issue.message.startsWith('Invalid') ? `a valid ${issue.format}` : issue.message}.`;
    default:
      return issue.message;
  }
}

/**
 * Turns what zod found in `input` into problems of `file`. Unknown fields become
 * one problem each, with the nearest known field where the schema tells it.
 */
export function problemsFromIssues(
  file: string,
  input: unknown,
  issues: readonly Issue[],
  knownFields: readonly string[] = [],
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const near = closest(key, knownFields);
        return {
          file,
          field: fieldName([...issue.path, key]),
          found: 'a field that this page does not have',
          remedy: near ? `Did you mean ${near}? Otherwise delete the line.` : 'Delete this line.',
        };
      });
    }
    const found = valueAt(input, issue.path);
    return [
      {file, field: fieldName(issue.path), found: quote(found), remedy: remedyFor(issue, found)},
    ];
  });
}

/** Problems as text, grouped by file. */
function grouped(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map(({file}) => file))].sort();
  const groups = files.map((file) => {
    const lines = problems
      .filter((problem) => problem.file === file)
      .map(({field, found, remedy}) => `  ${field ? `${field}: ` : ''}found ${found}. ${remedy}`);
    return [file, ...lines].join('\n');
  });
  return groups.join('\n\n');
}

/** All problems as text, grouped by file, for the terminal. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  return `${count} in the content:\n\n${grouped(problems)}\n`;
}

/** All warnings as text, for the terminal: they stop nothing. */
export function formatWarnings(warnings: readonly Problem[]): string {
  return `Worth a look, and no mistake:\n\n${grouped(warnings)}\n`;
}
