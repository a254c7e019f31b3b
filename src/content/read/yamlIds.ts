/** Entries of a list that have lost their first line, with their id: their fields go on with the entry above. */
import type {RowSlip} from './yamlIndent';

const nameAt = (row: string, depth: number): string[] =>
  new RegExp(`^ {${depth}}(\\w+):(?: |$)`).exec(row)?.slice(1) ?? [];

/** The field that stands twice in one entry because the line between, with the id, is gone. */
export function idlessRow(rows: readonly string[], twice: number): RowSlip | undefined {
  const [own = ''] = rows.slice(twice);
  const column = /^ */.exec(own)?.[0].length ?? 0;
  const [name] = nameAt(own, column);
  if (column < 2 || name === undefined || name === 'id') return undefined;
  const hyphen = `${' '.repeat(column - 2)}- `;
  const head = rows.findLastIndex((row, at) => at < twice && row.startsWith(hyphen));
  if (!rows[head]?.startsWith(`${hyphen}id: `)) return undefined;
  const rest = rows.slice(twice);
  const end = rest.findIndex((row) => /\S/.test(row) && !row.startsWith(' '.repeat(column)));
  const namesIn = (some: readonly string[]): string =>
    some
      .flatMap((row) => nameAt(row, column))
      .sort()
      .join(' ');
  const above = rows.slice(head + 1, twice);
  const isWhole = namesIn(above) === namesIn(end < 0 ? rest : rest.slice(0, end));
  // The same line twice is one too many.
  if (!isWhole || above.includes(own)) return undefined;
  return {
    row: twice,
    found: 'an entry without its id, which would go on with the one above it',
    remedy: `Write its first line above this one: ${hyphen}id: and its id, as it is in every language.`,
  };
}
