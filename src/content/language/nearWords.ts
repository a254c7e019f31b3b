/** Words of the house's own texts that one slip of the hand makes of another, whichever letter slipped. */
import {folded} from './inflections';
import {lists} from './smallWords';
import type {Text} from '../texts';
import {type Vocabulary, vocabularyOf} from './wordCounts';

/** Shorter words are near too many others. */
const LONG = 5;
/** What stands in so many texts is a word, whatever the dictionary has: tántrico. */
const NO_SLIP = 3;
/** Two words of so many letters that stand as one were typed without the blank; shorter ones may be its syllables. */
const PART = 4;
/** Behind a small word one of so many letters is enough, whether the house uses it or not. */
const SURE = 6;
/** Three are enough in a word of so many texts. */
const OFTEN = 8;
/** So many letters at the end stay the same: with others there it may be another form of the word. */
const SAME_END = 2;

/** How many letters two words have in common from a side on. */
function common(some: string, other: string, at: (word: string, index: number) => string): number {
  const most = Math.min(some.length, other.length);
  let count = 0;
  while (count < most && at(some, count) === at(other, count)) count += 1;
  return count;
}
const fromStart = (word: string, index: number): string => word.charAt(index);
const fromEnd = (word: string, index: number): string => word.charAt(word.length - 1 - index);

/** Whether a word is another one with a letter changed, forgotten or too many, or with two that changed places. */
function isSlipOf(typed: string, meant: string): boolean {
  const longer = Math.max(typed.length, meant.length);
  if (longer - Math.min(typed.length, meant.length) > 1) return false;
  const start = common(typed, meant, fromStart);
  const end = Math.min(common(typed, meant, fromEnd), longer - start);
  if (start === 0 || end < SAME_END) return false;
  if (start + end >= longer - 1) return true;
  const [a, b] = [typed.slice(start, -end), meant.slice(start, -end)];
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

/** Whether one word is another with a letter less. */
function isShort(less: string, more: string): boolean {
  const start = common(less, more, fromStart);
  return more.length === less.length + 1 && start + common(less, more, fromEnd) >= less.length;
}

/** The words of a language's texts, as they are asked. */
export type UsedWords = {
  readonly has: (word: string) => boolean;
  /** In how many texts it stands. */
  readonly times: (word: string) => number;
  /** Those that are one slip away from another, without regard to accents. */
  readonly near: (word: string) => readonly string[];
  /** Those with a letter more or less, which this many texts use, the commonest first. */
  readonly common: (word: string, texts: number) => readonly string[];
  /** Two of them that stand without the blank between, “the lamp” in “thelamp”. */
  readonly apart: (word: string) => readonly string[];
};

/** The words that texts of a language use and that `isWord` knows. */
export function usedWords(
  texts: readonly Text[],
  locale: string,
  isWord: (word: string) => boolean,
): UsedWords {
  // Most texts have no slip, and nothing is counted.
  let counted: Vocabulary | undefined;
  const words = (): Vocabulary => (counted ??= vocabularyOf(texts));
  let plain: readonly (readonly [string, string])[] | undefined;
  const foldedWords = (): typeof plain & {} =>
    (plain ??= [...words().keys()].map((one) => [one, folded(one)]));
  const small = lists.get(locale);
  const isSmall = (part: string): boolean => part.length > 1 && Boolean(small?.has(part));
  const isLong = (part: string): boolean =>
    part.length >= ((words().get(part) ?? 0) >= OFTEN ? PART - 1 : PART);
  return {
    has: (word) => words().has(word),
    times: (word) => words().get(word) ?? 0,
    near: (word) => {
      if (word.length < LONG) return [];
      const typed = folded(word);
      return foldedWords().flatMap(([one, meant]) =>
        isSlipOf(typed, meant) && (isWord(one) || (words().get(one) ?? 0) >= NO_SLIP) ? [one] : [],
      );
    },
    common: (word, texts) =>
      [...words()]
        .filter(
          ([one, times]) =>
            times >= texts && isWord(one) && (isShort(word, one) || isShort(one, word)),
        )
        .sort(([, a], [, b]) => b - a)
        .map(([one]) => one),
    apart: (word) =>
      [...word].flatMap((_, at) => {
        const [first, second] = [word.slice(0, at), word.slice(at)];
        if (!isWord(first) || !isWord(second)) return [];
        const areUsed = words().has(first) && words().has(second);
        const isSure =
          (isSmall(first) && second.length >= SURE) ||
          (first.length >= PART && second.length > 2 && isSmall(second));
        const isUsed =
          areUsed &&
          ((small?.has(first) && second.length >= 3) || (isLong(first) && isLong(second)));
        const areLong = first.length >= PART && second.length >= PART && word.length > PART * 2;
        return isSure || isUsed || areLong ? [`${first} ${second}`] : [];
      }),
  };
}
