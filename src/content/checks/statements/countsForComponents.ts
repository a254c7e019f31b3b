/** Numbers typed where the same paragraph of the other language has the component that counts. */
import type {Nodes} from 'mdast';

import {importToAdd} from '../../authorComponents';
import {parseBody} from '../../body/parse';
import {attributeOf, isElement, stepsOf, textOf} from '../../body/walk';
import {figuresIn, numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type RawDocument, originalsOf, lineInFile} from '../raw';
import {lineOf} from '../../body/lines';

/** How much there is of what the component counts, by its names; 0 where it cannot be read. */
type There = Readonly<Record<string, number>>;

const NAME = 'HouseCount';

type Tag = {readonly of: string; readonly as: string};

/** What a block counts by its components. */
const tagsOf = (block: Nodes): Tag[] =>
  stepsOf(block).flatMap(({node}) =>
    isElement(node) && node.name === NAME
      ? [{of: String(attributeOf(node, 'of')), as: String(attributeOf(node, 'as') ?? '')}]
      : [],
  );

/** What one block counts and the other does not, where it has a component less. */
function missing(here: readonly Tag[], there: readonly Tag[]): Tag | undefined {
  const left = here.map(({of}) => of);
  return there.find(({of}) => {
    const at = left.indexOf(of);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether a number may be a count that is out of date, or still right: no other one is as near to it. */
const isNear = (number: number, count: number): boolean =>
  number > 1 && number * 2 >= count && number <= count * 2;

/** A number of one block that stands for a component of the other. */
function typedFor(
  here: Nodes,
  there: Nodes,
  locales: readonly [here: string, there: string],
  counts: There,
): {tag: Tag; said: string; number: number} | undefined {
  const tag = missing(tagsOf(here), tagsOf(there));
  const count = counts[tag?.of ?? ''] ?? 0;
  if (!tag) return undefined;
  const [locale, other] = locales;
  // What both have typed is no count of the house.
  const shared = figuresIn(textOf(there), other);
  const said = [...textOf(here).matchAll(new RegExp(numberPattern(locale), 'giu'))]
    .map(([typed]) => typed)
    .find((typed) => {
      const number = valueOf(typed, locale);
      return isNear(number, count) && !shared.includes(number);
    });
  return said === undefined ? undefined : {tag, said, number: valueOf(said, locale)};
}

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'listItem', 'tableCell']);

/** Paragraphs, headings and entries by the component around them, of each name the first, the second …: “Years 1”. */
const groupsOf = remembered(({body}: RawDocument): ReadonlyMap<string, readonly Nodes[]> => {
  const {tree} = parseBody(body);
  const seen: Nodes[] = [];
  const groups = new Map<string, Nodes[]>();
  for (const {node, parents} of tree ? stepsOf(tree) : []) {
    // What stands alone in an entry has no paragraph around it.
    const isInner = node.type === 'paragraph' && parents.at(-1)?.type === 'listItem';
    if (!BLOCKS.has(node.type) || isInner) continue;
    const around = parents.findLast((parent) => isElement(parent));
    if (around && !seen.includes(around)) seen.push(around);
    const nth = seen.filter((one) => isElement(one) && one.name === around?.name);
    const key = `${around?.name ?? ''} ${around ? nth.indexOf(around) : 0}`;
    groups.set(key, [...(groups.get(key) ?? []), node]);
  }
  return groups;
});

type Pair = readonly [here: Nodes, there: Nodes];

/** Blocks side by side, where the second row begins so many blocks later. */
const sideBySide = (own: readonly Nodes[], twins: readonly Nodes[], more: number): Pair[] =>
  own.flatMap((block, at): Pair[] => {
    const twin = twins[at - more];
    return twin?.type === block.type ? [[block, twin]] : [];
  });

/** How many of the pairs count the same. */
const agreements = (pairs: readonly Pair[]): number =>
  pairs.filter(([here, there]) => {
    const [own, theirs] = [tagsOf(here), tagsOf(there)];
    return own.length > 0 && !missing(own, theirs) && !missing(theirs, own);
  }).length;

/**
 * Blocks that may belong together: where one language says more, it does so at the end or at the beginning, and what
 * both count tells which.
 */
function blockPairs(one: RawDocument, other: RawDocument): Pair[] {
  const there = groupsOf(other);
  return [...groupsOf(one)].flatMap(([key, own]) => {
    const twins = there.get(key) ?? [];
    const more = own.length - twins.length;
    const [fromStart, fromEnd] = [sideBySide(own, twins, 0), sideBySide(own, twins, more)];
    const better = agreements(fromStart) - agreements(fromEnd);
    if (more === 0 || better > 0) return fromStart;
    return better < 0 ? fromEnd : [...fromStart, ...fromEnd];
  });
}

/** What is typed in one language where the other one counts. */
function typedIn(own: RawDocument, twin: RawDocument, counts: There): Problem[] {
  return blockPairs(own, twin).flatMap(([block, opposite]): Problem[] => {
    const typed = typedFor(block, opposite, [own.locale, twin.locale], counts);
    if (!typed) return [];
    const {tag, said, number} = typed;
    const count = counts[tag.of] ?? 0;
    const as = tag.as ? ` as="${tag.as}"` : '';
    const lines = importToAdd(NAME, own.body);
    return [
      {
        file: own.file,
        field: '',
        line: lineInFile(own, lineOf(block)),
        found: `“${said}”, ${number === count ? 'counted by hand' : `and there are ${count}`}`,
        remedy: `Write <${NAME} of="${tag.of}"${as} /> in its place, as ${twin.file} has it: it counts by itself.${lines}`,
        rule: 'typed-count',
      },
    ];
  });
}

/** Names numbers that stand where the other language counts by a component. */
export function countsForComponents(documents: readonly RawDocument[], counts: There): Problem[] {
  const originals = originalsOf(documents);
  return documents.flatMap((document): Problem[] => {
    const original = originals.get(document.id);
    if (!original || original === document || document.kind === 'legal') return [];
    return [...typedIn(document, original, counts), ...typedIn(original, document, counts)];
  });
}
