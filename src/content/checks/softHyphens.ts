/**
 * Checks that soft hyphens (U+00AD) stand inside words of the text. Anywhere else in the file of a page they would become
 * a part of an address, an id or a property.
 */
import {SOFT_HYPHEN, softHyphenMessage} from '../invisibleCharacters';
import {nodesIn} from '../mdxTree';
import type {Problem} from '../problems';
import type {Page} from '../parsePage';
import type {Body} from '../pageText';

/** Between letters of a script whose words may be broken. */
const INSIDE_A_WORD =
  /(?<=[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Armn}\p{scx=Geor}]\p{M}*)\u00AD(?=[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Armn}\p{scx=Geor}])/gu;

const IN_WORDS = 'only a word of the text may have one, between two letters';

/** Beginning and end of a part of the file. */
type Range = readonly [number, number];

/** Where the words of a text stand in its file. An address that is a link by itself is none. */
const wordsIn = ({tree}: Body): Range[] =>
  [...nodesIn(tree)].flatMap(({node, parents}): Range[] => {
    const parent = parents.at(-1);
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type !== 'text' || start === undefined || end === undefined) return [];
    const isAddress = parent?.type === 'link' && parent.position?.start.offset === start;
    return isAddress ? [] : [[start, end]];
  });

/** Reports lines with a soft hyphen that stands anywhere but inside a word of the text. */
export function softHyphenProblems({file, body, bodyLine}: Page, parsed: Body): Problem[] {
  if (!body.includes(SOFT_HYPHEN)) return [];
  const allowed = new Set([...body.matchAll(INSIDE_A_WORD)].map(({index}) => index));
  // The parser counts from the first line of the file (pageText.ts).
  const ranges = wordsIn(parsed).map(([start, end]) => [start - bodyLine + 1, end - bodyLine + 1]);
  let start = 0;
  return body.split('\n').flatMap((row, rowIndex) => {
    const rowStart = start;
    start += row.length + 1;
    const at = [...row.matchAll(/\u00AD/g)].find(({index}) => {
      const offset = rowStart + index;
      return (
        !allowed.has(offset) || !ranges.some(([from = 0, to = 0]) => from <= offset && offset < to)
      );
    });
    if (!at) return [];
    return [{file, line: bodyLine + rowIndex, message: softHyphenMessage(row, at.index, IN_WORDS)}];
  });
}
