/** How words begin: a letter that a slip left before a capital, and paragraphs that begin small. */
import type {Heading, Nodes, Paragraph, Parents} from 'mdast';

import {parseBody} from '../../body/parse';
import {isElement, stepsOf, textOf} from '../../body/walk';
import {isMarked} from '../../marks';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type RawDocument, lineInFile} from '../raw';
import type {Rule} from './rules';
import {lineOf} from '../../body/lines';

/** Small letters that stand before a capital in names and units: iPhone, eBook, kHz. */
const MEANT =
  '(?:i(?:Phone|Pad|Pod|Mac|Cloud|Tunes|Message|Watch|Book)|e(?:Book|Bay|Mail|Reader|Sim)|[kmMGhc](?:Hz|Wh|Pa|Sv|Ah))(?!\\p{Ll})';

/** “sNo hay prisa”, “yThe light”. */
export const STRAY_LETTER: Rule = {
  isOwn: true,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}’'.@/\\\\-])(?!${MEANT})\\p{Ll}\\p{Lu}\\p{Ll}+(?![\\p{L}\\p{N}@/])`,
    'u',
  ),
  found: ([match]) => `“${match}”, a small letter before a capital`,
  remedy: (typed) =>
    `Delete the letter “${typed.slice(0, 1)}”, or write what stands there in small letters.`,
};

const SMALL = /^[*_“«‘(¿¡]*(\p{Ll}[\p{L}’'-]*)(?![\p{L}@/:])/u;
/** Names that begin small have a capital within: iPhone. */
const isName = (word: string): boolean => /\p{Lu}/u.test(word);
const ENDED = /[.!?…]["”»’)*_]*$/u;

/** Whether a sentence may go on from what stands before: a list, a component, a paragraph without its end. */
function goesOn(before: Nodes | undefined): boolean {
  if (before === undefined || before.type === 'heading' || before.type === 'mdxjsEsm') return false;
  if (before.type === 'paragraph') return !ENDED.test(textOf(before).trim());
  // What stands by itself ends what stands before it.
  return !(isElement(before) && before.children.length > 0);
}

const beginsSmall = (node: Heading | Paragraph): string | undefined => {
  const [first] = node.children;
  // A component, a picture or code says something first.
  if (!first || isElement(first)) return undefined;
  const [, word = ''] = SMALL.exec(textOf(node).trimStart()) ?? [];
  return word && !isName(word) ? word : undefined;
};

/** Whether a block is one of running text, whose first word begins a sentence. */
const isRunning = (node: Nodes, parents: readonly Parents[]): node is Heading | Paragraph =>
  (node.type === 'heading' || node.type === 'paragraph') &&
  parents.every((parent) => parent.type === 'root' || parent.type === 'mdxJsxFlowElement') &&
  !node.children.some(({type}) => type === 'break');

/** Paragraphs that begin small, of at least a sentence, and headings. */
export const smallBeginnings = remembered((document: RawDocument): Problem[] => {
  const {file, body} = document;
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node, parents}): Problem[] => {
    if (!isRunning(node, parents)) return [];
    const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
    const text = textOf(node).trim();
    const word = beginsSmall(node);
    if (word === undefined || isMarked(text) || goesOn(siblings[siblings.indexOf(node) - 1]))
      return [];
    if (node.type === 'paragraph' && !ENDED.test(text)) return [];
    const what = node.type === 'heading' ? 'a heading' : 'a paragraph';
    const line = lineInFile(document, lineOf(node));
    const found = `${what} that begins small, with “${word}”`;
    return [
      {
        file,
        field: '',
        line,
        found,
        remedy: 'Begin it with a capital, or put back what stood before it.',
      },
    ];
  });
});
