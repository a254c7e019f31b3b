/** Lines of a list that lost their hyphen or number, and are read as more words of the entry above. */
import type {List, ListItem, Nodes, Parents} from 'mdast';

import {remembered} from '../remember';
import type {Fault} from './faults';
import type {ParsedBody} from './parse';
import {stepsOf} from './walk';

const UNSIGNED = 'a line of a list without its sign';

/** A line that may begin an entry: with a capital, or with the signs that mark words. */
const BEGINS = /^(?:[*_“«¿¡(]*\p{Lu}|[*_]+\d|<\p{Lu})/u;
/** The sign of a list as a word processor copies it: “o Robe”. */
const COPIED = /^o[ \t]+(?=[*_“«]*\p{Lu})/u;
const BEGINS_SMALL = /^[*_“«(]*\p{Ll}/u;
/** Whoever wraps the lines of an entry by hand fills them. */
const FULL = 60;

/** Whether what stands above ends as an entry does: with the end of a sentence, or long before the edge. */
const isEnded = (row: string): boolean => /[.;:!?…]["”»*_)]*\s*$/u.test(row) || row.length < FULL;

/** Whether a row may be an entry by itself, rather than the rest of the row above it. */
const isEntry = (row: string, above: string): boolean =>
  BEGINS.test(row) ? isEnded(above) : BEGINS_SMALL.test(row) && /;\s*$/.test(above);

const COPIED_REMEDY =
  'Write “- ” in place of the “o ” before each line: it is the sign of a word processor.';

const startOf = (node: Nodes | undefined) => node?.position?.start ?? {line: 0, column: 1};
const endOf = (node: Nodes | undefined): number => node?.position?.end.line ?? 0;

const fault = (line: number, column: number, remedy: string): Fault => ({
  field: '',
  line,
  column,
  found: UNSIGNED,
  remedy,
  rule: 'line-without-sign',
});

/** Rows of an entry that stand further to the left than its words: nothing shows that they belong to it. */
function inEntry(item: ListItem, rows: readonly string[]): Fault[] {
  return item.children.flatMap((block) => {
    if (block.type !== 'paragraph') return [];
    const {line: first, column} = startOf(block);
    return rows.slice(first, endOf(block)).flatMap((row, at): Fault[] => {
      const indent = row.length - row.trimStart().length;
      const typed = row.trimStart();
      const isCopied = COPIED.test(typed);
      // What goes on stands under the words above it; as far as their sign, it may have lost its own.
      if (indent >= column - 1 || !isEntry(typed.replace(COPIED, ''), rows[first + at - 1] ?? ''))
        return [];
      // Several in a row were copied together.
      const isRest = isCopied && COPIED.test((rows[first + at - 1] ?? '').trimStart());
      if (isCopied) return isRest ? [] : [fault(first + at + 1, indent + 1, COPIED_REMEDY)];
      const remedy =
        'Begin it as the lines around it, with “- ” or a number; what goes on with the line above stands behind it, on the same line.';
      return [fault(first + at + 1, indent + 1, remedy)];
    });
  });
}

/** A row straight above a list, or several of them, with the sign of a word processor. */
function copied(node: Nodes, rows: readonly string[], next: Nodes | undefined): Fault[] {
  if (node.type !== 'paragraph') return [];
  const {line, column} = startOf(node);
  const own = rows.slice(line - 1, endOf(node));
  const isAbove = next?.type === 'list' && startOf(next).line === endOf(node) + 1;
  if (!own.every((row) => COPIED.test(row.trimStart())) || (own.length < 2 && !isAbove)) return [];
  return [fault(line, column, COPIED_REMEDY)];
}

const isSentence = (row: string): boolean => /[.!?…]["”»*_)]*\s*$/u.test(row);

/** Whether a list may begin below: at the head of a part, or behind words that lead to it. */
const leadsToList = (node: Nodes | undefined, rows: readonly string[]): boolean =>
  node?.type !== 'paragraph' || /:\s*$/.test(rows[endOf(node) - 1] ?? '');

/** A row straight above a list of hyphens that begins and ends as its entries do. */
function aboveList(
  list: List,
  [earlier, before]: readonly (Nodes | undefined)[],
  rows: readonly string[],
): Fault[] {
  if (list.ordered || before?.type !== 'paragraph') return [];
  const {line, column} = startOf(before);
  const row = (rows[line - 1] ?? '').trimStart();
  const isStraight = startOf(list).line === line + 1;
  if (!isStraight || /:\s*$/.test(row) || !/^[*_“«¿¡(]*[\p{L}\d]/u.test(row)) return [];
  const areSentences = list.children.every((item) => isSentence(rows[endOf(item) - 1] ?? ''));
  const isMarked = /^[*_]/.test(row);
  if (isSentence(row) && !isMarked && !(areSentences && leadsToList(earlier, rows))) return [];
  const remedy =
    'Begin it with “- ”, as the lines below; words that lead to a list end with a colon, and an empty line follows.';
  return [fault(line, column, remedy)];
}

/** A row that the number 2 follows: a list begins with 1, so that all of it is read as words. */
function aboveSecond(node: Nodes, rows: readonly string[]): Fault[] {
  if (node.type !== 'paragraph') return [];
  const {line, column} = startOf(node);
  const [row = '', next = ''] = rows.slice(line - 1, endOf(node)).map((one) => one.trimStart());
  if (!/^2[.)] /.test(next) || !BEGINS.test(row)) return [];
  return [
    fault(line, column, `Write “1${next.charAt(1)} ” before it: the first line of the list.`),
  ];
}

const isQuoted = (parents: readonly Parents[]): boolean =>
  parents.some(({type}) => type === 'blockquote');

/** Names them, each where it stands. */
export const unsignedLines = remembered(({tree, text}: ParsedBody): readonly Fault[] => {
  if (!tree) return [];
  const rows = text.split('\n');
  return stepsOf(tree).flatMap(({node, parents}): Fault[] => {
    if (isQuoted(parents)) return [];
    if (node.type === 'listItem') return inEntry(node, rows);
    const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
    return node.type === 'list'
      ? aboveList(
          node,
          [siblings[siblings.indexOf(node) - 2], siblings[siblings.indexOf(node) - 1]],
          rows,
        )
      : [...aboveSecond(node, rows), ...copied(node, rows, siblings[siblings.indexOf(node) + 1])];
  });
});
