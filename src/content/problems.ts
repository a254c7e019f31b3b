/**
 * Mistakes in content, told in a writer's terms: which file, which field or line, what
 * stands there, what to do. They are collected and printed together.
 */

import type {Rule} from './rules';

/** One mistake. `file` is relative to the project's root. */
export type Problem = {
  readonly file: string;
  /** Field inside the file, such as `sessions[0].priceEur`; empty when the whole file is meant. */
  readonly field: string;
  /** Line in the file, counted from 1, where there is one. */
  readonly line?: number | undefined;
  /** Column in the line, counted from 1. */
  readonly column?: number | undefined;
  readonly found: string;
  readonly remedy: string;
  /** The field has no business where it stands: nothing is said of what it holds. */
  readonly isForeign?: true;
  /** The field that was meant by one of another name. */
  readonly meant?: string;
  /** Which rule says so, where another one has to know. */
  readonly rule?: Rule;
  /** Components that it speaks of, by name, or by the beginning of their tag where that says more. */
  readonly components?: readonly string[];
};

/** Quotes what was found, shortened to 80 characters. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/** "1 entry", "3 entries". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const place = ({line, column, field}: Problem): string => {
  const where = line === undefined ? '' : `line ${line}${column ? `, column ${column}` : ''}`;
  const name = [where, field].filter(Boolean).join(', ');
  return name ? `${name}: ` : '';
};

/** By file, then by line; whole-file mistakes first. Mistakes that read the same are told once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const key = ({file, line, column, field, found, remedy}: Problem): string =>
    JSON.stringify([file, line, column, field, found, remedy]);
  const known = new Set<string>();
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return problems
    .filter((problem) => !known.has(key(problem)) && known.add(key(problem)))
    .sort(
      (a, b) =>
        compare(a.file, b.file) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0),
    );
}

/** Sorted problems as text, grouped by file. */
function grouped(sorted: readonly Problem[]): string {
  const files = [...new Set(sorted.map(({file}) => file))];
  const groups = files.map((file) => {
    const lines = sorted
      .filter((problem) => problem.file === file)
      .map((problem) => `  ${place(problem)}found ${problem.found}. ${problem.remedy}`);
    return [file, ...lines].join('\n');
  });
  return groups.join('\n\n');
}

/** All problems as text, grouped by file, for the terminal. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = sortProblems(problems);
  return `${counted(sorted.length, 'mistake')} in the content:\n\n${grouped(sorted)}\n`;
}

/** All warnings as text, for the terminal: they stop nothing. */
export function formatWarnings(warnings: readonly Problem[]): string {
  return `Worth a look, and no mistake:\n\n${grouped(sortProblems(warnings))}\n`;
}

/** So many texts are not read one by one: a language that was begun has more than a thousand. */
const MANY = 200;

/** How many texts each file lacks, and where they begin. */
function byFile(sorted: readonly Problem[]): string {
  const files = [...new Set(sorted.map(({file}) => file))];
  return files
    .map((file) => {
      const own = sorted.filter((problem) => problem.file === file);
      const line = own[0]?.line;
      return `  ${file}: ${own.length}${line === undefined ? '' : `, from line ${line} on`}`;
    })
    .join('\n');
}

/** Words that somebody still has to write, as text for the terminal. */
export function formatUnwritten(unwritten: readonly Problem[]): string {
  const sorted = sortProblems(unwritten);
  if (sorted.length > MANY) {
    const hint =
      'Search a file for "[to " to find each; with fewer left they are listed one by one.';
    return `${counted(sorted.length, 'text')} still to be written:\n\n${byFile(sorted)}\n\n${hint}\n`;
  }
  return `${counted(sorted.length, 'text')} still to be written:\n\n${grouped(sorted)}\n`;
}

/** What stands there only until the house is known, as text for the terminal. */
export function formatPlaceholders(placeholders: readonly Problem[]): string {
  const sorted = sortProblems(placeholders);
  return `${counted(sorted.length, 'placeholder')} to be replaced:\n\n${grouped(sorted)}\n`;
}
