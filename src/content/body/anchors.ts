/** Names of headings, which links may point to. */
import GithubSlugger from 'github-slugger';

import {closest} from '../closest';
import {remembered} from '../remember';
import {type Fault, faultAt} from './faults';
import type {ParsedBody} from './parse';
import {SOMETHING, stepsOf, textOf} from './walk';
import {lineOf} from './lines';

/** Ids that links may point to, made as Docusaurus makes them, and the lines of those that clash. */
export const anchorsOf = remembered(findAnchors);

function findAnchors({tree, headingIds}: ParsedBody): {ids: Set<string>; faults: Fault[]} {
  const ids = new Set<string>();
  const faults: Fault[] = [];
  if (!tree) return {ids, faults};
  const slugger = new GithubSlugger();
  const named = new Map<string, string>();
  for (const {node} of stepsOf(tree)) {
    if (node.type !== 'heading') continue;
    const own = headingIds.get(lineOf(node));
    if (own !== undefined && ids.has(own)) {
      const remedy =
        'Give this heading a name of its own, or delete the part if it was pasted twice.';
      faults.push({
        ...faultAt(node, `the name {#${own}} for the second time`, remedy),
        rule: 'name-twice',
      });
    }
    const words = textOf(node).trim().toLowerCase();
    const earlier = named.get(words);
    // A part that was pasted twice has its name twice as well.
    if (own !== undefined && earlier !== undefined && earlier !== own) {
      const remedy = 'Call it otherwise: the headings of a page tell its parts apart.';
      faults.push(faultAt(node, `the words of the heading {#${earlier}} again`, remedy));
    }
    if (own !== undefined && words) named.set(words, own);
    if (own !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(own)) {
      const remedy = own
        ? 'Write lower-case letters, digits and hyphens only.'
        : 'Write a name behind its #, in lower-case letters and hyphens, the same in every language.';
      faults.push(faultAt(node, `the name {#${own}}`, remedy));
    }
    ids.add(own ?? slugger.slug(textOf(node).replaceAll(SOMETHING, '').trim()));
  }
  // The name of what was meant as a heading is none yet; that is told there, and not at its links.
  for (const name of headingIds.values()) ids.add(name);
  return {ids, faults};
}

/** The name nearest to an anchor that does not exist. */
export function nearestAnchor(anchor: string, ids: ReadonlySet<string>): string {
  const near = closest(anchor, [...ids]);
  return near ? `Did you mean #${near}? ` : '';
}
