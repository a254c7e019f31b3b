/** Fields, entries and cells that hold sentences of which the last has no end. */
import type {Nodes, Parents} from 'mdast';

import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {isMarked} from '../../marks';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {textsOf} from '../../texts';
import type {RawDocument} from '../raw';
import {lineOf} from '../../body/lines';

/** Sentences of which the last has no end: those before it show that the text is made of them. */
const AFTER_SENTENCES = /\p{Ll}{3,}[.!?…][”»)]?\s+[¿¡“«]?\p{Lu}[^.!?…]*[\p{L}\p{N},]$/u;
/** What mends a text that ends within a sentence. */
export const FINISH = 'Finish its last sentence, with its full stop.';

/** The last words of a text, for a message. */
export const endOf = (text: string): string =>
  `“…${text
    .trim()
    .slice(-40)
    .replace(/^\S*\s/, '')}”`;

/** Names fields whose last sentence has no end. */
export const openFields = remembered((document: RawDocument): readonly Problem[] =>
  textsOf(document).flatMap(({file, field, line, text, isName}): Problem[] => {
    if (!field || isName || isMarked(text) || !AFTER_SENTENCES.test(text.trim())) return [];
    return [{file, field, line, found: `a text that stops at ${endOf(text)}`, remedy: FINISH}];
  }),
);

/** An entry of a list or a cell of a table that ends within a sentence. */
function openEntry(node: Nodes, parents: readonly Parents[]): string | undefined {
  const entry = parents.at(-1);
  const isEnd =
    node.type === 'tableCell' ||
    (node.type === 'paragraph' && entry?.type === 'listItem' && entry.children.at(-1) === node);
  if (!isEnd || node.children.at(-1)?.type !== 'text') return undefined;
  const text = textOf(node).trim();
  return !isMarked(text) && AFTER_SENTENCES.test(text) ? text : undefined;
}

/** Names entries of lists and cells of tables whose last sentence has no end. */
export const openEntries = remembered((document: RawDocument): readonly Problem[] => {
  const {file, body, bodyLine = 1} = document;
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node, parents}): Problem[] => {
    const text = openEntry(node, parents);
    if (text === undefined) return [];
    const line = lineOf(node) + bodyLine - 1;
    return [
      {file, field: '', line, found: `an entry that stops at ${endOf(text)}`, remedy: FINISH},
    ];
  });
});
