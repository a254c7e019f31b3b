/** Headings of a body in their order, and its one heading of the first level. */
import type {Heading, Nodes, Root} from 'mdast';

import {type Fault, faultAt, faultWithin} from './faults';
import {nameMeant} from './known';
import {HEROES, WRITES_LEVEL, boldHeadings, gluedHeadings} from './meantHeadings';
import {elementsAround, isElement, stepsOf} from './walk';
import {lineOf} from './lines';

type Level = {readonly depth: number; readonly heading?: Heading; readonly hero?: string};

/** Headings in the order of the page, those that components write included. */
function levelsOf(tree: Root): Level[] {
  return stepsOf(tree).flatMap(({node, parents}): Level[] => {
    if (node.type === 'heading') {
      const hero = elementsAround(parents)
        .map(nameMeant)
        .find((name) => HEROES.includes(name));
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

/** Whether a line of signs (===) makes a heading of the words above it, which is told by itself. */
const isUnderlined = (heading: Heading | undefined): boolean =>
  heading?.position !== undefined && heading.position.start.line < heading.position.end.line;

const signs = (depth: number): string => '#'.repeat(depth);

function firstLevel(levels: readonly Level[], hero: string | undefined, isGlued: boolean): Fault[] {
  const firsts = levels.filter(({depth}) => depth === 1);
  if (!hero) {
    return firsts
      .filter(({heading}) => !isUnderlined(heading))
      .map(({heading}) =>
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
    const inHero = levels.find(({hero: around}) => around === hero);
    if (inHero) {
      const found = `${signs(inHero.depth)} before the page’s heading`;
      return [faultAt(inHero.heading, found, 'Write one #: it is the page’s title.')];
    }
    return [
      {
        ...faultAt(
          undefined,
          'no heading of the first level (#)',
          `Write the page’s one “# heading” between <${hero}> and </${hero}>.`,
        ),
        rule: 'no-first-heading',
      },
    ];
  }
  return firsts.flatMap(({heading, hero: around}, index): Fault[] => {
    if (index > 0) {
      if (isUnderlined(heading)) return [];
      return [
        faultAt(
          heading,
          'a second heading of the first level (#)',
          around === hero
            ? 'A page has one: delete the # and its blank, or one of the two headings.'
            : 'A page has one: write ## for a section.',
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
  const title = levels.findIndex(({depth}) => depth === 1);
  return levels.flatMap(({depth, heading}, index): Fault[] => {
    // What stands before the first heading counts as the page's title; a second title is told, and is a section.
    const above = levels[index - 1];
    const before = above?.depth === 1 && index - 1 > title ? 2 : (above?.depth ?? 1);
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

/** Headings that are only bold: nobody who jumps from heading to heading finds them. */
function boldFaults(tree: Root): Fault[] {
  const headings = stepsOf(tree).flatMap(({node}) => (node.type === 'heading' ? [node] : []));
  return boldHeadings(tree).map((node) => {
    const before = headings.findLast((one) => lineOf(one) < lineOf(node));
    const level = Math.max(before?.depth ?? 2, 2);
    const part = level === 2 ? ', or ### for a part of a section' : '';
    const remedy = `Write ${signs(level)} and a blank before the words${part}, and delete the signs around them.`;
    return faultAt(node, 'a heading that is only bold', remedy);
  });
}

/** Headings without a blank after their #; where the page has its title, one # more is meant. */
function gluedFaults(tree: Root, isTitled: boolean): Fault[] {
  return gluedHeadings(tree).map(({node, signs: typed, before}) =>
    faultWithin(
      node,
      before,
      'a heading without a blank after its #',
      isTitled && typed === '#'
        ? 'Write ## and a blank before the words.'
        : 'Write a blank between the # and the words.',
    ),
  );
}

/** What is wrong with headings. `hero` holds the page's title where the page has one. */
export function headingFaults(tree: Root, hero: string | undefined): Fault[] {
  const levels = levelsOf(tree);
  const sisters = sisterFaults(tree);
  const isTitled = !hero || levels.some(({depth}) => depth === 1);
  const glued = gluedHeadings(tree).some(({signs: typed}) => typed === '#');
  const first = firstLevel(levels, hero, glued);
  const isTold = ({line}: Fault): boolean => first.some((one) => one.line === line);
  return [
    ...first,
    ...order(levels, sisters).filter((fault) => !isTold(fault)),
    ...gluedFaults(tree, isTitled),
    ...sisters.values(),
    ...emptyHeadings(levels),
    ...boldFaults(tree),
  ];
}
