/** Paragraphs that stand twice on one page: pasted, and not noticed. */
import type {Problem} from '../../problems';
import type {Text} from '../../texts';
import {wordsIn} from '../../language/wordCounts';

/** Shorter texts may be alike. */
const LEAST_WORDS = 15;

/** Names each text of a body that stands further up on its page already. */
export function checkDoubled(texts: readonly Text[]): Problem[] {
  const seen = new Map<string, number>();
  const told = new Set<string>();
  return texts.flatMap(({file, field, line, text}): Problem[] => {
    if (line === undefined || field || wordsIn(text).length < LEAST_WORDS) return [];
    const key = `${file} ${text.replace(/\s+/g, ' ').trim()}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, line);
      return [];
    }
    // What was pasted in one go stands as far below the first as its other paragraphs.
    const block = `${file} ${line - first}`;
    if (told.has(block)) return [];
    told.add(block);
    return [
      {
        file,
        field,
        line,
        found: `the words of line ${first} again`,
        remedy: 'Delete one of the two, with all that was pasted along with it.',
      },
    ];
  });
}
