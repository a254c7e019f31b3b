/** Paragraphs that break off, and sentences that were pasted twice in a row. */
import type {Paragraph, Root} from 'mdast';

import {isMarked} from '../marks';
import {quote} from '../problems';
import {wordsIn} from '../wordCounts';
import {type Fault, faultAt} from './faults';
import {isElement, stepsOf, textOf} from './walk';

/** Shorter ones may be labels and last lines. */
const LEAST_WORDS = 12;
/** Shorter sentences may be said twice on purpose. */
const LEAST_SENTENCE = 4;

const breaksOff = (text: string): boolean =>
  wordsIn(text).length >= LEAST_WORDS && /[\p{Ll},;]$/u.test(text) && /[.!?…]\s/u.test(text);

/** A sentence that stands right behind itself. */
function twiceInRow(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  return sentences.find(
    (sentence, at) => sentence === sentences[at - 1] && wordsIn(sentence).length >= LEAST_SENTENCE,
  );
}

function paragraphFaults(node: Paragraph, isProse: boolean): Fault[] {
  const text = textOf(node).trim();
  if (isMarked(text)) return [];
  const twice = twiceInRow(text);
  if (twice !== undefined) {
    return [faultAt(node, `the sentence ${quote(twice)} twice`, 'Delete one of the two.')];
  }
  if (!isProse || !breaksOff(text)) return [];
  const end = text.split(/\s+/).slice(-3).join(' ');
  const remedy = 'Write its end, or the full stop that is missing.';
  return [faultAt(node, `a paragraph that breaks off after ${quote(end)}`, remedy)];
}

/** Names paragraphs whose end is missing, and sentences that stand twice. */
export const brokenOff = (tree: Root): Fault[] =>
  stepsOf(tree).flatMap(({node, parents}) =>
    node.type === 'paragraph'
      ? paragraphFaults(
          node,
          parents.every((parent) => parent.type === 'root' || isElement(parent)),
        )
      : [],
  );
