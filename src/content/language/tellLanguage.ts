/** The language a text is in: told by small words, and for labels by the words of the site's own texts. */
import {rememberedByText} from '../remember';
import {NONE, distinct, lists} from './smallWords';
import {strangers} from '../read/strangers';
import type {Text} from '../texts';
import {type Vocabulary, spokenWords, unquoted, vocabularyOf} from './wordCounts';

/** Signs that only Spanish writes. */
const SPANISH_SIGNS = /[¿¡ñ]/;

/** How often a word stands in the texts of each language. */
type Vocabularies = ReadonlyMap<string, Vocabulary>;

export function vocabularies(texts: readonly Text[]): Vocabularies {
  const locales = [...new Set(texts.map(({locale}) => locale))];
  return new Map(
    locales.map((locale) => [locale, vocabularyOf(texts.filter((text) => text.locale === locale))]),
  );
}

const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'i']);

/**
 * "Plaça de Catalunya", "Agencia Española de Protección de Datos": a name, in whatever language it stands;
 * or an address with its numbers, which is names for the most part.
 */
const isName = rememberedByText((text): boolean => {
  // “VIP” is said in every language.
  if (/^\p{Lu}{2,4}$/u.test(text.trim())) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const others = words.filter(
    (word) => !/^\p{Lu}/u.test(word) && !PARTICLES.has(word.toLowerCase()),
  ).length;
  if (capitals < 2 || !/\p{Ll}/u.test(text)) return false;
  return others === 0 || (/\d/.test(text) && capitals > others);
});

/** Sentences need this many words before small words tell their language. */
const SENTENCE = 5;

/** So many words of a stranger alone tell it, in words of which so large a part are its own: few need a larger one. */
const STRANGE: readonly (readonly [number, number])[] = [
  [3, 0.35],
  [2, 0.5],
];
/** The fewest that tell anything in a sentence. */
const STRANGE_HITS = 2;
/** A word that more texts of a language have is that language's too. */
const SHARED = 2;

/** The most words that a text has of any stranger alone: nearly always too few. */
const strangeWords = rememberedByText((text): number => {
  const words = spokenWords(text);
  const counts = [...strangers.values()].flatMap((languages) =>
    [...languages.values()].map(({only}) => words.filter((word) => only.has(word)).length),
  );
  return Math.max(0, ...counts);
});

/** The language that the site is not written in of which words are, or undefined. */
function strangerIn(
  words: readonly string[],
  locale: string,
  locales: readonly string[],
  vocabulary: Vocabularies,
): string | undefined {
  const here = vocabulary.get(locale);
  const isHere = (word: string): boolean => (here?.get(word) ?? 0) > SHARED;
  const isLabel = words.length < SENTENCE;
  const [best] = [...(strangers.get(locale) ?? [])]
    .filter(([language]) => !locales.includes(language))
    .map(([language, {all, only}]) => {
      const theirs = words.filter((word) => only.has(word) && !isHere(word));
      const own = words.filter(
        (word) => !all.has(word) && (distinct(locale).has(word) || (isLabel && isHere(word))),
      );
      const part = words.filter((word) => all.has(word)).length / words.length;
      return {language, hits: theirs.length, own: own.length, part};
    })
    .sort((a, b) => b.hits - a.hits || b.part - a.part);
  if (!best || best.hits === 0) return undefined;
  if (isLabel) {
    const isMost = best.hits > best.own || (best.hits === best.own && best.part > 0.5);
    return isMost ? best.language : undefined;
  }
  if (best.hits <= best.own * 2) return undefined;
  const isEnough = STRANGE.some(([hits, part]) => best.hits >= hits && best.part >= part);
  return isEnough ? best.language : undefined;
}

/** The language a text is in instead of its own, or undefined when nothing speaks against it. */
export function foreignLanguage(
  {text, locale, italics}: Pick<Text, 'text' | 'locale' | 'italics'>,
  locales: readonly string[],
  vocabulary: Vocabularies,
  names: ReadonlySet<string> = NONE,
): string | undefined {
  const words = spokenWords(text).filter((word) => !names.has(word));
  if (words.length === 0 || !lists.has(locale) || isName(text)) return undefined;
  // What is quoted may be of any language.
  const told = italics || /[«“]/.test(text) ? unquoted({text, ...(italics && {italics})}) : text;
  const spokenHere = told === text ? words : spokenWords(told).filter((word) => !names.has(word));
  const isPlain = strangeWords(told) < (words.length < SENTENCE ? 1 : STRANGE_HITS);
  const stranger = isPlain ? undefined : strangerIn(spokenHere, locale, locales, vocabulary);
  if (stranger) return stranger;
  const score = (language: string): number => {
    const small = distinct(language);
    return words.filter((word) => small.has(word)).length;
  };
  const own = score(locale);
  const others = locales
    .filter((other) => other !== locale && lists.has(other))
    .map((other) => ({other, hits: score(other)}))
    .sort((a, b) => b.hits - a.hits);
  const [best] = others;
  if (!best) return undefined;
  if (locale !== 'es' && best.other === 'es' && SPANISH_SIGNS.test(text) && best.hits > own)
    return 'es';
  if (words.length >= SENTENCE) {
    return best.hits >= 2 && best.hits > own * 2 ? best.other : undefined;
  }
  // A label: every word that tells anything is of the other language, and none is of its own.
  const here = vocabulary.get(locale);
  const there = vocabulary.get(best.other);
  const of = (word: string, counts: Vocabulary | undefined): number => counts?.get(word) ?? 0;
  const ownWords = words.filter(
    (word) =>
      distinct(locale).has(word) ||
      // A small word of the other language is of it, in however many names it stands here.
      (!distinct(best.other).has(word) &&
        (of(word, here) > 1 || (of(word, here) === 1 && of(word, there) === 0))),
  );
  // The text itself is one of the places; a word that stands nowhere else here is not of this language.
  const foreign = words.filter(
    (word) =>
      word.length > 2 &&
      of(word, here) <= 1 &&
      (of(word, there) > 1 || distinct(best.other).has(word)),
  );
  return ownWords.length === 0 && foreign.length > 0 ? best.other : undefined;
}

/** So many words that only the other language knows tell a sentence, and so large a part of its words. */
const ALONE_HITS = 2;
const ALONE_PART = 0.6;

type Sentence = {
  readonly sentence: string;
  readonly words: readonly string[];
  readonly isName: boolean;
};

/** The sentences of a text, but for what is set in italics. */
const sentencesOf = rememberedByText((text): readonly Sentence[] =>
  text
    .replace(/[*_]([^*_]+)[*_]/g, '')
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => ({sentence, words: spokenWords(sentence), isName: isName(sentence)})),
);

/** A sentence in another language among sentences of the text's own, with that language. */
export function foreignSentence(
  {text, locale, italics = []}: Pick<Text, 'text' | 'locale' | 'italics'>,
  locales: readonly string[],
  vocabulary: Vocabularies,
  names: ReadonlySet<string> = NONE,
): {sentence: string; language: string} | undefined {
  if (!lists.has(locale)) return undefined;
  const here = vocabulary.get(locale);
  const isPlain = strangeWords(text) < STRANGE_HITS;
  const small = distinct(locale);
  for (const {sentence, words: all, isName: isNamed} of sentencesOf(text)) {
    if (isNamed) continue;
    // Most sentences have a small word of their own language.
    if (isPlain && all.some((word) => small.has(word) && !names.has(word))) continue;
    const words = all.filter((word) => !names.has(word));
    // “Mr.” and “i.e.” end no sentence: letters by themselves are no words of one.
    if (words.filter(({length}) => length > 1).length < ALONE_HITS) continue;
    const isFree =
      !isPlain && !italics.some((one) => sentence.includes(one)) && !/[«“]/.test(sentence);
    const stranger = isFree ? strangerIn(words, locale, locales, vocabulary) : undefined;
    if (stranger) return {sentence, language: stranger};
    if (words.some((word) => small.has(word))) continue;
    const language = locales.find((other) => {
      if (other === locale || !lists.has(other)) return false;
      const there = vocabulary.get(other);
      const theirs = distinct(other);
      // The sentence itself is one of the places here.
      const foreign = words.filter(
        (word) =>
          theirs.has(word) || (!((here?.get(word) ?? 0) > 1) && (there?.get(word) ?? 0) > 0),
      );
      return (
        foreign.length >= ALONE_HITS &&
        foreign.length >= words.length * ALONE_PART &&
        foreign.some((word) => theirs.has(word))
      );
    });
    if (language) return {sentence, language};
  }
  return undefined;
}
