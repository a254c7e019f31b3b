/** Headings that one language lost: everything else of the page is block by block the same. */
import type {Heading, Nodes} from 'mdast';

import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {isElement, stepsOf, textOf} from '../../body/walk';
import {KNOWN} from '../../body/known';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type RawDocument, inFile} from '../raw';
import {untoldPairs} from './untoldPairs';

/** A block of a page, and what kind of block it is. */
type Block = {readonly node: Nodes; readonly kind: string};

const INLINE_HOLDERS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'list', 'table']);

/** What kind of block a node is; undefined for what is none by itself. */
function kindOf(node: Nodes): string | undefined {
  if (isElement(node)) return KNOWN.get(node.name ?? '')?.inline ? undefined : `<${node.name}`;
  if (node.type === 'heading') return `heading ${node.depth}`;
  if (node.type === 'list') return `list ${node.ordered} ${node.children.length}`;
  return node.type === 'paragraph' || node.type === 'table' || node.type === 'blockquote'
    ? node.type
    : undefined;
}

/** The blocks of a page in their order, those inside of others too. */
const blocksOf = remembered(({body}: RawDocument): readonly Block[] => {
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node, parents}) => {
    const kind = kindOf(node);
    // What is inside of a list is part of it.
    const isWithin = parents.some(({type}) => INLINE_HOLDERS.has(type));
    return kind === undefined || isWithin ? [] : [{node, kind}];
  });
});

type Lost = {readonly heading: Heading; readonly below: Nodes | undefined};

const WORDS: ReadonlySet<string> = new Set(['paragraph', 'blockquote']);

/** The kinds of blocks, in their order. Of words as many as a language likes may follow each other. */
const formOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({kind}) => (WORDS.has(kind) ? 'words' : kind))
    .filter((kind, at, all) => kind !== 'words' || all[at - 1] !== 'words')
    .join();

/** The one heading that a twin has beyond a page whose other blocks are the same. */
function lostIn(document: RawDocument, twin: RawDocument): Lost | undefined {
  const [here, there] = [blocksOf(document), blocksOf(twin)];
  const isHeading = ({node}: Block): boolean => node.type === 'heading';
  if (there.filter(isHeading).length !== here.filter(isHeading).length + 1) return undefined;
  const found = there.find((block, at) => {
    if (!isHeading(block)) return false;
    // Between words, where one part ends and another begins is each language’s own choice.
    const isAmongWords = [at - 1, at + 1].every((one) => WORDS.has(there[one]?.kind ?? ''));
    return !isAmongWords && formOf(there.toSpliced(at, 1)) === formOf(here);
  });
  if (found?.node.type !== 'heading') return undefined;
  // What follows it comes as often after the block as before.
  const left = there.slice(there.indexOf(found) + 1).filter(({kind}) => !WORDS.has(kind)).length;
  const rest = here.filter(({kind}) => !WORDS.has(kind));
  const next = rest[rest.length - left];
  const isBeforeWords = WORDS.has(there[there.indexOf(found) + 1]?.kind ?? '');
  const first = next && isBeforeWords ? wordsAbove(next, here) : (next ?? here.at(-1));
  return {heading: found.node, below: first?.node};
}

/** The first of the words straight above a block. */
function wordsAbove(block: Block, blocks: readonly Block[]): Block {
  const at = blocks.indexOf(block);
  const before = blocks.slice(0, at).findLastIndex(({kind}) => !WORDS.has(kind));
  return blocks[before + 1] ?? block;
}

function faultOf({heading, below}: Lost, {file}: RawDocument): Fault {
  const words = textOf(heading).trim();
  const remedy = `${file} has “${words}” there: put it back above this, or delete it there too.`;
  return faultAt(below, `no heading (${'#'.repeat(heading.depth)}) here`, remedy);
}

/** Names lost headings of pages and programs, but for those of which something is `told`; legal texts have names for theirs. */
export function checkLostHeadings(
  documents: readonly RawDocument[],
  told: readonly Problem[],
): Problem[] {
  return untoldPairs(documents, told).flatMap(([document, original]) => {
    if (document.kind === 'legal' || document.kind === 'masseuse') return [];
    return [[document, original] as const, [original, document] as const].flatMap(([one, twin]) => {
      const lost = lostIn(one, twin);
      if (!lost) return [];
      return [inFile(one, faultOf(lost, twin))];
    });
  });
}
