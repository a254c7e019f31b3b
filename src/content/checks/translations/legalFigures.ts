/** Numbers of a legal text, which binds the house to both languages: the same in every sentence of a translation. */
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {COUNTING_LANGUAGES} from '../../language/numbers';
import {type Quantity, quantitiesIn} from '../../language/quantities';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type Figure, comparison} from './figurePairs';
import {haveSameParts, isToldIn, partAt} from './legalParts';
import {type RawDocument, isUnread} from '../raw';
import {legalTwins} from './legalTwins';
import {lineOf} from '../../body/lines';

/** A text that is read by itself, with its numbers. */
type Block = {
  readonly line: number;
  readonly part: string;
  /** Entries of a list, headings and cells have their own twin; paragraphs may be divided otherwise. */
  readonly isParagraph: boolean;
  readonly quantities: readonly Quantity[];
};

const READ: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

const blocksOf = remembered((document: RawDocument): readonly Block[] => {
  const {tree} = parseBody(document.body);
  return (tree ? stepsOf(tree) : []).flatMap(({node, parents}): Block[] => {
    if (!READ.has(node.type)) return [];
    const line = lineOf(node);
    const isParagraph = node.type === 'paragraph' && parents.every(({type}) => type !== 'listItem');
    const quantities = quantitiesIn(textOf(node), document.locale);
    return [{line, part: partAt(document, line), isParagraph, quantities}];
  });
});

/** Blocks whose numbers are held against each other. */
type Group = {readonly here: readonly Block[]; readonly there: readonly Block[]};

/** The blocks of a part: each entry with its twin, and all paragraphs together. */
function groupsOf(here: readonly Block[], there: readonly Block[]): Group[] {
  const [entries, twins] = [here, there].map((all) => all.filter((one) => !one.isParagraph)) as [
    Block[],
    Block[],
  ];
  const isParagraph = (one: Block): boolean => one.isParagraph;
  return [
    ...(entries.length === twins.length
      ? entries.map((one, at) => ({here: [one], there: twins.slice(at, at + 1)}))
      : [{here: entries, there: twins}]),
    {here: here.filter(isParagraph), there: there.filter(isParagraph)},
  ];
}

const figuresOf = (blocks: readonly Block[]): Figure[] =>
  blocks.flatMap(({quantities}, block) =>
    quantities.map((quantity, place) => ({...quantity, block, place})),
  );

/** Numbers of one block, told together: one sentence that is gone had them all. */
function byBlock(figures: readonly Figure[]): [block: number, typed: string[]][] {
  return [...new Set(figures.map(({block}) => block))].map((block) => [
    block,
    figures.filter((one) => one.block === block).map(({typed}) => `“${typed}”`),
  ]);
}

function inGroup({here, there}: Group, document: RawDocument, file: string): Problem[] {
  const {swapped, strange, missing} = comparison(figuresOf(here), figuresOf(there));
  const problem = (block: number, found: string, remedy: string): Problem[] => {
    const own = here[Math.min(block, here.length - 1)];
    const line = (own?.line ?? 0) + (document.bodyLine ?? 1) - 1;
    return own ? [{file: document.file, field: '', line, found, remedy}] : [];
  };
  return [
    ...swapped.flatMap(({one, twin}) => {
      const found = `“${one.typed}”, and the original has “${twin.typed}”`;
      return problem(one.block, found, `Correct it here or in ${file}.`);
    }),
    ...byBlock(strange).flatMap(([block, typed]) => {
      const found = `${typed.join(' and ')}, which the original does not have`;
      return problem(block, found, `Put it back in ${file}, or delete it here.`);
    }),
    ...byBlock(missing).flatMap(([block, typed]) => {
      const found = `no number for ${typed.join(' and ')} of the original`;
      return problem(block, found, `Say it here as well, or correct ${file}.`);
    }),
  ];
}

/** Fields that visitors read; each says in its own length what it can. */
const FIELDS = ['title', 'description', 'label'];

function inFields(document: RawDocument, original: RawDocument): Problem[] {
  return FIELDS.flatMap((field) => {
    const [here, there] = [document, original].map(({words, locale}) =>
      quantitiesIn(String(words[field] ?? ''), locale).map((one, place) => ({
        ...one,
        block: 0,
        place,
      })),
    ) as [Figure[], Figure[]];
    return comparison(here, there).swapped.map(({one, twin}) => ({
      file: document.file,
      field,
      found: `“${one.typed}”, and the original has “${twin.typed}”`,
      remedy: `Correct it here or in ${original.file}.`,
    }));
  });
}

function differences(
  document: RawDocument,
  original: RawDocument,
  told: readonly Problem[],
): Problem[] {
  if ([document, original].some(isUnread) || !haveSameParts(document, original)) return [];
  const [here, there] = [blocksOf(document), blocksOf(original)];
  return [...new Set(here.map(({part}) => part))].flatMap((name) => {
    if ([document, original].some((one) => isToldIn(name, one, told))) return [];
    const ofPart = ({part}: Block): boolean => part === name;
    return groupsOf(here.filter(ofPart), there.filter(ofPart)).flatMap((group) =>
      inGroup(group, document, original.file),
    );
  });
}

/** Names numbers of translated legal texts that are not the original’s, but for parts of which something is `told`. */
export function checkLegalFigures(
  documents: readonly RawDocument[],
  told: readonly Problem[],
): Problem[] {
  return legalTwins(documents).flatMap(({document, original}) =>
    // In other languages numbers are known in digits only.
    COUNTING_LANGUAGES.includes(document.locale)
      ? [...inFields(document, original), ...differences(document, original, told)]
      : [],
  );
}
