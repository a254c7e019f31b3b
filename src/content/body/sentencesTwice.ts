/** Sentences that were pasted twice into a paragraph. */
import type {Root} from 'mdast';

import {isMarked} from '../marks';
import {quote} from '../problems';
import {wordsIn} from '../language/wordCounts';
import {type Fault, faultAt} from './faults';
import {stepsOf, textOf} from './walk';

/** Shorter sentences may be said twice on purpose: in a row, and in one paragraph. */
const LEAST_SENTENCE = 4;
/** In a row without a comma: “Thumb, palm, pause.” is counted out loud. */
const LEAST_PLAIN = 3;
const LEAST_APART = 7;

/** A sentence that stands right behind itself, or once more in the same paragraph where it is long. */
function twiceIn(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  return sentences.find((sentence, at) => {
    const before = sentences.lastIndexOf(sentence, at - 1);
    if (at === 0 || before < 0) return false;
    const inRow = sentence.includes(',') ? LEAST_SENTENCE : LEAST_PLAIN;
    return wordsIn(sentence).length >= (before === at - 1 ? inRow : LEAST_APART);
  });
}

/** Names sentences that stand twice in a paragraph. */
export const sentencesTwice = (tree: Root): Fault[] =>
  stepsOf(tree).flatMap(({node}) => {
    if (node.type !== 'paragraph') return [];
    const text = textOf(node).trim();
    const twice = isMarked(text) ? undefined : twiceIn(text);
    if (twice === undefined) return [];
    return [faultAt(node, `the sentence ${quote(twice)} twice`, 'Delete one of the two.')];
  });
