/** The facts of the house that a legal text shows, each with the part and the block it stands in. */
import type {Nodes, Parents} from 'mdast';

import {KNOWN} from '../../body/known';
import {parseBody} from '../../body/parse';
import {attributeOf, isElement, stepsOf, textOf} from '../../body/walk';
import {remembered} from '../../remember';
import {partAt} from './legalParts';
import type {RawDocument} from '../raw';
import {lineOf} from '../../body/lines';

export type ShownFact = {
  readonly name: string;
  readonly line: number;
  /** Name of the heading above it. */
  readonly part: string;
  /** Which block of its part it stands in: a paragraph, an entry, a cell. */
  readonly block: number;
  /** What is read before it in its block. */
  readonly before: string;
};

/** A part: the lines of its blocks. */
type Blocks = ReadonlyMap<string, readonly number[]>;

const isBlock = (node: Nodes, parents: readonly Parents[]): boolean =>
  node.type === 'paragraph' ||
  node.type === 'tableCell' ||
  // A fact that stands alone in an entry has no paragraph around it.
  (node.type === 'mdxJsxFlowElement' && parents.at(-1)?.type === 'listItem');

type Shown = {readonly facts: readonly ShownFact[]; readonly blocks: Blocks};

/** Facts in their order, and the blocks of each part. */
export const shownIn = remembered((document: RawDocument): Shown => {
  const {tree} = parseBody(document.body);
  const facts: ShownFact[] = [];
  const blocks = new Map<string, number[]>();
  let before = '';
  for (const {node, parents} of tree ? stepsOf(tree) : []) {
    const part = partAt(document, lineOf(node));
    if (isBlock(node, parents)) {
      blocks.set(part, [...(blocks.get(part) ?? []), lineOf(node)]);
      before = '';
    }
    if (node.type === 'text') before += textOf(node);
    if (!isElement(node) || node.name !== 'BusinessFact') continue;
    const value = attributeOf(node, 'name');
    // One without a name shows none, as one with a name that is none.
    const name = typeof value === 'string' ? value : '';
    const block = (blocks.get(part)?.length ?? 0) - 1;
    facts.push({name, line: lineOf(node), part, block, before});
    before = '';
  }
  return {facts, blocks};
});

const NAME = KNOWN.get('BusinessFact')?.properties[0]?.type;

/** Whether all facts of a text are ones: a name that is none is told where it stands, and which is meant is not known. */
export const areFacts = (document: RawDocument): boolean =>
  shownIn(document).facts.every(({name}) => NAME?.kind === 'choice' && NAME.values.includes(name));

export const has = (facts: readonly ShownFact[], {name}: ShownFact): boolean =>
  facts.some((other) => other.name === name);

export const shown = ({name}: ShownFact): string => `<BusinessFact name="${name}" />`;

/** Names of the parts of two texts. */
export const partsOf = (...documents: readonly RawDocument[]): string[] => [
  ...new Set(documents.flatMap((one) => shownIn(one).facts.map(({part}) => part))),
];

/** The facts of a part. */
export const factsOf = (document: RawDocument, part: string): ShownFact[] =>
  shownIn(document).facts.filter((one) => one.part === part);

/** The line of the block that stands where a fact of a twin stands, where both divide the part alike. */
export function lineFor(
  {part, block}: ShownFact,
  document: RawDocument,
  twin: RawDocument,
): number | undefined {
  const [here, there] = [document, twin].map((one) => shownIn(one).blocks.get(part) ?? []);
  return here?.length === there?.length ? here?.[block] : undefined;
}
