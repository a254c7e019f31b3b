/** A paragraph that fell out of its entry: it lost the blanks that hold it there. */
import type {List, Nodes, Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {stepsOf} from './walk';

const isList = (node: Nodes | undefined): node is List => node?.type === 'list';

/** How many blocks each entry of a list has. */
const lengths = (node: Nodes | undefined): number[] =>
  isList(node) ? node.children.map(({children}) => children.length) : [];

/** Fewer entries than this show no order. */
const LEAST = 2;

/**
 * Whether the entry above a paragraph lacks one block of those that all other entries have; the rest of the
 * list stands below the paragraph.
 */
function lacksBlock(before: List, after: Nodes | undefined): boolean {
  const rest = isList(after) && after.ordered === before.ordered ? after : undefined;
  const own = lengths(before);
  const last = own.pop() ?? 0;
  const others = [...own, ...lengths(rest)];
  const [usual = 0] = others;
  return others.length >= LEAST && last === usual - 1 && others.every((one) => one === usual);
}

/** Paragraphs right behind an entry that is a block shorter than all others of its list. */
export const outsideEntry = (tree: Root): Fault[] =>
  stepsOf(tree).flatMap(({node}) => {
    const siblings: readonly Nodes[] = 'children' in node ? node.children : [];
    return siblings.flatMap((one, at): Fault[] => {
      const before = siblings[at - 1];
      if (one.type !== 'paragraph' || !isList(before) || !lacksBlock(before, siblings[at + 1]))
        return [];
      const blanks = before.ordered ? 'three blanks' : 'two blanks';
      return [
        faultAt(
          one,
          'a paragraph that stands outside the entry above it',
          `Write ${blanks} before it, as before those of the other entries.`,
        ),
      ];
    });
  });
