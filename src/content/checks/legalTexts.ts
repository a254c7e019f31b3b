/** A legal text in translation: the same parts in the same order, with the same facts of the house. */
import type {Fault} from '../body/faults';
import {KNOWN} from '../body/known';
import {parseBody} from '../body/parse';
import {attributeOf, isElement, stepsOf} from '../body/walk';
import {didYouMean} from '../closest';
import type {RawDocument} from './raw';

/** Legal texts are linked to by the names of their headings: the same in every language, in one order. */
function headingNames(document: RawDocument, original: RawDocument): Fault[] {
  const there = new Set(parseBody(original.body).headingIds.values());
  const here = [...parseBody(document.body).headingIds];
  const names = here.map(([, name]) => name);
  const missing = [...there].filter((name) => !names.includes(name));
  // A name that no heading can have is told with the heading.
  const strange = here.filter(([, name]) => !there.has(name) && /^[a-z0-9-]+$/.test(name));
  const broken = here.length - here.filter(([, name]) => /^[a-z0-9-]+$/.test(name)).length;
  const renamed = strange.length + broken > 0 && strange.length + broken === missing.length;
  const order = [...there].filter((name) => names.includes(name));
  const moved = here
    .filter(([, name]) => there.has(name))
    .find(([, name], at) => order[at] !== name);
  const isWhole = missing.length === 0 && strange.length === 0 && broken === 0;
  return [
    ...(isWhole && moved && new Set(names).size === names.length
      ? [
          {
            field: '',
            line: moved[0],
            found: `the part {#${moved[1]}} in another place than in the original`,
            remedy: `Put the parts in the order of ${original.file}.`,
          },
        ]
      : []),
    ...strange.map(([line, name]) => ({
      field: '',
      line,
      found: `the name {#${name}}, which no heading of the original has`,
      remedy: `${didYouMean(name, missing)}Copy the name from ${original.file}.`,
    })),
    ...(renamed ? [] : missing).map((name) => ({
      field: '',
      found: `no heading with the name {#${name}}`,
      remedy: `${original.file} has one: add it, with its text.`,
    })),
  ];
}

type ShownFact = {
  readonly name: string;
  readonly line: number | undefined;
  /** Name of the heading above it. */
  readonly part: string;
};

/** Facts of the house that a text shows, in their order. */
function factsIn({body}: RawDocument): ShownFact[] {
  const {tree, headingIds} = parseBody(body);
  if (!tree) return [];
  const parts = [...headingIds];
  return stepsOf(tree).flatMap(({node}): ShownFact[] => {
    if (!isElement(node) || node.name !== 'BusinessFact') return [];
    const value = attributeOf(node, 'name');
    const line = node.position?.start.line;
    const part = parts.filter(([at]) => at <= (line ?? 0)).at(-1)?.[1] ?? '';
    return typeof value === 'string' ? [{name: value, line, part}] : [];
  });
}

const NAME = KNOWN.get('BusinessFact')?.properties[0]?.type;
const isFact = ({name}: ShownFact): boolean =>
  NAME?.kind === 'choice' && NAME.values.includes(name);

const has = (facts: readonly ShownFact[], {name}: ShownFact): boolean =>
  facts.some((other) => other.name === name);

/** A fact in the place of another, part by part; and facts of which a whole text says nothing. */
function factFaults(document: RawDocument, original: RawDocument): Fault[] {
  const [here, there] = [factsIn(document), factsIn(original)];
  // A name that is none is told where it stands; which fact is meant is not known.
  if (![...here, ...there].every(isFact)) return [];
  const shown = ({name}: ShownFact): string => `<BusinessFact name="${name}" />`;
  const swapped = [...new Set(here.map(({part}) => part))].flatMap((part) => {
    const [ours, theirs] = [here, there].map((facts) => facts.filter((one) => one.part === part));
    const strange = (ours ?? []).filter((one) => !has(theirs ?? [], one));
    const missing = (theirs ?? []).filter((one) => !has(ours ?? [], one));
    return strange.flatMap((one, index) => {
      const twin = missing[index];
      return twin ? [{one, twin}] : [];
    });
  });
  const lost = there
    .filter((one, index) => there.findIndex(({name}) => name === one.name) === index)
    .filter((one) => !has(here, one) && swapped.every(({twin}) => twin.name !== one.name));
  return [
    ...swapped.map(({one, twin}) => ({
      field: '',
      line: one.line,
      found: shown(one),
      remedy: `The original has ${shown(twin)} instead: correct it here or in ${original.file}.`,
    })),
    ...lost.map((one) => ({
      field: '',
      found: `no ${shown(one)}`,
      remedy: `${original.file} shows it: put it where its sentence stands here.`,
    })),
  ];
}

/** What a translated legal text lacks, or has beyond its original. */
export function legalFaults(document: RawDocument, original: RawDocument | undefined): Fault[] {
  if (document.kind !== 'legal' || !original || original === document) return [];
  const names = headingNames(document, original);
  // With a part, its facts are gone as well.
  return [...names, ...(names.length > 0 ? [] : factFaults(document, original))];
}
