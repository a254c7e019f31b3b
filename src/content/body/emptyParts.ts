/** Headings below which nothing stands. */
import type {Heading, Nodes, Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {stepsOf} from './walk';
import {lineOf} from './lines';

const isHeading = (node: Nodes | undefined): node is Heading => node?.type === 'heading';

/**
 * Headings that one of their own level or a higher one follows at once, or the end of the text.
 *
 * @param told lines of which something else is told: a heading there may be none, or stand elsewhere
 */
export function emptyParts(tree: Root, told: ReadonlySet<number | undefined>): Fault[] {
  const isTold = (node: Nodes | undefined): boolean => told.has(lineOf(node));
  return stepsOf(tree).flatMap(({node}) => {
    const siblings: readonly Nodes[] = 'children' in node ? node.children : [];
    return siblings.flatMap((heading, at): Fault[] => {
      const next = siblings[at + 1];
      if (!isHeading(heading) || heading.children.length === 0) return [];
      if (isTold(heading) || (isHeading(next) && isTold(next))) return [];
      const isLast = next === undefined && node.type === 'root';
      if (!isLast && !(isHeading(next) && next.depth <= heading.depth)) return [];
      return [
        {
          ...faultAt(
            heading,
            'a heading with nothing below it',
            'Write what belongs there, or delete the heading.',
          ),
          rule: 'bare-heading',
        },
      ];
    });
  });
}
