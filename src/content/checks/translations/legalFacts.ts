/** Facts of the house in a legal text: those that the law wants, and the same in a translation as in the original. */
import type {Fault} from '../../body/faults';
import {KNOWN} from '../../body/known';
import {parseBody} from '../../body/parse';
import {attributeOf, isElement, stepsOf} from '../../body/walk';
import {partAt} from './legalParts';
import {type RawDocument, isUnread} from '../raw';

type ShownFact = {
  readonly name: string;
  readonly line: number | undefined;
  /** Name of the heading above it. */
  readonly part: string;
};

/** Facts of the house that a text shows, in their order. */
function factsIn(document: RawDocument): ShownFact[] {
  const {tree} = parseBody(document.body);
  if (!tree) return [];
  return stepsOf(tree).flatMap(({node}): ShownFact[] => {
    if (!isElement(node) || node.name !== 'BusinessFact') return [];
    const value = attributeOf(node, 'name');
    const line = node.position?.start.line;
    const part = partAt(document, line ?? 0);
    // One without a name shows none, as one with a name that is none.
    return [{name: typeof value === 'string' ? value : '', line, part}];
  });
}

const NAME = KNOWN.get('BusinessFact')?.properties[0]?.type;
const isFact = ({name}: ShownFact): boolean =>
  NAME?.kind === 'choice' && NAME.values.includes(name);

const has = (facts: readonly ShownFact[], {name}: ShownFact): boolean =>
  facts.some((other) => other.name === name);

const shown = ({name}: Pick<ShownFact, 'name'>): string => `<BusinessFact name="${name}" />`;

/** What is told of a fact, and whether it stands in the place of another. */
type FactFault = {readonly isSwapped: boolean; readonly fault: Fault};

/** Facts that stand in the place of others, part by part. */
function swappedFacts(here: readonly ShownFact[], there: readonly ShownFact[]) {
  return [...new Set(here.map(({part}) => part))].flatMap((part) => {
    const [ours, theirs] = [here, there].map((facts) => facts.filter((one) => one.part === part));
    const strange = (ours ?? []).filter((one) => !has(theirs ?? [], one));
    const missing = (theirs ?? []).filter((one) => !has(ours ?? [], one));
    return strange.flatMap((one, index) => {
      const twin = missing[index];
      return twin ? [{one, twin}] : [];
    });
  });
}

/** A fact in the place of another; and facts of which one of the two texts says nothing. */
export function factFaults(document: RawDocument, original: RawDocument): FactFault[] {
  const [here, there] = [factsIn(document), factsIn(original)];
  // A name that is none is told where it stands; which fact is meant is not known.
  if (![...here, ...there].every(isFact)) return [];
  const swapped = swappedFacts(here, there);
  const lost = there
    .filter((one, index) => there.findIndex(({name}) => name === one.name) === index)
    .filter((one) => !has(here, one) && swapped.every(({twin}) => twin.name !== one.name))
    // One that is shown as it was typed is told where it stands.
    .filter(({name}) => !document.body.includes(`name="${name}"`));
  // What the original lost, or what only the translation says.
  const extra = here
    .filter((one, index) => here.findIndex(({name}) => name === one.name) === index)
    .filter((one) => !has(there, one) && swapped.every((pair) => pair.one.name !== one.name))
    .filter(({name}) => !original.body.includes(`name="${name}"`));
  const fault = (line: number | undefined, found: string, remedy: string): Fault => ({
    field: '',
    ...(line !== undefined && {line}),
    found,
    remedy,
  });
  return [
    ...swapped.map(({one, twin}) => {
      const remedy = `The original has ${shown(twin)} instead: correct it here or in ${original.file}.`;
      return {isSwapped: true, fault: fault(one.line, shown(one), remedy)};
    }),
    ...lost.map((one) => {
      const remedy = `${original.file} shows it: put it where its sentence stands here.`;
      return {isSwapped: false, fault: fault(undefined, `no ${shown(one)}`, remedy)};
    }),
    ...extra.map((one) => {
      const found = `${shown(one)}, which ${original.file} does not have`;
      const remedy = 'Put it back there, where its sentence stands, or delete it here.';
      return {isSwapped: false, fault: fault(one.line, found, remedy)};
    }),
  ];
}

/** Who stands behind the site, and how to reach them: the law wants it said on these pages. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'legal/privacy-policy': ['company', 'nif', 'address', 'privacyEmail'],
  'legal/legal-notice': ['company', 'nif', 'registeredAddress', 'address', 'infoEmail'],
};

/** What an original has to show and does not; another fact in its place is told as that, in a translation. */
export function requiredFaults(document: RawDocument, family: readonly RawDocument[]): Fault[] {
  const facts = factsIn(document);
  const isSwapped = (name: string): boolean =>
    family.some((twin) => swappedFacts(factsIn(twin), facts).some(({one}) => one.name === name));
  // One under a name that is none is told where it stands.
  if (isUnread(document) || !facts.every(isFact)) return [];
  return (REQUIRED[document.id] ?? [])
    .filter((name) => facts.every((one) => one.name !== name) && !isSwapped(name))
    .filter((name) => !document.body.includes(`name="${name}"`))
    .map((name) => ({
      field: '',
      found: `no ${shown({name})}`,
      remedy: 'The law wants it here: put it back with its line, in every language.',
    }));
}
