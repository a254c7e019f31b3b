/** What a translation and its original have in the same order: links, levels of headings, years. */
import type {Heading, Link, Nodes} from 'mdast';

import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {type Year, yearsIn} from '../../body/years';
import type {RawDocument} from '../raw';

/** Whether something is told on the line of a node already. */
type IsTold = (document: RawDocument, node: Nodes) => boolean;

/** Nodes of one kind, in their order. */
function nodesIn<Kind extends Nodes['type']>({body}: RawDocument, type: Kind) {
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node}) =>
    node.type === type ? [node as Extract<Nodes, {type: Kind}>] : [],
  );
}

const isInternal = ({url}: Link): boolean => /^\/[\w/-]+\.mdx|^#/.test(url);

/** Whether names of headings are the same in every language there: in legal texts alone. */
const isLegalLink = ({url}: Link, {kind}: RawDocument): boolean =>
  url.startsWith('#') ? kind === 'legal' : url.startsWith('/legal/');

/** Where a link leads. */
const targetOf = (link: Link, document: RawDocument): string =>
  isLegalLink(link, document) ? link.url : link.url.replace(/#.*$/, '');

/** Whether two links lead to one legal text, by other names of headings, or by none: no choice of a translator’s. */
const isOtherPart = (one: Link, twin: Link, document: RawDocument): boolean =>
  isLegalLink(one, document) &&
  one.url !== twin.url &&
  one.url.replace(/#.*$/, '') === twin.url.replace(/#.*$/, '');

/** A difference, and whether it is told in the original. */
type TwinFault = {readonly fault: Fault; readonly isOfOriginal?: true};

/** The one link of all that leads elsewhere; where more differ, the text is another. */
function linkFaults(document: RawDocument, original: RawDocument, isTold: IsTold): TwinFault[] {
  const [here, there] = [document, original].map((one) =>
    nodesIn(one, 'link').filter(isInternal),
  ) as [Link[], Link[]];
  if (here.length !== there.length) return [];
  const [only, twinOfOnly] = [here[0], there[0]];
  const isOnly = document.kind !== 'legal' && here.length < 2;
  // A page’s only link may be its translator’s own choice.
  if (isOnly && !(only && twinOfOnly && isOtherPart(only, twinOfOnly, document))) return [];
  const others = here.flatMap((one, at) => {
    const twin = there[at];
    return twin && targetOf(one, document) !== targetOf(twin, original) ? [{one, twin}] : [];
  });
  const [{one, twin} = {}] = others;
  if (!one || !twin || others.length > 1) return [];
  if (isTold(document, one) || isTold(original, twin)) return [];
  // A name that only the translation has was lost in the original.
  if (isOtherPart(one, twin, document) && !twin.url.includes('#')) {
    const remedy = `${document.file} leads to ${one.url} there: write it here too, or correct it there.`;
    return [{fault: faultAt(twin, `a link to ${twin.url}`, remedy), isOfOriginal: true}];
  }
  const remedy = `The original leads to ${twin.url} there: correct it here or in ${original.file}.`;
  return [{fault: faultAt(one, `a link to ${one.url}`, remedy)}];
}

const levelOf = ({depth}: Heading): string => '#'.repeat(depth);

/** Headings on another level than in the original, where both have as many. */
function levelFaults(document: RawDocument, original: RawDocument, isTold: IsTold): Fault[] {
  const [here, there] = [nodesIn(document, 'heading'), nodesIn(original, 'heading')];
  const isSure =
    here.length === there.length &&
    !here.some((one) => isTold(document, one)) &&
    !there.some((one) => isTold(original, one));
  if (!isSure) return [];
  return here.flatMap((one, at): Fault[] => {
    const twin = there[at];
    // The first level is the page’s title, of which there is one.
    if (!twin || twin.depth === one.depth || twin.depth === 1 || one.depth === 1) return [];
    const found = `${levelOf(one)} before “${textOf(one).trim()}”`;
    const remedy = `The original has ${levelOf(twin)} there: correct it here or in ${original.file}.`;
    return [faultAt(one, found, remedy)];
  });
}

/** A year that has another one in its place; a translation may leave a year out, or have one more. */
function yearFaults(document: RawDocument, original: RawDocument, founded: unknown): TwinFault[] {
  const [here, there] = [document, original].map(({body}) => {
    const {tree} = parseBody(body);
    return tree ? yearsIn(tree) : [];
  }) as [Year[], Year[]];
  const isIn = (years: readonly Year[], year: number): boolean =>
    years.some((one) => one.year === year);
  /** The years of one around a place that the other has as well. */
  const around = (years: readonly Year[], others: readonly Year[], at: number): string => {
    const isShared = ({year}: Year): boolean => isIn(others, year);
    return `${years.slice(0, at).findLast(isShared)?.year} ${years.slice(at + 1).find(isShared)?.year}`;
  };
  return here.flatMap(({year, fault}, at): TwinFault[] => {
    const twin = there.find(
      (one, place) =>
        !isIn(here, one.year) && around(there, here, place) === around(here, there, at),
    );
    // The first years may be others: a translation may begin later, with fewer of them.
    const isFirst = here.slice(0, at).every((one) => !isIn(there, one.year));
    const isLater = here.length < there.length && there.some((one) => one.year < year);
    if (isIn(there, year) || !twin || (isFirst && isLater)) return [];
    const meant = there.find((one) => one.year === founded && !isIn(here, one.year)) ?? twin;
    if (year === founded) {
      const remedy = `${document.file} has ${year} there, the year of founded: correct it here or there.`;
      const there = twin.fault(`the year ${twin.year}`, remedy);
      return [{fault: {...there, rule: 'other-year'}, isOfOriginal: true}];
    }
    const right = isFirst ? meant : twin;
    const remedy = `The original has ${right.year} there: correct it here or in ${original.file}.`;
    return [{fault: {...fault(`the year ${year}`, remedy), rule: 'other-year'}}];
  });
}

/**
 * Where a translation leads elsewhere, or is ordered in another way than its original.
 *
 * @param areYears whether the years of both stand in their order
 * @param founded the year of the house, with which its list may begin
 */
export function twinFaults(
  document: RawDocument,
  original: RawDocument,
  isTold: IsTold,
  areYears: boolean,
  founded: unknown,
): TwinFault[] {
  return [
    ...linkFaults(document, original, isTold),
    ...levelFaults(document, original, isTold).map((fault) => ({fault})),
    ...(areYears ? yearFaults(document, original, founded) : []),
  ];
}
