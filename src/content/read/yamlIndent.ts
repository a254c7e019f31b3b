/** Rows of fields that do not begin where their neighbours do. */
import type {Problem} from '../problems';

/** How far a row is indented; undefined where it begins no entry of a list, or one with fields. */
export const entryDepth = (row: string): number | undefined =>
  /^( *)- (?!\w+:(?: |$)|[[{"'|>])\S/.exec(row)?.[1]?.length;

/** Where the name of a field begins in a row; undefined where the row holds none. */
const nameColumn = (row: string): number | undefined =>
  /^(\s*(?:- )?)[a-z]\w*:(?: |$)/.exec(row)?.[1]?.length;

/** A row that begins neither as the one above it nor as the one below: an entry without its hyphen, a field. */
export function crooked([above, row, below]: readonly [string, string, string]):
  Pick<Problem, 'found' | 'remedy'> | undefined {
  const depth = entryDepth(above);
  if (depth !== undefined && new RegExp(`^ {${depth}}[^\\s:-][^:]*$`).test(row)) {
    return {found: 'an entry of a list without its hyphen', remedy: 'Begin it with “- ”.'};
  }
  const [before, own, after] = [above, row, below].map(nameColumn);
  const isNested = /:\s*$/.test(above) || /^\s*- /.test(row);
  if (before === undefined || own === undefined || isNested) return undefined;
  if (own === before || own === after || (after ?? 0) > before) return undefined;
  const remedy =
    before === 0
      ? 'Delete the blanks before it.'
      : `Begin it with ${before} blanks, as the line above has before its name.`;
  return {found: 'a field that does not begin where its neighbours do', remedy};
}
