/** Words of headings: each says what its part holds, once on a page, and does not shout. */
import type {Heading, Root} from 'mdast';

import {remembered} from '../remember';
import {type Fault, faultAt} from './faults';
import type {ParsedBody} from './parse';
import {stepsOf, textOf} from './walk';
import {lineOf} from './lines';

const headingsIn = remembered((tree: Root): Heading[] =>
  stepsOf(tree).flatMap(({node}) => (node.type === 'heading' ? [node] : [])),
);

/** Headings of one level with the words of an earlier one; those with names of their own are told by these. */
function repeatedHeadings({headingIds}: ParsedBody, headings: readonly Heading[]): Fault[] {
  const seen = new Map<string, number>();
  const told = new Set<number>();
  return headings.flatMap((heading): Fault[] => {
    const words = textOf(heading).trim();
    const key = `${heading.depth} ${words.toLowerCase()}`;
    const first = seen.get(key);
    if (!/\p{L}/u.test(words) || headingIds.has(lineOf(heading))) return [];
    if (first === undefined) {
      seen.set(key, lineOf(heading));
      return [];
    }
    // What was pasted in one go stands as far below the first as its other headings.
    const distance = lineOf(heading) - first;
    if (told.has(distance)) return [];
    told.add(distance);
    const remedy = 'Call one of the two otherwise, or delete the part if it was pasted twice.';
    const fault = faultAt(heading, `the heading “${words}” for the second time`, remedy);
    return [{...fault, rule: 'twice'}];
  });
}

/** Several words in capitals, which screen readers may spell. */
const SHOUTED = /^[^\p{Ll}]*\p{Lu}{2,}[^\p{L}]+\p{Lu}{2,}[^\p{Ll}]*$/u;

const shoutedHeadings = (headings: readonly Heading[]): Fault[] =>
  headings
    .filter((heading) => SHOUTED.test(textOf(heading)))
    .map((heading) =>
      faultAt(
        heading,
        'a heading in capitals',
        'Write small letters, with a capital at the beginning.',
      ),
    );

/** What is wrong with the words of headings. */
export function headingWordFaults(parsed: ParsedBody): Fault[] {
  if (!parsed.tree) return [];
  const headings = headingsIn(parsed.tree);
  return [...repeatedHeadings(parsed, headings), ...shoutedHeadings(headings)];
}
