/** Signs of Markdown behind a backslash, as other editors copy them: readers see the signs themselves. */
import type {Nodes, Parents, Root} from 'mdast';

import type {Rule} from '../rules';
import {type Fault, faultWithin} from './faults';
import {stepsOf} from './walk';

/** Around words on both sides; a single \* may be meant. */
const AROUND =
  /(?<![\p{L}\p{N}\\])((?:\\[*_~`]){1,3})(?=[\p{L}\p{N}<¿¡«“])[^\n\\]*(?<=[\p{L}\p{N}>.,;:?!…”»)\]])\1(?![\p{L}\p{N}])/u;
/** The sign of a heading, a quotation or an entry, at the beginning of a line. */
const HEADING = /^[ \t]*\\(#{1,6})(?=[ \t]+\S)/mu;
const ENTRY = /^[ \t]*(?:\\([-+])|(\d{1,2})\\[.)])(?=[ \t]+\S)/mu;
const QUOTED = /^[ \t]*\\>(?=[ \t]+\S)/mu;
/** A star may begin a note below a price: beside other entries, or in two lines, it is the sign of a list. */
const STAR = /^[ \t]*\\\*(?=[ \t]+\S)/mu;
const STARS = /^[ \t]*\\\*[ \t]+\S.*\n[ \t]*\\\*[ \t]+\S/mu;

type Slip = readonly [pattern: RegExp, rule?: Rule];

const SLIPS: readonly Slip[] = [
  [AROUND],
  [HEADING, 'escaped-heading'],
  [ENTRY, 'sign-of-list'],
  [QUOTED],
];
const STAR_SLIP: Slip = [STAR, 'sign-of-list'];

/** As much of what was typed as a message has room for. */
const MOST_SHOWN = 40;
const quoted = (typed: string): string => {
  const sign = typed.trim();
  return sign.length > MOST_SHOWN ? `${sign.slice(0, MOST_SHOWN)}…` : sign;
};

const READ: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

const REMEDY = 'Delete each backslash \\: it keeps the sign behind it from marking anything.';

const lineOf = (node: Nodes | undefined, end: 'start' | 'end'): number =>
  node?.position?.[end].line ?? 0;

/** Whether a block stands in a list, or straight above one. */
function isAtList(node: Nodes, parents: readonly Parents[]): boolean {
  const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
  const next = siblings[siblings.indexOf(node) + 1];
  const isAbove = next?.type === 'list' && lineOf(next, 'start') === lineOf(node, 'end') + 1;
  return isAbove || parents.at(-1)?.type === 'listItem';
}

/** Names them, the first of each block. */
export function escapedSigns(tree: Root, text: string): Fault[] {
  // Most pages have none, and the expressions are slow to say so.
  if (!text.includes('\\')) return [];
  return stepsOf(tree).flatMap(({node, parents}): Fault[] => {
    const {start, end} = node.position ?? {};
    const typed = READ.has(node.type) ? text.slice(start?.offset, end?.offset) : '';
    const areStars = isAtList(node, parents) || STARS.test(typed);
    const [first] = [...SLIPS, ...(areStars ? [STAR_SLIP] : [])].flatMap(([pattern, rule]) => {
      const match = pattern.exec(typed);
      return match ? [{match, rule}] : [];
    });
    if (!first) return [];
    const {match, rule} = first;
    const found = `${quoted(match[0])}, whose signs are shown as they stand`;
    const fault = faultWithin(node, typed.slice(0, match.index), found, REMEDY);
    return [{...fault, ...(rule && {rule})}];
  });
}
