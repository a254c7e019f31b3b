/** Headings of a body in their order, its one heading of the first level, its pictures, its anchors. */
import GithubSlugger from 'github-slugger';
import type {Heading, Root} from 'mdast';

import {closest} from '../closest';
import {remembered} from '../remember';
import type {Fault, ParsedBody} from './parse';
import {SOMETHING, elementsAround, isElement, placeOf, textOf, stepsOf} from './walk';

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

const at = (node: Heading | undefined, found: string, remedy: string): Fault => ({
  field: '',
  ...(node && placeOf(node)),
  found,
  remedy,
});

function firstLevel(levels: readonly Level[], hero: string | undefined): Fault[] {
  const firsts = levels.filter(({depth}) => depth === 1);
  if (!hero) {
    return firsts.map(({heading}) =>
      at(
        heading,
        'a heading of the first level (#)',
        'The page’s title is shown already: begin with headings of the second level (##).',
      ),
    );
  }
  if (firsts.length === 0) {
    return [
      at(
        undefined,
        'no heading of the first level (#)',
        `Write the page’s one “# heading” between <${hero}> and </${hero}>.`,
      ),
    ];
  }
  return firsts.flatMap(({heading, hero: around}, index): Fault[] => {
    if (index > 0) {
      return [
        at(
          heading,
          'a second heading of the first level (#)',
          'A page has one: write ## for a section.',
        ),
      ];
    }
    return around === hero
      ? []
      : [
          at(
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
      at(
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
      ? [at(heading, 'a heading without words', 'Write the heading, or delete the line.')]
      : [],
  );
}

/** Ids that links may point to, made as Docusaurus makes them, and the lines of those that clash. */
export const anchorsOf = remembered(findAnchors);

function findAnchors({tree, headingIds}: ParsedBody): {ids: Set<string>; faults: Fault[]} {
  const ids = new Set<string>();
  const faults: Fault[] = [];
  if (!tree) return {ids, faults};
  const slugger = new GithubSlugger();
  for (const {node} of stepsOf(tree)) {
    if (node.type !== 'heading') continue;
    const own = headingIds.get(node.position?.start.line ?? 0);
    if (own !== undefined && ids.has(own)) {
      faults.push(
        at(node, `the name {#${own}} for the second time`, 'Give this heading a name of its own.'),
      );
    }
    if (own !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(own)) {
      faults.push(
        at(node, `the name {#${own}}`, 'Write lower-case letters, digits and hyphens only.'),
      );
    }
    ids.add(own ?? slugger.slug(textOf(node).replaceAll(SOMETHING, '').trim()));
  }
  return {ids, faults};
}

/** Pictures need words for those who cannot see them. */
function pictures(tree: Root): Fault[] {
  return stepsOf(tree).flatMap(({node}): Fault[] => {
    if (node.type !== 'image' && node.type !== 'imageReference') return [];
    const words = node.alt?.trim() ?? '';
    const name = 'url' in node ? node.url : '';
    if (words && !/\.(jpe?g|png|webp|avif|svg)$/i.test(words)) return [];
    return [
      {
        field: '',
        ...placeOf(node),
        found: words
          ? `a picture described by its file name (${name})`
          : `a picture without words (${name})`,
        remedy: 'Say between the square brackets what is seen: ![A lamp in a window](…).',
      },
    ];
  });
}

/** Lines that were meant as more than words. */
const BROKEN: readonly (readonly [RegExp, string, string])[] = [
  [
    /^#{1,6}\p{L}/u,
    'a heading without a blank after its #',
    'Write a blank between the # and the words.',
  ],
  [
    /^\|.*\|\s*$/m,
    'a table that is read as words',
    'Write as many columns in the second line, | --- | --- |, as in the first, and an empty line before the table.',
  ],
  [
    /^:::\w/m,
    'the sign :::, which marks nothing here',
    'Delete it: pages have no such boxes; src/components/README.md lists what there is.',
  ],
];

/** Signs of Markdown that mark nothing and are shown as signs. */
function looseMarks(tree: Root, text: string): Fault[] {
  return stepsOf(tree).flatMap(({node}): Fault[] => {
    if (node.type !== 'text') return [];
    const {start, end} = node.position ?? {};
    const typed = text.slice(start?.offset, end?.offset).replace(/\\[*`_]/g, '');
    const broken = BROKEN.find(([pattern]) => pattern.test(typed));
    if (broken) return [{field: '', ...placeOf(node), found: broken[1], remedy: broken[2]}];
    const sign = /\*+|`+|(?<![\p{L}\p{N}])_+(?=\p{L})/u.exec(typed)?.[0];
    if (!sign) return [];
    return [
      {
        field: '',
        ...placeOf(node),
        found: `the sign ${sign}, which marks nothing here`,
        remedy: `Write it on both sides and close to the words, ${sign}like this${sign}, or delete it.`,
      },
    ];
  });
}

/** Blocks of code: three backticks, as notes copied from elsewhere have them. */
function codeBlocks(tree: Root): Fault[] {
  return stepsOf(tree).flatMap(({node}): Fault[] =>
    node.type === 'code'
      ? [
          {
            field: '',
            ...placeOf(node),
            found: 'a block of code',
            remedy: 'Pages hold words: delete the lines with the three signs around it.',
          },
        ]
      : [],
  );
}

/** Headings, names of headings and pictures. `hero` holds the page's title where the page has one. */
export function checkStructure(parsed: ParsedBody, hero: string | undefined): Fault[] {
  const {tree} = parsed;
  if (!tree) return [];
  const levels = levelsOf(tree);
  return [
    ...firstLevel(levels, hero),
    ...order(levels),
    ...emptyHeadings(levels),
    ...anchorsOf(parsed).faults,
    ...pictures(tree),
    ...codeBlocks(tree),
    ...looseMarks(tree, parsed.text),
  ];
}

/** A biography is shown as plain paragraphs: signs of Markdown would be shown as signs. */
export function checkPlain(tree: Root): Fault[] {
  const allowed = new Set(['root', 'paragraph', 'text']);
  const names: Readonly<Record<string, string>> = {
    heading: 'a heading',
    list: 'a list',
    listItem: 'a list',
    link: 'a link',
    image: 'a picture',
    emphasis: 'italics',
    strong: 'bold letters',
    blockquote: 'a quotation',
    table: 'a table',
    mdxjsEsm: 'an import',
    mdxJsxFlowElement: 'a component',
    mdxJsxTextElement: 'a component',
  };
  return stepsOf(tree).flatMap(({node, parents}): Fault[] => {
    if (allowed.has(node.type) || parents.some((parent) => !allowed.has(parent.type))) return [];
    return [
      {
        field: '',
        ...placeOf(node),
        found: `${names[node.type] ?? 'formatting'} in a biography`,
        remedy: 'A biography is plain paragraphs with empty lines between: leave the signs out.',
      },
    ];
  });
}

/** The name nearest to an anchor that does not exist. */
export function nearestAnchor(anchor: string, ids: ReadonlySet<string>): string {
  const near = closest(anchor, [...ids]);
  return near ? `Did you mean #${near}? ` : '';
}
