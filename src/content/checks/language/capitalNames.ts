/** How the texts of a language write a word in the middle of a sentence: with a capital, or with a small letter. */
import {remembered} from '../../remember';
import {type Vocabulary, timesIn, unquoted} from '../../language/wordCounts';
import {type Text, isUnseen} from '../../texts';
import {isFixed} from '../components/fixedLabels';

/** A word by itself: no part of an address, a file name or a compound. */
const WORD =
  /(?<![\p{L}\p{M}\p{N}’'@/_.-])\p{L}[\p{Ll}\p{M}]{2,}(?![\p{L}\p{M}\p{N}@/_-]|\.\p{L})/gu;
/** What a sentence, a quotation or the words of a link begin after. */
const BEGINS = /(?:^|[.!?…:¿¡«“"([|*—–-]\s*)$/u;
const CAPITAL_BEFORE = /\p{Lu}[\p{L}’']*\s+$/u;
const CAPITAL_BEHIND = /^(?:[’']s)?\s+(?:(?:y|de|del|and|of|&)\s+)?\p{Lu}/u;

type Spelt = {
  /** In small letters. */
  readonly small: ReadonlySet<string>;
  /** With a capital, apart from names of several words. */
  readonly alone: ReadonlySet<string>;
  /** With a capital, in whatever company. */
  readonly capital: ReadonlySet<string>;
};

/**
 * Words as one text writes them, all in small letters here. Those that a sentence begins with tell nothing, nor do
 * those in italics, which are of another language.
 */
const speltIn = remembered((whole: Text): Spelt => {
  const text = unquoted(whole);
  const [small, alone, capital] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const {0: word, index} of text.matchAll(WORD)) {
    const lower = word.toLowerCase();
    const before = text.slice(0, index);
    if (word === lower) small.add(lower);
    else if (!BEGINS.test(before.slice(-3))) {
      capital.add(lower);
      const behind = text.slice(index + word.length);
      if (!CAPITAL_BEFORE.test(before) && !CAPITAL_BEHIND.test(behind)) alone.add(lower);
    }
  }
  return {small, alone, capital};
});

/** The words of a text that are written in small letters. */
export const smallWordsIn = (text: Text): ReadonlySet<string> => speltIn(text).small;

/** The words of a text that have a capital within a sentence, in small letters here. */
export const capitalWordsIn = (text: Text): ReadonlySet<string> => speltIn(text).capital;

export type Capitals = {
  /** Words of a text in small letters that the others write with a capital, always. */
  readonly names: (text: Text) => string[];
  /** Words of a text with a capital that the others write in small letters, always. */
  readonly common: (text: Text) => string[];
  /** The same, of which one other text in small letters is enough. */
  readonly seldom: (text: Text) => string[];
  /** The same, of which no other text needs to have any. */
  readonly once: (text: Text) => string[];
  /** Whether several texts write a word with a capital. */
  readonly isName: (word: string) => boolean;
};

/** So many texts make a word a name, and so few others may have it small: the mistake itself is one of them. */
const OFTEN = 5;
const SELDOM = 0.1;
/** So many texts make a word none. */
const COMMON = 2;

/** How the texts of one language write their words; what search engines alone read is typed as people search. */
export function capitalsOf(texts: readonly Text[]): Capitals {
  const seen = texts.filter(({field}) => !isUnseen(field));
  const spelt = seen.map(speltIn);
  const small = timesIn(spelt.map((one) => one.small));
  const alone = timesIn(spelt.map((one) => one.alone));
  // Labels that are fixed with their capitals make no names of their words.
  const free = seen.filter((text) => !isFixed(text));
  const capital = timesIn(free.map((text) => speltIn(text).capital));
  const times = (words: Vocabulary, word: string): number => words.get(word) ?? 0;
  const names = new Set(
    [...alone].flatMap(([word, often]) =>
      often >= OFTEN && times(small, word) <= Math.max(1, often * SELDOM) ? [word] : [],
    ),
  );
  const raised = (text: Text, least: number): string[] =>
    [...speltIn(text).capital].filter(
      (word) => times(capital, word) === 1 && times(small, word) >= least,
    );
  return {
    isName: (word) => times(capital, word) > 1,
    names: (text) => [...speltIn(text).small].filter((word) => names.has(word)),
    common: (text) => raised(text, COMMON),
    seldom: (text) => raised(text, 1),
    once: (text) => raised(text, 0),
  };
}
