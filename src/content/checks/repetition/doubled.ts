/** Paragraphs that stand twice on one page: pasted, and not noticed. */
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Text} from '../../texts';
import {wordsIn} from '../../language/wordCounts';

/** Shorter texts may be alike. */
const LEAST_WORDS = 15;

/** What a text says, if that is long enough to stand once only. */
const longText = remembered(({text}: Text): string | undefined =>
  wordsIn(text).length < LEAST_WORDS ? undefined : text.replace(/\s+/g, ' ').trim(),
);

/** Names each text of a body that stands further up on its page already. */
export function checkDoubled(texts: readonly Text[]): Problem[] {
  const seen = new Map<string, number>();
  const told = new Set<string>();
  return texts.flatMap((text): Problem[] => {
    const {file, field, line} = text;
    const long = line === undefined || field ? undefined : longText(text);
    if (line === undefined || long === undefined) return [];
    const key = `${file} ${long}`;
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
        rule: 'twice',
      },
    ];
  });
}
