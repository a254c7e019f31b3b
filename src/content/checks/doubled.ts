/** Paragraphs that stand twice on one page: pasted, and not noticed. */
import type {Problem} from '../problems';
import type {Text} from '../texts';
import {wordsIn} from '../wordCounts';

/** Shorter texts may be alike. */
const LEAST_WORDS = 15;

/** Names each text of a body that stands further up on its page already. */
export function checkDoubled(texts: readonly Text[]): Problem[] {
  const seen = new Map<string, number>();
  return texts.flatMap(({file, field, line, text}): Problem[] => {
    if (line === undefined || field || wordsIn(text).length < LEAST_WORDS) return [];
    const key = `${file} ${text.replace(/\s+/g, ' ').trim()}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, line);
      return [];
    }
    return [
      {
        file,
        field,
        line,
        found: `the words of line ${first} again`,
        remedy: 'Delete one of the two.',
      },
    ];
  });
}
