/** Entries of lists that are none, stand twice, or stick to the entry above them. */
import type {List, ListItem, Nodes, Parents, Root} from 'mdast';

import {wordsIn} from '../language/wordCounts';
import {type Fault, faultAt} from './faults';
import {isElement, stepsOf, textOf} from './walk';

/** Longer texts that stand twice are told wherever they stand (checks/doubled.ts). */
const FEW_WORDS = 15;

/** What is typed in an entry, behind its sign. */
const typedIn = ({position}: ListItem, text: string): string =>
  text
    .slice(position?.start.offset, position?.end.offset)
    .replace(/^(?:[-*+]|\d+[.)])\s*/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function entriesOf(list: List, text: string): Fault[] {
  const typed = list.children.map((entry) => typedIn(entry, text));
  return list.children.flatMap((entry, at): Fault[] => {
    if (entry.children.length === 0) {
      return [
        {
          ...faultAt(entry, 'an entry of a list without words', 'Write them, or delete the line.'),
          rule: 'empty-entry',
        },
      ];
    }
    const isTwice = typed.indexOf(typed[at] ?? '') < at;
    return isTwice && wordsIn(textOf(entry)).length < FEW_WORDS
      ? [
          {
            ...faultAt(entry, 'an entry of a list for the second time', 'Delete one of the two.'),
            rule: 'twice',
          },
        ]
      : [];
  });
}

/** A number or a hyphen that words follow at once, or a dash: read as more words of the entry above. */
const STUCK = /\n[ \t]*(\d{1,2}[.)](?=\p{L}|$)|-$|—(?=[ \t]))/u;
/** The same where a list would begin, before bold words: “1.**Time**”. */
const STUCK_FIRST = /^(?:\d{1,2}[.)]|-)$/u;

function stuck(node: Nodes, parents: readonly Parents[], text: string): Fault[] {
  const parent = parents.at(-1);
  if (node.type !== 'text' || parent?.type !== 'paragraph') return [];
  const {start, end} = node.position ?? {};
  const typed = text.slice(start?.offset, end?.offset);
  const isEntry = parents.some(({type}) => type === 'listItem');
  const match = isEntry ? STUCK.exec(typed) : STUCK_FIRST.exec(typed);
  const isLast = parent.children.at(-1) === node;
  const sign = match?.[0].trim();
  if (!match || !sign || (isLast && typed.endsWith(sign))) return [];
  const line = (start?.line ?? 1) + typed.slice(0, match.index + 1).split('\n').length - 1;
  const remedy =
    'Write a hyphen or a number, as the lines around it, and a blank: “- Tea”, “1. Tea”.';
  const found = `“${sign}”, which begins no line of a list`;
  return [{field: '', line, found, remedy, rule: 'sign-of-list'}];
}

/** One entry that is indented below another, in a block whose list has one level. */
function indented(node: Nodes, parents: readonly Parents[]): Fault[] {
  const isNested = node.type === 'list' && parents.some(({type}) => type === 'listItem');
  if (!isNested || node.children.length > 1 || !parents.some(isElement)) return [];
  return [
    faultAt(
      node,
      'one entry indented below another',
      'Delete the blanks before its sign, so that it stands under the others.',
    ),
  ];
}

/** Names entries of lists that cannot be meant so. */
export function entryFaultsIn(tree: Root, text: string): Fault[] {
  return stepsOf(tree).flatMap(({node, parents}) => [
    ...(node.type === 'list' ? entriesOf(node, text) : []),
    ...stuck(node, parents, text),
    ...indented(node, parents),
  ]);
}
