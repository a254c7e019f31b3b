/** Parses JSON with the line of every entry, and reports what cannot be read. */
import type {Problem} from './problems';

/** A JSON file, not yet validated. */
export type Json = {
  readonly file: string;
  /** Undefined where the file cannot be read. */
  readonly value?: unknown;
  /** Line of an entry of an object or a list, by its name or text. */
  readonly lineOf: (entry: string) => number;
  readonly problems: readonly Problem[];
};

const NOT_JSON =
  'This is not JSON: a comma, a quotation mark or a bracket is missing or too many here.';

/** A line function for a text. */
function linesOf(text: string): Json['lineOf'] {
  const rows = text.split('\n').map((row) => row.trim());
  return (entry) => rows.findIndex((row) => row.startsWith(JSON.stringify(entry))) + 1 || 1;
}

/** Parses an object, or a list. */
export function parseJson(file: string, text: string, isList: boolean): Json {
  const lineOf = linesOf(text);
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) === isList && typeof value === 'object' && value !== null) {
      return {file, value, lineOf, problems: []};
    }
    const [brackets, what] = isList ? ['[ and ]', 'list'] : ['{ and }', 'list of named entries'];
    const message = `Write a ${what} between ${brackets}.`;
    return {file, value, lineOf, problems: [{file, line: 1, message}]};
  } catch (error) {
    const {message} = error as Error;
    const offset = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = text.slice(0, offset).split('\n').length;
    return {file, lineOf, problems: [{file, line, message: NOT_JSON}]};
  }
}
