/** Names of the parts of a legal text, by which it is linked to: the same in every language, in one order. */
import {anchorsOf} from '../../body/anchors';
import type {Fault} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {didYouMean} from '../../closest';
import {type RawDocument, isUnread} from '../raw';
import {type LostName, afterOf} from './legalLost';

/** Whether a name is told with its heading: which part is meant is not known. */
export const areNamesUnsure = ({body}: RawDocument): boolean =>
  anchorsOf(parseBody(body)).faults.length > 0;

/** What a translation and its original do not have both. */
function compareNames(document: RawDocument, original: RawDocument, told: readonly string[]) {
  const there = new Set(parseBody(original.body).headingIds.values());
  // A name that only one of the two has, and the other should have, is told where it is not.
  const here = [...parseBody(document.body).headingIds].filter(
    ([, name]) => there.has(name) || !told.includes(name),
  );
  const names = here.map(([, name]) => name);
  const missing = [...there].filter((name) => !names.includes(name) && !told.includes(name));
  const strange = here.filter(([, name]) => !there.has(name));
  return {there, here, names, missing, strange};
}

/** Names of parts that every translation has, and its original lost. */
export function lostNames(
  original: RawDocument,
  translations: readonly {document: RawDocument; told: readonly string[]}[],
): LostName[] {
  const isSure = (one: RawDocument): boolean => !isUnread(one) && !areNamesUnsure(one);
  if (![original, ...translations.map(({document}) => document)].every(isSure)) return [];
  const [first, ...others] = translations.map(({document, told}) => ({
    document,
    ...compareNames(document, original, told),
  }));
  if (!first || [first, ...others].some(({missing}) => missing.length > 0)) return [];
  return first.strange
    .map(([, name]) => name)
    .filter((name) => others.every(({names}) => names.includes(name)))
    .map((name) => ({name, twin: first.document}));
}

/** Legal texts are linked to by the names of their headings: the same in every language, in one order. */
export function nameFaults(
  document: RawDocument,
  original: RawDocument,
  told: readonly string[],
  lost: readonly LostName[],
): Fault[] {
  const {there, here, names, missing, ...compared} = compareNames(document, original, told);
  const strange = compared.strange.filter(([, one]) => lost.every(({name}) => name !== one));
  const renamed = strange.length > 0 && strange.length === missing.length;
  const order = [...there].filter((name) => names.includes(name));
  const moved = here
    .filter(([, name]) => there.has(name))
    .find(([, name], at) => order[at] !== name);
  const isWhole = missing.length === 0 && compared.strange.length === 0;
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
      remedy: `${original.file} has one${afterOf(original, name)}: add it here, and its text where that is missing too.`,
    })),
  ];
}
