/** Lists that are torn in two, numbers out of their order, and entries that end as if something followed. */
import type {List, ListItem, Nodes, Parents, Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {isElement, stepsOf, textOf} from './walk';

/** The numbers that are typed before the entries of a list. */
export const numbersOf = ({children}: List, text: string): number[] =>
  children.map(({position}) =>
    Number.parseInt(text.slice(position?.start.offset, (position?.start.offset ?? 0) + 3), 10),
  );

/** So many entries make an order. */
const LEAST = 3;

/** The one number that is its neighbour’s, where all others are right: “1. 3. 3. 4.” */
function wrongNumber(list: List, text: string): Fault[] {
  const numbers = list.ordered ? numbersOf(list, text) : [];
  const first = list.start ?? 1;
  const wrong = numbers.flatMap((number, at) => (number === first + at ? [] : [at]));
  const [at = 0] = wrong;
  const isNeighbour = [numbers[at - 1], numbers[at + 1]].includes(numbers[at]);
  if (numbers.length < LEAST || wrong.length !== 1 || !isNeighbour) return [];
  const found = `the number ${numbers[at]} for the second time in a list`;
  return [faultAt(list.children[at], found, `Write ${first + at}.`)];
}

/** An entry that holds marked words alone, such as “**Hygiene**” or “*2023* **Outcall**”. */
function isMarkedAlone({children: [block, ...others]}: ListItem): boolean {
  const parts = block?.type === 'paragraph' ? block.children : [];
  const [strong, ...rest] = parts.filter((one) => one.type !== 'emphasis' && textOf(one).trim());
  return others.length === 0 && strong?.type === 'strong' && rest.length === 0;
}

/** A paragraph in the middle of a list: words of the entry above that lost their place. */
function tornLists(node: Nodes, text: string): Fault[] {
  if (!isElement(node)) return [];
  return node.children.flatMap((words, at): Fault[] => {
    const [list, next] = [node.children[at - 1], node.children[at + 1]];
    if (words.type !== 'paragraph' || list?.type !== 'list') return [];
    const last = list.children.at(-1);
    const goesOn =
      next?.type === 'list' && numbersOf(next, text)[0] === (numbersOf(list, text).at(-1) ?? 0) + 1;
    // Of a list in which other entries have words behind the marked ones.
    const isBare = last !== undefined && isMarkedAlone(last) && !list.children.every(isMarkedAlone);
    if (!goesOn && !isBare) return [];
    const remedy = 'Write them behind the entry above, on the same line, without an empty line.';
    return [faultAt(words, 'words outside the list that they belong to', remedy)];
  });
}

const endOf = (entry: ListItem): string => textOf(entry.children.at(-1) ?? entry).trimEnd();

/** A comma at the end of one entry alone, within a list: after its last entry it is told of every text. */
function openEnds(list: List): Fault[] {
  if (list.children.length < LEAST) return [];
  const ends = list.children.map(endOf);
  const open = ends.flatMap((end, at) => (/[\p{L}\d)][,;]$/u.test(end) ? [at] : []));
  const [at = 0] = open;
  // “A; B; and C.” is one sentence.
  const isSentence = ends.some((end) => /[ ,;](?:and|or|y|e|o|u)$/u.test(end));
  if (open.length !== 1 || at === ends.length - 1 || isSentence) return [];
  const sign = ends[at]?.at(-1) ?? '';
  const remedy = 'End it as the others of the list do.';
  return [faultAt(list.children[at]?.children.at(-1), `“${sign}” at the end of an entry`, remedy)];
}

/** Whether nothing but a number without its stop parts two entries: “1. Tea”, “2 Water”, “3. Ice”. */
function unstopped(list: List, entry: ListItem, text: string): Fault[] {
  const own = numbersOf(list, text);
  const at = list.children.indexOf(entry);
  const [number = 0, next] = [own[at], own[at + 1]];
  const {start, end} = entry.position ?? {};
  const rows = text.slice(start?.offset, end?.offset).split('\n');
  const row = rows.findIndex(
    (one, nth) => nth > 0 && new RegExp(`^\\s*${number + 1}[ \\t]+\\p{Lu}`, 'u').test(one),
  );
  if (!list.ordered || row < 0 || (next !== undefined && next !== number + 2)) return [];
  const line = (start?.line ?? 1) + row;
  const found = `the number ${number + 1} without its full stop`;
  const remedy = `Write “${number + 1}. ”, as the lines around it.`;
  return [{field: '', line, found, remedy, rule: 'sign-of-list'}];
}

/** An entry that goes on with the next one’s number and bold words: “… by card. 6. **Time**”. */
function glued(list: List, entry: ListItem, text: string): Fault[] {
  if (!list.ordered) return [];
  const number = (numbersOf(list, text)[list.children.indexOf(entry)] ?? 0) + 1;
  const {start, end} = entry.position ?? {};
  const typed = text.slice(start?.offset, end?.offset);
  return new RegExp(`\\S[ \\t]+${number}\\. \\*\\*\\p{Lu}`, 'u').test(typed)
    ? [gluedFault(entry, `${number}. `)]
    : [];
}

/** What is told of an entry within which the sign of another one stands. */
export const gluedFault = (entry: ListItem, sign: string): Fault => ({
  ...faultAt(
    entry,
    `“${sign.trim()}” within the line of another entry`,
    `Begin a new line before “${sign.trim()}”.`,
  ),
  rule: 'sign-of-list',
});

const isInList = (parents: readonly Parents[]): boolean =>
  parents.some(({type}) => type === 'listItem');

/** Names them in all lists of a body. */
export function listSlips(tree: Root, text: string): Fault[] {
  return stepsOf(tree).flatMap(({node, parents}): Fault[] => {
    if (node.type !== 'list') return tornLists(node, text);
    if (isInList(parents)) return [];
    return [
      ...wrongNumber(node, text),
      ...openEnds(node),
      ...node.children.flatMap((entry) => [
        ...unstopped(node, entry, text),
        ...glued(node, entry, text),
      ]),
    ];
  });
}
