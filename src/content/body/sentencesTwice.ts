/** Sentences that were pasted twice in a row. */
import type {Root} from 'mdast';

import {isMarked} from '../marks';
import {quote} from '../problems';
import {wordsIn} from '../language/wordCounts';
import {type Fault, faultAt} from './faults';
import {stepsOf, textOf} from './walk';

/** Shorter sentences may be said twice on purpose. */
const LEAST_SENTENCE = 4;

/** A sentence that stands right behind itself. */
function twiceInRow(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  return sentences.find(
    (sentence, at) => sentence === sentences[at - 1] && wordsIn(sentence).length >= LEAST_SENTENCE,
  );
}

/** Names sentences that stand twice in a row. */
export const sentencesTwice = (tree: Root): Fault[] =>
  stepsOf(tree).flatMap(({node}) => {
    if (node.type !== 'paragraph') return [];
    const text = textOf(node).trim();
    const twice = isMarked(text) ? undefined : twiceInRow(text);
    if (twice === undefined) return [];
    return [faultAt(node, `the sentence ${quote(twice)} twice`, 'Delete one of the two.')];
  });
