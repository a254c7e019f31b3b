/** Quotations of a story that one language sets as one, and the other as a paragraph like all others. */
import type {Nodes} from 'mdast';

import {parseBody} from '../../body/parse';
import {textOf} from '../../body/walk';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type RawDocument, lineInFile} from '../raw';
import {untoldPairs} from './untoldPairs';
import {lineOf} from '../../body/lines';

/** The blocks that a story is made of. */
const blocksOf = remembered(({body}: RawDocument): readonly Nodes[] => {
  const {tree} = parseBody(body);
  return (tree?.children ?? []).filter(({type}) => type === 'paragraph' || type === 'blockquote');
});

const isQuotation = (block: Nodes | undefined): boolean => block?.type === 'blockquote';

/** A paragraph and its twin are about as long. */
const SHARE = 0.6;

/** Whether two blocks may say the same: in a story with one more somewhere, what stands side by side does not. */
function areTwins(one: Nodes | undefined, other: Nodes | undefined): boolean {
  const [short = 0, long = 0] = [one, other]
    .map((block) => (block ? textOf(block).length : 0))
    .sort((a, b) => a - b);
  return short >= long * SHARE;
}

/** Names them, in stories of as many blocks; none of a file of which more is `told`. */
export function checkLostQuotes(
  documents: readonly RawDocument[],
  told: readonly Problem[],
): Problem[] {
  return untoldPairs(documents, told).flatMap(([document, original]): Problem[] => {
    const [here, there] = [blocksOf(document), blocksOf(original)];
    if (here.length !== there.length || !here.every((block, at) => areTwins(block, there[at])))
      return [];
    const [at, ...more] = here.flatMap((block, index) =>
      isQuotation(block) === isQuotation(there[index]) ? [] : [index],
    );
    if (at === undefined || more.length > 0) return [];
    const [lost, kept, block, twin] = isQuotation(here[at])
      ? [original, document, there[at], here[at]]
      : [document, original, here[at], there[at]];
    const line = lineInFile(kept, lineOf(twin));
    return [
      {
        file: lost.file,
        field: '',
        line: lineInFile(lost, lineOf(block)),
        found: `a paragraph that is a quotation in ${kept.file}`,
        remedy: `Begin it with “> ”, as line ${line} there begins, or delete the > there.`,
      },
    ];
  });
}
