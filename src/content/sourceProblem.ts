/** Why a TypeScript file that people edit when they add a page, such as `sidebars.ts`, cannot be read. */
import {conflictsIn} from './mergeMarks';
import type {Problem} from './problems';

const COMMA = 'Write a comma after the last name of this line: it is missing.';
const REMEDY = 'A comma, a quotation mark or a bracket is missing or too many here.';
/** What the parser says, and what to write. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/expected ","/, COMMA],
  [/Unterminated string/, 'Write a quotation mark at the end of this name: it is missing.'],
];

/** The place that an error names behind the path of the file: line and column, each counted as the parser does. */
const PLACE = /:(\d+):(\d+)/;

/** The problem of a name without quotation marks, which was read as that of a variable; undefined for other errors. */
function unquotedName(file: string, {message, stack = ''}: Error): Problem | undefined {
  const [, unknown] = /^(\S+) is not defined/.exec(message) ?? [];
  if (!unknown) return undefined;
  const line = Number(PLACE.exec(stack.slice(stack.indexOf(file)))?.[1]);
  return {file, line, message: `Write '${unknown}' in quotation marks.`};
}

/** The problem of a file that is no TypeScript. */
function syntaxProblem(file: string, text: string, message: string): Problem {
  const [reason = ''] = message.split('\n');
  const [, line = '1', column = '0'] = PLACE.exec(message) ?? [];
  const remedy = REMEDIES.find(([pattern]) => pattern.test(reason))?.[1] ?? REMEDY;
  if (remedy !== COMMA) return {file, line: Number(line), message: remedy};
  // The parser names the entry that follows, often on the next line.
  const rows = text.split('\n').slice(0, Number(line));
  const before = [...rows.slice(0, -1), rows.at(-1)?.slice(0, Number(column)) ?? ''].join('\n');
  return {file, line: before.trimEnd().split('\n').length, message: remedy};
}

/** The problem of a file that was not read because of `error`. `text` is what the file contains. */
export function sourceProblem(file: string, text: string, error: Error): Problem {
  const {message} = error;
  const known = conflictsIn(file, text)[0] ?? unquotedName(file, error);
  if (known) return known;
  if (message.startsWith('ParseError')) return syntaxProblem(file, text, message);
  const [reason = ''] = message.split('\n');
  return {file, message: `This file cannot be read: ${reason.trim()}`};
}
