/** Paragraphs of a legal text: as many in each part of a translation as in the original, which binds the house to both. */
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {wordsIn} from '../../language/wordCounts';
import {type Problem, counted} from '../../problems';
import {haveSameParts, isToldIn, partAt} from './legalParts';
import {mendLength} from './mendLength';
import {type RawDocument, isUnread, lineInFile} from '../raw';
import {legalTwins} from './legalTwins';
import {lineOf} from '../../body/lines';

/** The paragraphs of a part that stand in no list: how many words each has. */
type Part = readonly number[];
const NONE: Part = [];

/** The parts of a text, by their names. */
function partsIn(document: RawDocument): ReadonlyMap<string, Part> {
  const {tree} = parseBody(document.body);
  const parts = new Map<string, Part>();
  for (const {node, parents} of tree ? stepsOf(tree) : []) {
    if (node.type !== 'paragraph' || parents.some(({type}) => type === 'listItem')) continue;
    const name = partAt(document, lineOf(node));
    parts.set(name, [...(parts.get(name) ?? NONE), wordsIn(textOf(node)).length]);
  }
  return parts;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Of several paragraphs too few, that many words are missing as well. */
const SHARE = 0.75;

/**
 * Whether a part lacks a paragraph of its twin, and has not only divided otherwise what it says: without one of
 * its twin's paragraphs its own are nearer in length than with two of those in one.
 */
function isLost(one: Part, other: Part): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  if (few.length === many.length) return false;
  if (many.length - few.length > 1) return sum(few) < SHARE * sum(many);
  const far = (row: Part): number => sum(few.map((words, at) => Math.abs(words - (row[at] ?? 0))));
  const without = many.map((_, at) => far(many.toSpliced(at, 1)));
  const joined = many
    .slice(1)
    .map((words, at) => far(many.toSpliced(at, 2, (many[at] ?? 0) + words)));
  return Math.min(...without) < Math.min(...joined);
}

type Uneven = {readonly part: string; readonly own: Part; readonly wanted: Part};

const nameOf = (part: string): string => (part ? `{#${part}}` : 'its beginning');

/** The one paragraph that one part has too much and another too little. */
function movedIn(uneven: readonly Uneven[]): {from: string; to: string} | undefined {
  const by = (more: number): Uneven | undefined =>
    uneven.find(({own, wanted}) => own.length - wanted.length === more);
  const [less, more] = [by(-1), by(1)];
  return uneven.length === 2 && less && more ? {from: less.part, to: more.part} : undefined;
}

function differences(
  document: RawDocument,
  original: RawDocument,
  told: readonly Problem[],
): Problem[] {
  // Parts that are not the same are told as that.
  if ([document, original].some(isUnread) || !haveSameParts(document, original)) return [];
  const [here, there] = [partsIn(document), partsIn(original)];
  const lines = new Map(
    [...parseBody(document.body).headingIds].map(([line, name]) => [name, line]),
  );
  const lineFor = (part: string): number => lineInFile(document, lines.get(part));
  const uneven = [...new Set([...there.keys(), ...here.keys()])].flatMap((part) => {
    const [own, wanted] = [here.get(part) ?? NONE, there.get(part) ?? NONE];
    const isSure = ![document, original].some((one) => isToldIn(part, one, told));
    return isLost(own, wanted) && isSure ? [{part, own, wanted}] : [];
  });
  const make = (part: string, found: string, remedy: string): Problem => {
    return {file: document.file, field: '', line: lineFor(part), found, remedy};
  };
  const moved = movedIn(uneven);
  if (moved) {
    const found = `a paragraph in this part that the original has in ${nameOf(moved.from)}`;
    return [make(moved.to, found, `Move it there, or correct ${original.file}.`)];
  }
  return uneven.map(({part, own, wanted}): Problem => {
    const howMany = own.length === 0 ? 'no paragraph' : counted(own.length, 'paragraph');
    const found = `${howMany} in this part, and the original has ${wanted.length}`;
    const problem = make(part, found, mendLength(own.length < wanted.length, original.file));
    return {...problem, rule: 'paragraphs'};
  });
}

/** Names parts of legal texts that lack a paragraph, unless `told` says what is wrong there. */
export function checkLegalParagraphs(
  documents: readonly RawDocument[],
  told: readonly Problem[],
): Problem[] {
  return legalTwins(documents).flatMap(({document, original}) =>
    differences(document, original, told),
  );
}
