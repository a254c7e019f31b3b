/** Sentences that are in neither language of the site: their own has too few of their words. */
import {dictionaryOf} from '../../language/dictionaries';
import {distinct} from '../../language/smallWords';
import {spokenWords, unquoted} from '../../language/wordCounts';
import {strangers} from '../../read/strangers';
import {remembered} from '../../remember';
import type {Text} from '../../texts';
import {unknownIn} from './unknownWords';

/** So many strange words, and so large a part of a sentence, are of another language. */
const STRANGE = 2;
/** A shorter word is a forgotten letter away from too many. */
const LONG_WORD = 7;
const PART = 0.4;
/** So many of its own small words make it one of the language, whatever it names. */
const OWN = 2;
/** Words in Spanish with “i” between them are Catalan. */
const CATALAN = /(?<=\p{Ll} )i(?= \p{Ll}{2})/u;

/** Words of a sentence in small letters, and the one that it begins with: others may be names. */
const WORDS = /(?<![\p{L}·-])\p{Ll}[\p{L}’']{2,}(?![\p{L}·-])|^\p{Lu}[\p{Ll}’']{2,}(?![\p{L}·-])/gu;

const isSlip = (word: string, locale: string): boolean => {
  const {likely = [], possible = []} = dictionaryOf(locale)?.meant(word) ?? {};
  return likely.length + (word.length < LONG_WORD ? 0 : possible.length) > 0;
};

/** A sentence of which its language has few words, and none of its small ones alone. */
export const strangeSentence = remembered((text: Text): string | undefined => {
  const dictionary = dictionaryOf(text.locale);
  if (!dictionary || unknownIn(text).length === 0) return undefined;
  const theirs = [...(strangers.get(text.locale)?.values() ?? [])];
  const own = distinct(text.locale);
  const isStrange = (word: string): boolean =>
    !dictionary.has(word) || theirs.some(({only}) => only.has(word));
  return unquoted(text)
    .split(/(?<=[.!?…|])\s+/u)
    .find((sentence) => {
      const words = (sentence.match(WORDS) ?? []).map((word) => word.toLowerCase());
      const strange = words.filter(isStrange).length;
      if (text.locale === 'es' && strange > 0 && CATALAN.test(sentence)) return true;
      const spoken = spokenWords(sentence);
      const small = spoken.filter((word) => own.has(word)).length;
      // “Congresistas con jet lag”: what is borrowed has two words.
      const isOwn =
        small >= OWN || (small > 0 && strange === STRANGE && strange * 2 <= spoken.length);
      if (strange < STRANGE || strange < spoken.length * PART || isOwn) return false;
      // Words that are a slip away from the language's own are its own.
      return words.some((word) => !dictionary.has(word) && !isSlip(word, text.locale));
    });
});
