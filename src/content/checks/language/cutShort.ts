/** Texts that end in the middle of a sentence, and stories much shorter than in the other language. */
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {isMarked} from '../../marks';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {isElsewhere} from '../precedence';
import {wordsIn} from '../../language/wordCounts';
import {type RawDocument, isFields, originalsOf} from '../raw';
import {cutLabels} from './cutLabels';
import {FINISH, endOf, openEntries, openFields} from './openEnds';
import {lineOf} from '../../body/lines';

/** Fields that are sentences, wherever a page has them. */
const SENTENCES = ['description', 'lead', 'summary', 'closing.text'] as const;
/** Shorter texts may be no sentences. */
const LEAST_WORDS = 6;
/** An end that no sentence has. */
const OPEN = /[\p{L}\p{N},;–—-]$/u;
/** Names and addresses may stand by themselves: these end in no small word. */
const OPEN_IN_PROSE = /(?:(?<![\p{L}\p{N}])\p{Ll}\p{L}*|[,;–—-])$/u;
/** A story is told anew in each language, and is about as long. */
const SHARE = 0.6;
/** A shorter one tells nothing. */
const LEAST_STORY = 60;

const isOpen = (text: string, open = OPEN): boolean =>
  wordsIn(text).length >= LEAST_WORDS && !isMarked(text) && open.test(text.trim());

const fieldsOf = remembered(({file, words}: RawDocument): Problem[] =>
  SENTENCES.flatMap((field): Problem[] => {
    const closing = isFields(words.closing) ? words.closing.text : undefined;
    const text = field === 'closing.text' ? closing : words[field];
    if (typeof text !== 'string' || !isOpen(text)) return [];
    const found = `a text that stops at ${endOf(text)}`;
    return [{file, field, found, remedy: FINISH}];
  }),
);

/** Paragraphs of running text: what stands in lists, quotations and small components may be no sentence. */
const paragraphsOf = remembered(({file, kind, body, bodyLine = 1}: RawDocument): Problem[] => {
  const {tree} = parseBody(body);
  if (!tree) return [];
  const open = kind === 'program' || kind === 'masseuse' ? OPEN : OPEN_IN_PROSE;
  return stepsOf(tree).flatMap(({node, parents}): Problem[] => {
    if (node.type !== 'paragraph' || node.children.at(-1)?.type !== 'text') return [];
    if (parents.some(({type}) => type === 'listItem' || type === 'blockquote')) return [];
    // Lines of a verse or an address end where they like.
    if (node.children.some(({type}) => type === 'break')) return [];
    // A list, a table or a component may go on with the sentence.
    const siblings = parents.at(-1)?.children ?? [];
    const next = siblings[siblings.findIndex((one) => one === node) + 1];
    const text = textOf(node);
    if ((next && next.type !== 'paragraph' && next.type !== 'heading') || !isOpen(text, open))
      return [];
    const line = lineOf(node) + bodyLine - 1;
    const found = `a paragraph that stops at ${endOf(text)}`;
    return [{file, field: '', line, found, remedy: FINISH}];
  });
});

/** A story that lacks a good part of what its fellow in the other language has. */
function shorter(document: RawDocument, original: RawDocument): Problem[] {
  const [here, there] = [document, original].map(({body}) => wordsIn(body).length) as [
    number,
    number,
  ];
  if (here === 0 || there === 0 || isMarked(document.body) || isMarked(original.body)) return [];
  if (
    Math.max(here, there) < LEAST_STORY ||
    Math.min(here, there) >= SHARE * Math.max(here, there)
  ) {
    return [];
  }
  const [short, long] = here < there ? [document, original] : [original, document];
  const found = `a story of ${Math.min(here, there)} words, and ${long.file} has ${Math.max(here, there)}`;
  const remedy = 'Put back what is missing here, or shorten the other one as well.';
  return [{file: short.file, field: '', found, remedy}];
}

/** Names texts that were cut short. */
export function checkCutShort(documents: readonly RawDocument[]): Problem[] {
  const originals = originalsOf(documents);
  const sentences = documents.flatMap((document) => [
    ...fieldsOf(document),
    ...openFields(document).filter(isElsewhere(fieldsOf(document))),
    ...paragraphsOf(document),
    ...openEntries(document),
  ]);
  const open = [...sentences, ...documents.flatMap(cutLabels).filter(isElsewhere(sentences))];
  const told = new Set(open.map(({file}) => file));
  const short = documents.flatMap((document): Problem[] => {
    const original = originals.get(document.id);
    const isStory = document.kind === 'program' || document.kind === 'masseuse';
    if (!isStory || !original || original === document) return [];
    return shorter(document, original).filter(({file}) => !told.has(file));
  });
  return [...open, ...short];
}
