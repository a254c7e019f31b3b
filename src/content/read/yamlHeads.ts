/** Blocks of fields whose first line, with the name of the field, is gone. */
import {kindOf, rulesOf} from '../kinds';
import {isList, isNamedIn, namesBelow} from './knownNames';
import type {RowSlip} from './yamlIndent';
import {columnOf, depthOf, isSilent} from './yamlRows';

/** A field at the beginning of a line whose value ends on it: nothing can stand below it. */
const CLOSED = /^\w+: +(?:(?![|>&!*{["'#])\S|\[[^\]]*\]\s*$|"[^"]*"\s*$)/;
const PLAIN_ENTRY = /^ *- (?!\w+:(?: |$)|[[{"'|>])\S/;
const NAMED_ENTRY = /^ *- \w+:(?: |$)/;
const NAMED = /^ +(\w+):(?: |$)/;

/** Names of the fields that a row has: its own, behind the hyphen of its entry or alone, or those in its brackets. */
function namesOf(row: string): string[] {
  const inside = /^ *- \{(.*)\}\s*$/.exec(row)?.[1];
  if (inside !== undefined) return [...inside.matchAll(/(\w+):/g)].map(([, name = '']) => name);
  return /^ *(?:- )?(\w+):(?: |$)/.exec(row)?.slice(1) ?? [];
}

/** Names of the fields in the first entry of a block, or in the block itself. */
function namesIn(block: readonly string[]): string[] {
  const [first = ''] = block;
  const column = columnOf(first);
  const next = block.findIndex((row, at) => at > 0 && /^ *- /.test(row) && depthOf(row) < column);
  const entry = next < 0 ? block : block.slice(0, next);
  return entry.filter((row, at) => at === 0 || depthOf(row) === column).flatMap(namesOf);
}

/** Names of fields that a page of this id may have, with whether it needs them; a translation has no facts. */
function fieldsOf(id: string, rows: readonly string[]): ReadonlyMap<string, boolean> {
  const {facts, words} = rulesOf(kindOf(id));
  const isOriginal = rows.some((row) => row.startsWith('kind:'));
  const shapes = isOriginal ? [words.shape, facts.shape] : [words.shape];
  return new Map(
    shapes.flatMap((shape) =>
      Object.entries(shape).map(
        ([name, schema]) => [name, !schema.safeParse(undefined).success] as const,
      ),
    ),
  );
}

/** The field whose block has lost its name; undefined where it may be any of several. */
function fieldMeant(
  id: string,
  rows: readonly string[],
  block: readonly string[],
  isAmongOthers: boolean,
): string | undefined {
  const isEntries = /^ *- /.test(block[0] ?? '');
  const names = namesIn(block);
  const fitting = [...fieldsOf(id, rows)].filter(
    ([name]) =>
      !rows.some((row) => row.startsWith(`${name}:`)) &&
      isList(name) === isEntries &&
      (names.length > 0
        ? names.every((below) => isNamedIn(below, name))
        : isEntries && !namesBelow(name)),
  );
  const needed = fitting.filter(([, isNeeded]) => isNeeded);
  // A text among entries with names may be one of them with a slip of its own.
  const [only, ...others] = needed.length > 0 || isAmongOthers ? needed : fitting;
  return others.length === 0 ? only?.[0] : undefined;
}

/** Whether a row is a text of its own in a list of entries that have names, of which none is above it. */
function isStrange(above: readonly string[], text: string): boolean {
  if (!PLAIN_ENTRY.test(text)) return false;
  const nearest = above.findLast((row) => depthOf(row) <= depthOf(text));
  return nearest !== undefined && NAMED_ENTRY.test(nearest) && depthOf(nearest) === depthOf(text);
}

/**
 * The first row of a block without its name, with its number from 0; `id` is that of the page. One whose name is
 * not known is told where nothing else explains it.
 */
export function headlessRow(
  rows: readonly string[],
  id: string,
  isNamed: 'named' | 'any',
): RowSlip | undefined {
  const speaking = [...rows.entries()].filter(([, row]) => !isSilent(row));
  const texts = speaking.map(([, text]) => text);
  for (const [at, [row, text]] of speaking.entries()) {
    const above = texts[at - 1] ?? '';
    const isBelowValue = CLOSED.test(above) && /^ +- \S/.test(text);
    const isBelowEntries =
      PLAIN_ENTRY.test(above) && NAMED.test(text) && depthOf(text) === depthOf(above);
    const isAmongOthers = isStrange(texts.slice(0, at), text);
    if (!isBelowValue && !isBelowEntries && !isAmongOthers) continue;
    const block = texts.slice(at);
    const end = block.findIndex((one) => depthOf(one) === 0);
    const meant = fieldMeant(id, rows, end < 0 ? block : block.slice(0, end), isAmongOthers);
    // Among entries a name may be a text with a colon, and a text one that lost its name.
    if (meant === undefined && (isNamed === 'named' || !isBelowValue)) continue;
    const remedy =
      meant === undefined
        ? 'Write the name of their field with its colon on a line of its own above them, as another page or language has it.'
        : `Write ${meant}: above them, at the beginning of a line of its own.`;
    return {row, found: 'indented lines without a name above them', remedy};
  }
  return undefined;
}
