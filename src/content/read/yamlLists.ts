/** Lists whose entries are no list to the reader: the first beside the name of its list, or another sign than a hyphen. */
import {isKnown, isList, isNamedIn} from './knownNames';
import type {RowSlip} from './yamlIndent';

/** The name of a field, with what stands before and behind it. */
const FIELD = /^(\s*(?:- )?)([a-zA-Z]\w*):(?:\s+(.*\S))?\s*$/;
/** Signs of lists in other programs, and numbers. */
const SIGN = /^\s*((?:[*•●·▪◦‣○■□–—−‐‑+→➔✓]|\d{1,2}[.)]|[a-z]\))\s+)(\S.*)$/u;
const ENTRY = /^\s*- /;
const PLAIN_ENTRY = /^\s*- (?![a-z]\w*: |[[{"'|>])/;

const isSilent = (row: string): boolean => /^\s*(?:#.*)?$/.test(row);
const depthOf = (row: string): number => /^ */.exec(row)?.[0].length ?? 0;

/** The row of the first entry, which stands beside the name of its list. */
function besideName(row: string, below: string): Omit<RowSlip, 'row'> | undefined {
  const [, before = '', name = '', value = ''] = FIELD.exec(row) ?? [];
  if (!value || !isList(name) || /^(?:[[|>&#]|\{\s*$)/.test(value)) return undefined;
  const isFollowed = ENTRY.test(below) && depthOf(below) >= depthOf(row) && !before.includes('-');
  const isInEntry = ENTRY.test(below) && depthOf(below) > depthOf(row);
  const isEntry = /^- |^[a-z]\w*: /.test(value);
  if (!isFollowed && !isInEntry && !isEntry) return undefined;
  const entry = value.replace(/^- /, '');
  return {
    found: `the first entry of a list beside its name, ${name}`,
    remedy: `Write it on the next line, under the hyphens of the list: - ${entry}`,
  };
}

/** The row of an entry that begins with another sign, or with none, where its list begins. */
function firstEntry(row: string, above: string, below: string): Omit<RowSlip, 'row'> | undefined {
  const [, , name = '', value] = FIELD.exec(above) ?? [];
  const isFirst = value === undefined && isList(name);
  // Further in than the entry above, it would become part of that.
  const isNext = PLAIN_ENTRY.test(above) && depthOf(row) > depthOf(above);
  const [, sign, entry = ''] = SIGN.exec(row) ?? [];
  if (!isFirst && !(isNext && sign !== undefined)) return undefined;
  if (sign !== undefined) {
    const others = SIGN.test(below) ? ', and on the lines below as well' : '';
    return {
      found: 'a list line with another sign than a hyphen',
      remedy: `Write a hyphen and a blank in its place${others}: - ${entry}`,
    };
  }
  const isBare = /^\s*[^\s[{"'|>#&*-]/.test(row) && !FIELD.test(row);
  return isBare && ENTRY.test(below)
    ? {found: 'an entry of a list without its hyphen', remedy: 'Begin it with “- ”.'}
    : undefined;
}

/** The list that a row stands below, by its name and the place of its hyphens; undefined outside of lists. */
function listAbove(
  speaking: readonly string[],
  at: number,
): {name: string; depth: number} | undefined {
  const head = speaking.slice(0, at).findLastIndex((row) => /^\S/.test(row));
  const [, , name = '', value] = FIELD.exec(speaking[head] ?? '') ?? [];
  if (value !== undefined || !isList(name)) return undefined;
  const first = speaking.slice(head + 1, at).find((row) => ENTRY.test(row));
  return {name, depth: first === undefined ? 2 : depthOf(first)};
}

/** The first letter of an entry, whatever its case is to tell. */
const isCapital = (text: string): boolean => /^\P{L}*\p{Lu}/u.test(text.trim().replace(/^- /, ''));

/** A row that lost its blanks and its hyphen together: it stands at the beginning of the line, among entries. */
function lostPlace(speaking: readonly string[], at: number): Omit<RowSlip, 'row'> | undefined {
  const row = speaking[at] ?? '';
  if (!/^[\p{L}\p{N}{«“¿¡(]/u.test(row)) return undefined;
  const list = listAbove(speaking, at);
  if (!list || list.depth === 0) return undefined;
  const [above = '', below = ''] = [speaking[at - 1], speaking[at + 1]];
  const [, , name = ''] = FIELD.exec(row) ?? [];
  const isField = name !== '' && !isKnown(name, '') && isNamedIn(name, list.name);
  const isNext = ENTRY.test(below) && depthOf(below) === list.depth;
  const isText =
    name === '' &&
    !row.includes(': ') &&
    !/:\S/.test(row) &&
    // Without an entry below it, a small letter may go on with the text above.
    (isNext || (PLAIN_ENTRY.test(above) && isCapital(row) && isCapital(above)));
  const isBraced = /^\{.*\}\s*$/.test(row);
  if (!isField && !isBraced && !isText) return undefined;
  // A text that goes on has no capital where the entries of its list have one.
  if (isText && PLAIN_ENTRY.test(above) && isCapital(above) && !isCapital(row)) return undefined;
  return {
    found: 'an entry of a list without its place and its hyphen',
    remedy: `Begin it with ${list.depth} blanks, a hyphen and a blank: ${' '.repeat(list.depth)}- ${row.trim()}`,
  };
}

/** The first row that keeps a list from being one, with its number from 0. */
export function listSlip(rows: readonly string[]): RowSlip | undefined {
  const speaking = [...rows.entries()].filter(([, row]) => !isSilent(row));
  const texts = speaking.map(([, text]) => text);
  for (const [at, [row, text]] of speaking.entries()) {
    const [above, below] = [speaking[at - 1]?.[1] ?? '', speaking[at + 1]?.[1] ?? ''];
    const slip = besideName(text, below) ?? lostPlace(texts, at) ?? firstEntry(text, above, below);
    if (slip) return {row, ...slip};
  }
  return undefined;
}
