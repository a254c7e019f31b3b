/** Bodies of a few lines as a rule reads them, what it says of them line by line, and how to mend it. */
import type {Root} from 'mdast';

import type {Fault} from '../../../../src/content/body/faults';
import {parseBody} from '../../../../src/content/body/parse';
import {type Element, isElement, stepsOf} from '../../../../src/content/body/walk';

/** The tree of a body that can be read. */
export function treeOf(body: string): Root {
  const {tree} = parseBody(body);
  if (!tree) throw new Error(`This body cannot be read: ${body}`);
  return tree;
}

/** The first component of a body. */
export function elementOf(body: string): Element {
  const element = stepsOf(treeOf(body))
    .map(({node}) => node)
    .find(isElement);
  if (!element) throw new Error(`This body has no component: ${body}`);
  return element;
}

/** What is said, by lines: `3 title | “six rules”`, or `- | no list` of the text as a whole. */
export const saidAt = (faults: readonly Fault[]): string[] =>
  faults.map(({line, field, found}) => `${line ?? '-'}${field && ` ${field}`} | ${found}`);

/** How to mend it. */
export const mendsOf = (faults: readonly Fault[]): string[] => faults.map(({remedy}) => remedy);
