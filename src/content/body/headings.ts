/** Headings of a body in their order, and its one heading of the first level. */
import type {Heading, Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {elementsAround, isElement, stepsOf} from './walk';

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

function firstLevel(levels: readonly Level[], hero: string | undefined): Fault[] {
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

function order(levels: readonly Level[]): Fault[] {
  return levels.flatMap(({depth, heading}, index): Fault[] => {
    // What stands before the first heading counts as the page's title.
    const before = levels[index - 1]?.depth ?? 1;
    if (!heading || depth <= before + 1) return [];
    return [
      faultAt(
        heading,
        `a heading of level ${depth} (${'#'.repeat(depth)}) below one of level ${before}`,
        `Write ${'#'.repeat(before + 1)}: levels are not skipped.`,
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

/** What is wrong with headings. `hero` holds the page's title where the page has one. */
export function headingFaults(tree: Root, hero: string | undefined): Fault[] {
  const levels = levelsOf(tree);
  return [...firstLevel(levels, hero), ...order(levels), ...emptyHeadings(levels)];
}
