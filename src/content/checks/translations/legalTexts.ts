/** A legal text in translation: the same parts in the same order, with the same facts of the house. */
import GithubSlugger from 'github-slugger';
import type {Heading} from 'mdast';

import {type Fault, faultAt} from '../../body/faults';
import {meantHeadings} from '../../body/meantHeadings';
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {remembered} from '../../remember';
import {codeFaults} from './legalCode';
import {lostFacts, neededFacts, unnamedFacts, withoutFacts} from './legalFacts';
import {exchangedFacts, otherFacts} from './legalFactOrder';
import {listFaults} from './legalLists';
import {type LostName, lostParts} from './legalLost';
import {renamedFault, renamedIn} from './legalRenamed';
import {areNamesUnsure, lostNames, nameFaults} from './legalNames';
import {type RawDocument, isUnread} from '../raw';
import {lostButtons} from './lostButtons';
import {lineOf} from '../../body/lines';

/** A heading of the second level, and the name it has for links. */
type Part = {readonly heading: Heading; readonly name: string | undefined};

/** The parts of a text, in their order. */
const partsOf = remembered(({body}: RawDocument): Part[] => {
  const {tree, headingIds} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node}) =>
    node.type === 'heading' && node.depth === 2
      ? [{heading: node, name: headingIds.get(lineOf(node))}]
      : [],
  );
});

/** Whether a legal text has parts without a name. */
export const hasNameless = (document: RawDocument): boolean =>
  document.kind === 'legal' && partsOf(document).some(({name}) => name === undefined);

/** A text in all its languages, and the names of headings by which pages link to it. */
type Family = {readonly all: readonly RawDocument[]; readonly linked: () => ReadonlySet<string>};

function familyOf({id}: RawDocument, documents: readonly RawDocument[]): Family {
  const linked = (): Set<string> =>
    new Set(
      documents.flatMap((one) => {
        const {tree} = parseBody(one.body);
        const page = one.id === id ? '' : `/${id}.mdx`;
        return (tree ? stepsOf(tree) : []).flatMap(({node}) => {
          const [path, name] = node.type === 'link' ? node.url.split('#') : [];
          return path === page && name ? [name] : [];
        });
      }),
    );
  return {all: documents.filter((one) => one.id === id), linked};
}

/** The name that the same part has in another language. */
const knownName = (at: number, twins: readonly RawDocument[]): string | undefined =>
  twins.map((one) => partsOf(one)[at]?.name).find((name) => name !== undefined);

/** The one name by which pages link to a text and which none of its headings has. */
function linkedName({all, linked}: Family): string | undefined {
  const names = all.flatMap((one) => [...parseBody(one.body).headingIds.values()]);
  const [name, ...others] = [...linked()].filter((one) => !names.includes(one));
  return others.length === 0 ? name : undefined;
}

/** The name of a part: that of another language, that of links, or one made of the original’s heading. */
function nameAt(at: number, document: RawDocument, family: Family, isOnly: boolean): string {
  const {length} = partsOf(document);
  const twins = family.all.filter((one) => partsOf(one).length === length);
  const {heading} = partsOf(twins.find(({isOriginal}) => isOriginal) ?? document)[at] ?? {};
  return (
    knownName(at, twins) ??
    (isOnly ? linkedName(family) : undefined) ??
    new GithubSlugger().slug(heading ? textOf(heading).trim() : '')
  );
}

type Unnamed = {readonly heading: Heading; readonly name: string};

/** Parts without a name: a link to them would change with their words, and with the language. */
function unnamed(document: RawDocument, family: Family): Unnamed[] {
  const nameless = partsOf(document).flatMap(({heading, name}, at) =>
    name === undefined && textOf(heading).trim() ? [{heading, at}] : [],
  );
  return nameless.map(({heading, at}) => ({
    heading,
    name: nameAt(at, document, family, nameless.length === 1),
  }));
}

const namelessFaults = (parts: readonly Unnamed[]): Fault[] =>
  parts.map(({heading, name}) =>
    faultAt(
      heading,
      'a heading of a legal text without a name for links',
      `Write {#${name}} behind its words.`,
    ),
  );

/** Names that parts of either should have, which is told where they have none. */
const toldNames = (document: RawDocument, original: RawDocument, family: Family): string[] =>
  [document, original].flatMap((one) => unnamed(one, family).map(({name}) => name));

/** Whether a heading of a text is only bold, or has no blank: its name is missing with it. */
function hasMeantHeading({body}: RawDocument): boolean {
  const {tree} = parseBody(body);
  return tree !== undefined && meantHeadings(tree).size > 0;
}

/** Names of parts that every translation has, and its original lost. */
function lostBy(original: RawDocument, {all, ...family}: Family): LostName[] {
  if (all.some(hasMeantHeading)) return [];
  const translations = all.filter((one) => one !== original);
  const toldOf = (document: RawDocument): string[] =>
    toldNames(document, original, {all, ...family});
  return lostNames(
    original,
    translations.map((document) => ({document, told: toldOf(document)})),
  );
}

/** The name that an original alone calls otherwise. */
const renamedBy = (original: RawDocument, {all, linked}: Family) =>
  all.some(hasMeantHeading)
    ? undefined
    : renamedIn(
        original,
        all.filter((one) => one !== original),
        linked,
      );

/** Whether an original lost what the law wants, with the entry that it stood in: the translations have one more. */
const missesNeeded = (original: RawDocument, {all}: Family): boolean =>
  unnamedFacts(original).length > 0 &&
  all.some((one) => one !== original && listFaults(one, original).length > 0);

/** What a translated legal text has not, or has beyond its original. */
function differences(document: RawDocument, original: RawDocument, family: Family): Fault[] {
  if ([document, original].some(hasMeantHeading) || [document, original].some(isUnread)) return [];
  if ([document, original].some(areNamesUnsure)) return [];
  // What the original alone calls otherwise is told there.
  if (renamedBy(original, family)) return [];
  const lost = lostBy(original, family);
  const names = nameFaults(document, original, toldNames(document, original, family), lost);
  if (lost.length > 0) return names;
  // With a part, its facts and lists are gone as well; with an entry, its facts.
  if (names.length > 0) return names;
  // What the law wants is told in the original, with the entry that it stood in.
  if (missesNeeded(original, family)) return [];
  const lists = listFaults(document, original);
  return [
    ...lists,
    ...otherFacts(document, original),
    ...exchangedFacts(document, original),
    // What stood in an entry or a row comes back with it.
    ...(lists.length > 0
      ? []
      : [
          ...withoutFacts(document, original),
          ...codeFaults(document, original),
          ...lostButtons(document, original),
        ]),
  ];
}

/** What an original lost, and its translations still have; and what no language has any more. */
function ofOriginal(original: RawDocument, family: Family): Fault[] {
  const lost = renamedBy(original, family) ? [] : lostBy(original, family);
  if (lost.length > 0) return lostParts(original, lost);
  const translations = family.all.filter((one) => one !== original);
  const renamed = renamedBy(original, family);
  if (renamed) return [renamedFault(renamed, translations[0]?.file ?? '')];
  const isSame = (one: RawDocument): boolean =>
    !hasMeantHeading(one) &&
    nameFaults(one, original, toldNames(one, original, family), lost).length === 0 &&
    listFaults(one, original).length === 0;
  if ([original, ...translations].some((one) => isUnread(one) || areNamesUnsure(one))) return [];
  if (missesNeeded(original, family)) return neededFacts(original, []);
  if (!translations.every(isSame) || hasMeantHeading(original)) return [];
  const told = [
    ...lostFacts(original, translations),
    ...exchangedFacts(original, translations[0] ?? original),
    ...lostButtons(original, translations[0] ?? original),
  ];
  return [...told, ...neededFacts(original, told)];
}

/** What a legal text lacks, by itself and beside the other languages. */
export function legalFaults(document: RawDocument, documents: readonly RawDocument[]): Fault[] {
  if (document.kind !== 'legal') return [];
  const family = familyOf(document, documents);
  const original = family.all.find(({isOriginal}) => isOriginal);
  return [
    ...namelessFaults(unnamed(document, family)),
    ...(original && original !== document ? differences(document, original, family) : []),
    ...(original === document ? ofOriginal(document, family) : []),
  ];
}
