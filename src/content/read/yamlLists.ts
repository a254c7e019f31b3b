/** Lists whose entries are no list to the reader: the first beside the name of its list, or another sign than a hyphen. */
import {hasField, isKnown, isList, isNamedIn} from './knownNames';
import type {RowSlip} from './yamlIndent';
import {columnOf, depthOf, isSilent} from './yamlRows';

/** The name of a field, with what stands before and behind it. */
const FIELD = /^(\s*(?:- )?)([a-zA-Z]\w*):(?:\s+(.*\S))?\s*$/;
/** Signs of lists in other programs, and numbers. */
const SIGN = /^\s*((?:[*•●·▪◦‣○■□–—−‐‑+→➔✓]|\d{1,2}[.)]|[a-z]\))\s+)(\S.*)$/u;
const ENTRY = /^\s*- /;
const PLAIN_ENTRY = /^\s*- (?![a-z]\w*: |[[{"'|>])/;

const WITHOUT_HYPHEN = 'an entry of a list without its hyphen';
/** Whoever wraps lines by hand fills them. */
const FULL = 60;

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

/** The first letter of an entry, whatever its case is to tell. */
const isCapital = (text: string): boolean => /^\P{L}*\p{Lu}/u.test(text.trim().replace(/^- /, ''));

/** The list that a row stands below, by its name and the place of its hyphens; undefined outside of lists. */
function listAbove(
  speaking: readonly string[],
  at: number,
): {name: string; depth: number} | undefined {
  const head = speaking.slice(0, at).findLastIndex((row) => /^\S/.test(row));
  const [, , name = '', value] = FIELD.exec(speaking[head] ?? '') ?? [];
  if (value !== undefined || !isList(name)) return undefined;
  const around = [...speaking.slice(head + 1, at), speaking[at + 1] ?? ''];
  const first = around.find((row) => ENTRY.test(row));
  return {name, depth: first === undefined ? 2 : depthOf(first)};
}

/** The row of an entry that begins with another sign, or with none, where its list begins. */
function firstEntry(speaking: readonly string[], at: number): Omit<RowSlip, 'row'> | undefined {
  const [above = '', row = '', below = ''] = [at - 1, at, at + 1].map((one) => speaking[one] ?? '');
  const [, , name = '', value] = FIELD.exec(above) ?? [];
  const isFirst = value === undefined && isList(name);
  // Further in than the entry above, it would become part of that.
  const isNext = PLAIN_ENTRY.test(above) && depthOf(row) > depthOf(above);
  const [, sign, entry = ''] = SIGN.exec(row) ?? [];
  const isBare = /^\s*[^\s[{"'|>#&*-]/.test(row) && !FIELD.test(row);
  const isAlike =
    isCapital(row) === isCapital(above) || listAbove(speaking, at)?.name === 'keywords';
  // Nobody goes on in a new line as long as there is room, and with a capital no sentence does.
  if (isNext && sign === undefined && isBare && isAlike && above.length < FULL) {
    const place = `${' '.repeat(depthOf(above))}- ${row.trim()}`;
    return {found: WITHOUT_HYPHEN, remedy: `Write it under the hyphens of its list: ${place}`};
  }
  if (!isFirst && !(isNext && sign !== undefined)) return undefined;
  if (sign !== undefined) {
    const others = SIGN.test(below) ? ', and on the lines below as well' : '';
    return {
      found: 'a list line with another sign than a hyphen',
      remedy: `Write a hyphen and a blank in its place${others}: - ${entry}`,
    };
  }
  return isBare && ENTRY.test(below)
    ? {found: WITHOUT_HYPHEN, remedy: 'Begin it with “- ”.'}
    : undefined;
}

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

/** A code of a language, which names a text of that language. */
const LANGUAGE = /^[a-z]{2}$/;

/** A field that lost its colon: it begins where the field above or below it does, which no other row may. */
function lostColon(speaking: readonly string[], at: number): Omit<RowSlip, 'row'> | undefined {
  const row = speaking[at] ?? '';
  const [, blanks, name = '', value = ''] = /^( +(?:- )?)([a-z]\w*) +([^\s:].*)$/.exec(row) ?? [];
  const column = blanks?.length ?? 0;
  const above = speaking.slice(0, at).findLast((other) => columnOf(other) <= column) ?? '';
  // The first row of an entry has its fields below it alone.
  const besides = [ENTRY.test(row) ? '' : above, speaking[at + 1] ?? ''];
  const isField = besides.some((other) => {
    const [, , sister = ''] = FIELD.exec(other) ?? [];
    const isLanguage = LANGUAGE.test(name) && LANGUAGE.test(sister);
    const isOther = !ENTRY.test(other) || other === above;
    return isOther && columnOf(other) === column && sister && (hasField(name) || isLanguage);
  });
  if (!isField) return undefined;
  return {
    found: 'a field without the colon after its name',
    remedy: `Write a colon after its name: ${name}: ${value.trim()}`,
  };
}

/** The first row that keeps a list from being one, with its number from 0. */
export function listSlip(rows: readonly string[]): RowSlip | undefined {
  const speaking = [...rows.entries()].filter(([, row]) => !isSilent(row));
  const texts = speaking.map(([, text]) => text);
  for (const [at, [row, text]] of speaking.entries()) {
    const below = texts[at + 1] ?? '';
    const slip =
      besideName(text, below) ??
      lostPlace(texts, at) ??
      lostColon(texts, at) ??
      firstEntry(texts, at);
    if (slip) return {row, ...slip};
  }
  return undefined;
}
