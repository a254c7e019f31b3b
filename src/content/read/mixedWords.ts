/** Words of one language in the middle of a sentence of the other, as a translator leaves them behind. */
import {dictionaryOf} from '../language/dictionaries';
import {remembered} from '../remember';
import {distinct, lists} from '../language/smallWords';
import type {Text} from '../texts';
import {type Vocabulary, unquoted} from '../language/wordCounts';

/** Small words that stand in texts of the other language too: a show, a son, “lo” in Chinese names. */
const BORROWED = new Set(
  `show open book back out all over must call read very on only no more hide send too so do up any than
   sin con lo tu ti me se su ni e o u des este era antes sobre solo son hay ante`.split(/\s+/),
);

/** What joins names: “el Raval”, “the Balcony”. */
const OF_NAMES = new Set(['el', 'la', 'los', 'las', 'del', 'y', 'the', 'of', 'and']);

/** Words in small letters with the signs between them taken as gaps; others are names. “un-” is a part of words. */
const tokensOf = (text: string): string[] =>
  text.match(/\p{L}+(?:[’'-]\p{L}+)*-?|[^\s\p{L},;]/gu) ?? [];

const tokensIn = remembered((text: Pick<Text, 'text' | 'italics'>) => tokensOf(unquoted(text)));

/** The longest run of words that is quoted. */
const QUOTED = 6;

/** Whether a word is one of another language, and none of the text’s own. */
export function isOnlyOf(other: string, locale: string): (word: string) => boolean {
  const [own, theirs] = [dictionaryOf(locale), dictionaryOf(other)];
  return (word) => {
    const small = word.toLowerCase();
    return Boolean(own && theirs?.lists(small)) && !own?.has(small);
  };
}

/** So many words in a row that stand in a text and in its twin were left behind; fewer may be borrowed. */
const LEFT = 3;

/** Whether words stand side by side in a text. */
function areIn(
  text: Pick<Text, 'text' | 'italics'> | undefined,
  words: readonly string[],
): boolean {
  const tokens = text ? tokensIn(text) : [];
  return tokens.some((_, at) => words.every((word, next) => tokens[at + next] === word));
}

/**
 * Words of another language within a text of its own, with that language. `twin` is the same text of the other
 * language: what stands there word for word was left behind.
 */
export function mixedWords(
  text: Pick<Text, 'text' | 'italics' | 'locale'>,
  locales: readonly string[],
  vocabulary: ReadonlyMap<string, Vocabulary>,
  names: ReadonlySet<string>,
  twin?: Text,
): {sentence: string; language: string} | undefined {
  const {locale} = text;
  // Who does not know a language takes what it shares with its neighbours for theirs: “el”, “una”.
  if (!lists.has(locale)) return undefined;
  const here = vocabulary.get(locale);
  const tokens = tokensIn(text);
  const isWord = (word: string | undefined): word is string =>
    word !== undefined && /^\p{Ll}/u.test(word) && !names.has(word);
  const times = (word: string, counts: Vocabulary | undefined): number => counts?.get(word) ?? 0;
  for (const other of locales) {
    if (other === locale || !lists.has(other)) continue;
    const there = vocabulary.get(other);
    const isOwn = (word: string | undefined): boolean =>
      isWord(word) &&
      (distinct(locale).has(word) || times(word, here) > Math.max(1, times(word, there)));
    // Nearly every word stands elsewhere in its own language: that is asked first.
    const isStrange = (word: string | undefined): word is string =>
      word !== undefined && times(word, here) <= 1 && isWord(word);
    const isSmall = (word: string | undefined): boolean =>
      isStrange(word) && distinct(other).has(word) && !BORROWED.has(word);
    const isTheirs = (word: string | undefined): boolean =>
      isSmall(word) || (isStrange(word) && word.length > 3 && times(word, there) > 2);
    const isForeign = isOnlyOf(other, locale);
    const isOther = (word: string | undefined): word is string =>
      word !== undefined &&
      (isTheirs(word) ||
        (/^\p{L}/u.test(word) && !names.has(word.toLowerCase()) && isForeign(word)));
    /** The words around one that are no more of the text's own language than it is. */
    const runAround = (index: number): readonly string[] => {
      const first = tokens.findLastIndex((word, place) => place < index && !isOther(word)) + 1;
      const end = tokens.findIndex((word, place) => place > index && !isOther(word));
      return tokens.slice(first, Math.min(end < 0 ? tokens.length : end, first + QUOTED));
    };
    const isLeft = (index: number): boolean => {
      const run = twin ? runAround(index) : [];
      return run.length >= LEFT && areIn(twin, run);
    };
    const at = tokens.findIndex((word, index) => {
      const [before, next] = [tokens[index - 1], tokens[index + 1]];
      if (isSmall(word)) {
        if (!OF_NAMES.has(word ?? '') && isLeft(index)) return true;
        const isName = next !== undefined && /^\p{Lu}/u.test(next) && OF_NAMES.has(word);
        return !isName && (isOwn(before) || isOwn(next));
      }
      return isTheirs(word) && isTheirs(next);
    });
    if (at < 0) continue;
    // All that was left behind is named, not the word alone that tells it.
    return {sentence: runAround(at).join(' '), language: other};
  }
  return undefined;
}
