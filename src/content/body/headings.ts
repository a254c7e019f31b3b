/** Headings of a body in their order, and its one heading of the first level. */
import type {Heading, Nodes, Paragraph, Parents, Root} from 'mdast';

import {remembered} from '../remember';
import {wordsIn} from '../language/wordCounts';
import {type Fault, faultAt} from './faults';
import {elementsAround, isElement, stepsOf, textOf} from './walk';

/** Blocks that write a heading themselves, by the level they write. */
const WRITES_LEVEL: Readonly<Record<string, number>> = {
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

type Level = {readonly depth: number; readonly heading?: Heading; readonly hero?: string};

const HEROES = ['PageHero', 'HomeHero'];

/** Headings in the order of the page, those that components write included. */
function levelsOf(tree: Root): Level[] {
  return stepsOf(tree).flatMap(({node, parents}): Level[] => {
    if (node.type === 'heading') {
      const hero = elementsAround(parents).find((name) => HEROES.includes(name));
      return [{depth: node.depth, heading: node, ...(hero && {hero})}];
    }
    const written = isElement(node) ? WRITES_LEVEL[node.name ?? ''] : undefined;
    const isHidden =
      isElement(node) &&
      (node.name === 'FeatureList' || node.name === 'ContactMethods') &&
      !node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'title');
    return written && !isHidden ? [{depth: written}] : [];
  });
}

function firstLevel(levels: readonly Level[], hero: string | undefined, isGlued: boolean): Fault[] {
  const firsts = levels.filter(({depth}) => depth === 1);
  if (!hero) {
    return firsts.map(({heading}) =>
      faultAt(
        heading,
        'a heading of the first level (#)',
        'The page’s title is shown already: begin with headings of the second level (##).',
      ),
    );
  }
  if (firsts.length === 0) {
    // One without a blank after its # is told where it stands.
    if (isGlued) return [];
    return [
      faultAt(
        undefined,
        'no heading of the first level (#)',
        `Write the page’s one “# heading” between <${hero}> and </${hero}>.`,
      ),
    ];
  }
  return firsts.flatMap(({heading, hero: around}, index): Fault[] => {
    if (index > 0) {
      return [
        faultAt(
          heading,
          'a second heading of the first level (#)',
          'A page has one: write ## for a section.',
        ),
      ];
    }
    return around === hero
      ? []
      : [
          faultAt(
            heading,
            'the page’s heading outside its head',
            `Move it between <${hero}> and </${hero}>.`,
          ),
        ];
  });
}

const signs = (depth: number): string => '#'.repeat(depth);

/** Headings that begin the entries of a list, of which each is as high as the others. */
function sistersIn(node: Nodes): Heading[] {
  const items = node.type === 'list' ? node.children : [];
  return items.flatMap(({children: [first]}) => (first?.type === 'heading' ? [first] : []));
}

/** Of a list’s headings, those of another level than most. */
function strangers(sisters: readonly Heading[]): {heading: Heading; usual: number}[] {
  const timesOf = (depth: number): number => sisters.filter((one) => one.depth === depth).length;
  const [usual = 0] = sisters.map(({depth}) => depth).sort((a, b) => timesOf(b) - timesOf(a));
  return sisters.filter(({depth}) => depth !== usual).map((heading) => ({heading, usual}));
}

/** Headings of a level that the other entries of their list do not have. */
function sisterFaults(tree: Root): Map<Heading, Fault> {
  const found = stepsOf(tree).flatMap(({node}) => strangers(sistersIn(node)));
  return new Map(
    found.map(({heading, usual}) => [
      heading,
      faultAt(
        heading,
        `a heading of level ${heading.depth} (${signs(heading.depth)}) in a list whose others have ${signs(usual)}`,
        `Write ${signs(usual)}.`,
      ),
    ]),
  );
}

function order(levels: readonly Level[], told: ReadonlyMap<Heading, Fault>): Fault[] {
  return levels.flatMap(({depth, heading}, index): Fault[] => {
    // What stands before the first heading counts as the page's title.
    const before = levels[index - 1]?.depth ?? 1;
    if (!heading || told.has(heading) || depth <= before + 1) return [];
    return [
      faultAt(
        heading,
        `a heading of level ${depth} (${signs(depth)}) below one of level ${before}`,
        `Write ${signs(before + 1)}: levels are not skipped.`,
      ),
    ];
  });
}

function emptyHeadings(levels: readonly Level[]): Fault[] {
  return levels.flatMap(({heading}) =>
    heading && heading.children.length === 0
      ? [faultAt(heading, 'a heading without words', 'Write the heading, or delete the line.')]
      : [],
  );
}

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

/** Headings that are only bold: nobody who jumps from heading to heading finds them. */
function boldFaults(tree: Root): Fault[] {
  const headings = stepsOf(tree).flatMap(({node}) => (node.type === 'heading' ? [node] : []));
  const lineOf = (node: Nodes): number => node.position?.start.line ?? 0;
  return boldHeadings(tree).map((node) => {
    const before = headings.findLast((one) => lineOf(one) < lineOf(node));
    const level = Math.max(before?.depth ?? 2, 2);
    const part = level === 2 ? ', or ### for a part of a section' : '';
    const remedy = `Write ${signs(level)} and a blank before the words${part}, and delete the signs around them.`;
    return faultAt(node, 'a heading that is only bold', remedy);
  });
}

/** Whether a line reads “#Words”: meant as the page’s heading. */
const hasGlued = (tree: Root): boolean =>
  stepsOf(tree).some(({node}) => node.type === 'paragraph' && /^#\p{L}/u.test(textOf(node)));

/** What is wrong with headings. `hero` holds the page's title where the page has one. */
export function headingFaults(tree: Root, hero: string | undefined): Fault[] {
  const levels = levelsOf(tree);
  const sisters = sisterFaults(tree);
  return [
    ...firstLevel(levels, hero, hasGlued(tree)),
    ...order(levels, sisters),
    ...sisters.values(),
    ...emptyHeadings(levels),
    ...boldFaults(tree),
  ];
}
