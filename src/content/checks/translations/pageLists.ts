/** Lists of pages and programs: as long in a translation as in the original, where both have the same headings. */
import type {Heading, List, ListItem} from 'mdast';

import {type Fault, faultAt} from '../../body/faults';
import {gluedFault, numbersOf} from '../../body/listSlips';
import {parseBody} from '../../body/parse';
import {elementsAround, stepsOf} from '../../body/walk';
import {type Problem, counted} from '../../problems';
import {remembered} from '../../remember';
import {mendLength} from './mendLength';
import {type RawDocument, isUnread, originalsOf, inFile} from '../raw';
import {lineOf} from '../../body/lines';

/** Lists of which a translation may have its own entries. */
const FREE: ReadonlySet<string> = new Set(['Values', 'Years', 'Definition']);

/** A list, with the components around it. */
type Held = {readonly list: List; readonly around: string};

/** What stands below a heading, up to the next. */
type Section = {
  readonly depth: number;
  readonly from: number;
  readonly lists: readonly Held[];
};

const START: Section = {depth: 0, from: 0, lists: []};

const openedBy = (heading: Heading): Section => ({
  depth: heading.depth,
  from: lineOf(heading),
  lists: [],
});

const sectionsOf = remembered(({body}: RawDocument): readonly Section[] => {
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).reduce<Section[]>(
    (sections, {node, parents}) => {
      // A heading inside an entry opens no part of the page.
      const isWithin = parents.some(({type}) => type === 'listItem');
      if (node.type === 'heading' && !isWithin) return [...sections, openedBy(node)];
      const last = sections.at(-1) ?? START;
      if (node.type !== 'list' || isWithin) return sections;
      const around = elementsAround(parents).join(' ');
      return [...sections.slice(0, -1), {...last, lists: [...last.lists, {list: node, around}]}];
    },
    [START],
  );
});

/** The entry before which a number is left out: “1. 3. 4.” */
function gapIn(list: List, {body}: RawDocument): {at: number; number: number} | undefined {
  if (!list.ordered) return undefined;
  const numbers = numbersOf(list, parseBody(body).text);
  const at = numbers.findIndex((number, place) => number > (numbers[place - 1] ?? 0) + 1);
  return at < 0 ? undefined : {at, number: (numbers[at - 1] ?? 0) + 1};
}

type Glued = {readonly entry: ListItem; readonly sign: string};

/** An entry within which the sign of another one stands: “… to your liking 7. A discreet entrance”. */
function gluedIn(list: List, {body}: RawDocument): Glued | undefined {
  const {text} = parseBody(body);
  const numbers = list.ordered ? numbersOf(list, text) : [];
  return list.children.flatMap((entry, at): Glued[] => {
    const sign = list.ordered ? `${(numbers[at] ?? 0) + 1}. ` : '- ';
    const typed = text.slice(entry.position?.start.offset, entry.position?.end.offset);
    const isWithin = new RegExp(`[^\\s-][ \\t]+${sign.replace('.', '\\.')}[*_“«]*\\p{Lu}`, 'u');
    return isWithin.test(typed) ? [{entry, sign}] : [];
  })[0];
}

type Told = {readonly document: RawDocument; readonly fault: Fault};

/** What is told of two lists of different lengths: where the number of an entry is missing, or in the translation. */
function lengthFault(list: List, twin: List, document: RawDocument, original: RawDocument): Told {
  const [here, there] = [list.children.length, twin.children.length];
  const [short, long, lacking, whole] =
    here < there
      ? ([list, twin, document, original] as const)
      : ([twin, list, original, document] as const);
  const glued = long.children.length === short.children.length + 1 && gluedIn(short, lacking);
  if (glued) return {document: lacking, fault: gluedFault(glued.entry, glued.sign)};
  const gap = gapIn(short, lacking);
  if (gap && !gapIn(long, whole)) {
    const found = `no number ${gap.number} in a list of ${counted(short.children.length, 'entry', 'entries')}, and ${whole.file} has ${long.children.length}`;
    const remedy = `Put back what stood there, or delete it in ${whole.file} too and count on.`;
    return {document: lacking, fault: faultAt(short.children[gap.at], found, remedy)};
  }
  const found = `a list of ${counted(here, 'entry', 'entries')}, and the original has ${there}`;
  const fault = faultAt(list, found, mendLength(here < there, original.file));
  return {document, fault: {...fault, rule: 'length-of-list'}};
}

/** Lists of both, where the page is built alike. */
function differences(
  document: RawDocument,
  original: RawDocument,
  isTold: (one: RawDocument, from: number, to: number) => boolean,
): Told[] {
  const [here, there] = [sectionsOf(document), sectionsOf(original)];
  const depths = (sections: readonly Section[]): string => sections.map(({depth}) => depth).join();
  if (depths(here) !== depths(there)) return [];
  return here.flatMap((section, at): Told[] => {
    const twin = there[at];
    const formOf = (lists: readonly Held[]): string =>
      lists.map(({list: {ordered}, around}) => `${ordered} ${around}`).join();
    if (!twin || formOf(section.lists) !== formOf(twin.lists)) return [];
    const end = (sections: readonly Section[]): number => sections[at + 1]?.from ?? Infinity;
    if (isTold(document, section.from, end(here)) || isTold(original, twin.from, end(there)))
      return [];
    return section.lists.flatMap(({list, around}, place): Told[] => {
      const other = twin.lists[place]?.list;
      const isFree = around.split(' ').some((name) => FREE.has(name));
      if (!other || isFree || list.children.length === other.children.length) return [];
      return [lengthFault(list, other, document, original)];
    });
  });
}

/** Names lists that lost an entry in one language, but for those of whose part something is `told`. */
export function checkPageLists(
  documents: readonly RawDocument[],
  told: readonly Problem[],
): Problem[] {
  const originals = originalsOf(documents);
  const isTold = ({file, bodyLine = 1}: RawDocument, from: number, to: number): boolean =>
    told.some(
      (one) =>
        one.file === file &&
        ((one.line === undefined && !one.field && one.rule === 'missing-component') ||
          (one.line !== undefined &&
            !one.field &&
            one.line >= from + bodyLine - 1 &&
            one.line < to + bodyLine - 1)),
    );
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    const isPage = document.kind !== 'legal' && document.kind !== 'masseuse';
    if (!isPage || !original || original === document) return [];
    if ([document, original].some(isUnread)) return [];
    return differences(document, original, isTold).map(({document: where, fault}) =>
      inFile(where, fault),
    );
  });
}
