/** Lines that were meant as headings and are none: only bold, “##Words” without a blank, tags of HTML. */
import type {Nodes, Paragraph, Parents, Root} from 'mdast';

import {remembered} from '../remember';
import {wordsIn} from '../language/wordCounts';
import {SOMETHING, elementsAround, isElement, stepsOf, textOf} from './walk';

/** Blocks that write a heading themselves, by the level they write. */
export const WRITES_LEVEL: Readonly<Record<string, number>> = {
  FeatureList: 2,
  ContactMethods: 2,
  Mission: 2,
  PricePanel: 2,
  Feature: 3,
  Service: 3,
  MenuTab: 2,
  h2: 2,
  h3: 3,
};

export const HEROES = ['PageHero', 'HomeHero'];

/** More words than this are no heading, but a sentence that is stressed. */
const MOST_WORDS = 8;

/** A paragraph of bold words alone, as a heading was typed elsewhere. */
function isBold({children}: Paragraph): boolean {
  const [bold, ...others] = children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (bold?.type !== 'strong' || others.length > 0) return false;
  const words = textOf(bold).trim();
  return !/[.,;:…]$/u.test(words) && wordsIn(words).length <= MOST_WORDS;
}

/** Where headings stand: in the text itself or in a block that does not write its heading by itself. */
const holdsHeadings = (parents: readonly Parents[]): boolean =>
  parents.every(
    (parent) => parent.type === 'root' || (isElement(parent) && !WRITES_LEVEL[parent.name ?? '']),
  ) && !elementsAround(parents).some((name) => HEROES.includes(name));

/** Paragraphs that are headings in bold letters; what nothing follows is a last line. */
export const boldHeadings = remembered((tree: Root): Paragraph[] =>
  stepsOf(tree).flatMap(({node, parents}) =>
    node.type === 'paragraph' &&
    isBold(node) &&
    holdsHeadings(parents) &&
    parents.at(-1)?.children.at(-1) !== node
      ? [node]
      : [],
  ),
);

type Glued = {readonly node: Paragraph; readonly signs: string; readonly before: string};

/** A # is followed by a letter, a mark or a component; “#1” is a number. */
const GLUED = new RegExp(`^(#{1,6})[\\p{L}*¿¡“«${SOMETHING}]`, 'mu');

/** Lines that begin with # and no blank after it, with what stands before them in their paragraph. */
export const gluedHeadings = remembered((tree: Root): Glued[] =>
  stepsOf(tree).flatMap(({node}) => {
    if (node.type !== 'paragraph') return [];
    const text = textOf(node);
    const match = GLUED.exec(text);
    return match ? [{node, signs: match[1] ?? '', before: text.slice(0, match.index)}] : [];
  }),
);

/** Everything that was meant as a heading; each is told where it stands. */
export const meantHeadings = remembered(
  (tree: Root): ReadonlySet<Nodes> =>
    new Set<Nodes>([
      ...boldHeadings(tree),
      ...gluedHeadings(tree).map(({node}) => node),
      ...stepsOf(tree).flatMap(({node}) =>
        isElement(node) && /^h[2-6]$/.test(node.name ?? '') && node.attributes.length === 0
          ? [node]
          : [],
      ),
    ]),
);
