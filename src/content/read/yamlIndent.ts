/** Rows that begin too far in or out, or without their hyphen: what would mend them is tried. */
import {load} from 'js-yaml';

import {counted} from '../problems';
import {isKnown, isList, oddities} from './knownNames';
import {columnOf, depthOf, isEntry, isSilent} from './yamlRows';

/** What is wrong with a row, counted from 0, and what mends it. */
export type RowSlip = {readonly row: number; readonly found: string; readonly remedy: string};
/** A slip, and how the file would read without it. */
type Repair = RowSlip & {
  readonly mended: readonly string[];
  /** Among repairs that read equally well, the one that sets fewer rows to odd places. */
  readonly cost: number;
};

/** How far a row is indented; undefined where it begins no entry of a list, or one with fields. */
export const entryDepth = (row: string): number | undefined =>
  /^( *)- (?!\w+:(?: |$)|[[{"'|>])\S/.exec(row)?.[1]?.length;

const hasName = (row: string): boolean => /^ *(?:- )?[a-z]\w*:(?: |$)/.test(row);

/** The nearest rows above or below that say something: notes and empty rows stand between neighbours. */
function neighbours(rows: readonly string[], at: number, step: 1 | -1, count: number): number[] {
  const found: number[] = [];
  for (let row = at + step; row >= 0 && row < rows.length && found.length < count; row += step) {
    if (!isSilent(rows[row] ?? '')) found.push(row);
  }
  return found;
}

/** The place of the hyphens of the list that a row stands in, perhaps as its first one; undefined outside of lists. */
function hyphensAround(
  rows: readonly string[],
  at: number,
): {readonly depth: number; readonly isFirst: boolean} | undefined {
  const own = depthOf(rows[at] ?? '');
  for (const row of neighbours(rows, at, -1, rows.length)) {
    const text = rows[row] ?? '';
    const depth = depthOf(text);
    if (isEntry(text) && depth <= own) return {depth, isFirst: false};
    if (depth < own) {
      const name = /(\w+):\s*$/.exec(text)?.[1];
      return name !== undefined && isList(name) ? {depth: depth + 2, isFirst: true} : undefined;
    }
  }
  return undefined;
}

/** The row with its hyphen, where it may be an entry of a list. */
function withHyphen(rows: readonly string[], at: number): Repair[] {
  const text = rows[at] ?? '';
  const list = isEntry(text) ? undefined : hyphensAround(rows, at);
  if (!list) return [];
  const {depth, isFirst} = list;
  const isPlain = !hasName(text) && !/^ *\{/.test(text);
  // What goes on with the text above it has no hyphen either.
  if (isPlain && (depthOf(text) !== depth || !/^ *[^\s:-][^:]*$/.test(text))) return [];
  const entry = `- ${text.trim()}`;
  const where =
    isPlain || depthOf(text) === depth ? '' : ' under the hyphens of its list, before the name';
  return [
    {
      row: at,
      found: 'an entry of a list without its hyphen',
      remedy: where ? `Write “- ”${where}.` : 'Begin it with “- ”.',
      mended: rows.with(at, ' '.repeat(depth) + entry),
      // What is no list yet was not meant as one as long as something else mends it.
      cost: isFirst ? 1 : 0,
    },
  ];
}

function remedyOf(text: string, depth: number, isBlock: boolean): string {
  const along = isBlock ? ', and move the lines that belong to it as far' : '';
  if (depth === 0) return `Delete the blanks before it${along}.`;
  return `Begin it with ${counted(depth, 'blank')}${isEntry(text) ? ', under the hyphens of its list' : ''}${along}.`;
}

/** Where a block lost the blanks of all its fields, mending one of them leaves the others. */
function sistersOf(rows: readonly string[], at: number, depth: number): string {
  const [, block] = /^\s*(?:- )?(\w+):\s*$/.exec(rows[at - 1] ?? '') ?? [];
  const next = rows[at + 1] ?? '';
  const isSister = !isEntry(next) && hasName(next) && depthOf(next) === depthOf(rows[at] ?? '');
  return block !== undefined && depth > 0 && isSister
    ? ` Then do the same to the lines below it that belong to ${block}.`
    : '';
}

/** Where a row stands by the habit of two blanks a step, if it is to stand further in than what it belongs to. */
function stepAbove(rows: readonly string[], at: number, depth: number): number {
  const parent = neighbours(rows, at, -1, rows.length).find(
    (row) => depthOf(rows[row] ?? '') < depth,
  );
  return parent === undefined ? 0 : depthOf(rows[parent] ?? '') + 2;
}

/** The row in other places, alone or with all that stands below it. */
function elsewhere(rows: readonly string[], at: number): Repair[] {
  const text = rows[at] ?? '';
  if (!hasName(text) && !isEntry(text)) return [];
  const own = depthOf(text);
  const [above, below] = ([-1, 1] as const).map((step) => neighbours(rows, at, step, rows.length));
  // An entry with many fields stands far from the next one, with lists of its own between.
  const isOfList = (row: number): boolean =>
    isEntry(rows[row] ?? '') && depthOf(rows[row] ?? '') <= own + 2;
  const ends = [above, below].flatMap((list = []) => [
    ...list.slice(0, 2),
    ...list.filter(isOfList),
  ]);
  const places = ends.flatMap((row) => {
    const near = rows[row] ?? '';
    return [depthOf(near), columnOf(near), ...(/:\s*$/.test(near) ? [columnOf(near) + 2] : [])];
  });
  const end = rows.findIndex((row, index) => index > at && !isSilent(row) && depthOf(row) <= own);
  const last = end < 0 ? rows.length : end;
  const isAlone = rows.slice(at + 1, last).every(isSilent);
  return [...new Set([0, ...places])]
    .filter((depth) => depth !== own)
    .flatMap((depth) =>
      (isAlone ? [false] : [false, true]).map((isBlock): Repair => {
        const until = isBlock ? last : at + 1;
        const move = (row: string): string =>
          isSilent(row)
            ? row
            : ' '.repeat(Math.max(0, depthOf(row) + depth - own)) + row.trimStart();
        return {
          row: at,
          found: isEntry(text)
            ? 'a list line that does not begin where its neighbours do'
            : 'a field that does not begin where its neighbours do',
          remedy: `${remedyOf(text, depth, isBlock)}${sistersOf(rows, at, depth)}`,
          mended: [...rows.slice(0, at), ...rows.slice(at, until).map(move), ...rows.slice(until)],
          cost: (depth === 0 || depth === stepAbove(rows, at, depth) ? 0 : 1) + (isBlock ? 1 : 0),
        };
      }),
    );
}

/** Entries that would become a part of the one above them. */
const folded = (rows: readonly string[]): number =>
  rows.filter((row, at) => {
    const [above, depth] = [entryDepth(rows[at - 1] ?? ''), entryDepth(row)];
    return above !== undefined && depth !== undefined && depth > above;
  }).length;

/** How much would still look wrong; undefined where the file could not be read. */
function oddnessOf(rows: readonly string[]): number | undefined {
  try {
    return oddities(load(rows.join('\n'))) + folded(rows);
  } catch {
    return undefined;
  }
}

/** How many rows above and below the one where reading stopped may be the cause, notes apart. */
const REACH = [4, 2] as const;

/**
 * The one row that begins in the wrong way, near the one where reading stopped: the file is read without it.
 *
 * @param other how much would look wrong after another way out, which has to be the worse one
 */
export function crookedRow(
  rows: readonly string[],
  stopped: number,
  other = Infinity,
): RowSlip | undefined {
  const near = [
    stopped,
    ...neighbours(rows, stopped, -1, REACH[0]),
    ...neighbours(rows, stopped, 1, REACH[1]),
  ];
  return best(
    near.flatMap((row) => [...withHyphen(rows, row), ...elsewhere(rows, row)]),
    other,
  );
}

/** A row that stands there twice because it belongs to another entry, or begins one. */
export const doubledRow = (rows: readonly string[], twice: number): RowSlip | undefined =>
  crookedRow(rows, twice, oddnessOf(rows.toSpliced(twice, 1)));

/** The field that a row stands in, by what begins further out above it. */
function fieldAbove(rows: readonly string[], at: number): string {
  const above = neighbours(rows, at, -1, rows.length);
  const parent = above.find((row) => depthOf(rows[row] ?? '') < depthOf(rows[at] ?? ''));
  if (parent === undefined) return '';
  const text = rows[parent] ?? '';
  return isEntry(text) ? fieldAbove(rows, parent) : (/^ *(\w+):/.exec(text)?.[1] ?? '');
}

/** A field of the head of a file that stands too far in, and so in the field above it: all of that is read. */
export function indentedRow(rows: readonly string[]): RowSlip | undefined {
  const strays = rows.flatMap((text, row) => {
    const name = /^ +([a-z]\w*):(?: |$)/.exec(text)?.[1];
    if (name === undefined || !isKnown(name, '')) return [];
    return isKnown(name, fieldAbove(rows, row)) ? [] : [row];
  });
  if (strays.length === 0) return undefined;
  return best(
    strays.flatMap((row) => elsewhere(rows, row)),
    oddnessOf(rows),
  );
}

/** The repair after which most is as it should be, if it is better than another way out. */
function best(repairs: readonly Repair[], other = Infinity): RowSlip | undefined {
  const [first] = repairs
    .flatMap((repair) => {
      const odd = oddnessOf(repair.mended);
      return odd === undefined || odd >= other ? [] : [{...repair, odd}];
    })
    .sort((a, b) => a.odd - b.odd || a.cost - b.cost);
  return first && {row: first.row, found: first.found, remedy: first.remedy};
}
