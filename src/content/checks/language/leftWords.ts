/** Words of another language that small words do not tell: what no dictionary of the text's own language has. */
import {dictionaryOf} from '../../language/dictionaries';
import {distinct} from '../../language/smallWords';
import {
  type Vocabulary,
  inQuotes,
  shortened,
  spokenWords,
  timesIn,
  unquoted,
} from '../../language/wordCounts';
import type {Problem} from '../../problems';
import {strangers} from '../../read/strangers';
import {remembered} from '../../remember';
import {type Source, contentFolder} from '../../source';
import {type Text, isUnseen} from '../../texts';
import {capitalWordsIn, smallWordsIn} from './capitalNames';
import {markRemedy, nameOfLanguage} from './inLanguage';
import {declared, unknownIn} from './unknownWords';

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
const WORDS = /(?<![\p{L}-])\p{Ll}[\p{L}’']{2,}(?![\p{L}-])|^\p{Lu}[\p{Ll}’']{2,}(?![\p{L}-])/gu;

const isSlip = (word: string, locale: string): boolean => {
  const {likely = [], possible = []} = dictionaryOf(locale)?.meant(word) ?? {};
  return likely.length + (word.length < LONG_WORD ? 0 : possible.length) > 0;
};

/** A sentence of which its language has few words, and none of its small ones alone. */
const strangeSentence = remembered((text: Text): string | undefined => {
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

/** The words of a language's texts: in how many of them each stands in small letters, and which are names. */
type House = {readonly times: Vocabulary; readonly names: ReadonlySet<string>};

function houseOf(texts: readonly Text[], locale: string): House {
  const own = texts.filter((text) => text.locale === locale && !isUnseen(text.field));
  return {
    times: timesIn(own.map(smallWordsIn)),
    names: new Set(own.flatMap((text) => [...capitalWordsIn(text)])),
  };
}

/** Shorter words may be abbreviations: 60 min. */
const LONG = 4;
/** Specialties are those of a list, which is held against it. */
const isListed = ({field}: Text): boolean => field.startsWith('specialties');

/** In so many texts the other language uses a word, if it is its own and not a thing that both have borrowed. */
const USED = 2;
/** Small words that stand in the middle of what is borrowed: rhythm and blues. */
const WITHIN = new Set(['and', 'the', 'for', 'you']);

/** A quotation without its end may go on to wherever: that is told. */
const isOpen = ({text}: Text): boolean =>
  /“[^”]*$|«[^»]*$/u.test(text.replace(/“[^“”]*”|«[^«»]*»/gu, ''));

/** The words of a text that its language may have from the other one: no names, and none that it has borrowed. */
function candidates(text: Text, {times, names}: House): string[] {
  if (isOpen(text)) return [];
  const isBorrowed = (word: string): boolean =>
    (times.get(word) ?? 0) > 1 ||
    times.has(`${word}s`) ||
    (word.endsWith('s') && times.has(word.slice(0, -1)));
  return unknownIn(text).flatMap(({word, begins}) => {
    const small = word.toLowerCase();
    const isSmall = word === small;
    const isOfName = new RegExp(`${word} \\p{Lu}`, 'u').test(text.text);
    const isWord = !isOfName && (isSmall || (begins && !names.has(small)));
    return isWord && !isBorrowed(small) ? [small] : [];
  });
}

/**
 * Names words that the other language alone has and uses, and sentences that are in neither. `foreign` are files
 * that are in another language as a whole.
 */
export function checkLeftWords(
  source: Source,
  texts: readonly Text[],
  foreign: ReadonlySet<string>,
): Problem[] {
  const {locales, defaultLocale} = source;
  const houses = new Map(locales.map((locale) => [locale, houseOf(texts, locale)]));
  const isOf = (word: string, other: string): boolean =>
    (word.length >= LONG || (distinct(other).has(word) && !WITHIN.has(word))) &&
    (houses.get(other)?.times.get(word) ?? 0) >= USED &&
    Boolean(dictionaryOf(other)?.lists(word));
  return locales.flatMap((locale) => {
    const house = houses.get(locale);
    const isDeclared = declared(source, locale);
    if (!house || !isDeclared || !dictionaryOf(locale)) return [];
    const others = locales.filter((one) => one !== locale);
    const language = nameOfLanguage(locale);
    const list = `${contentFolder(locale, defaultLocale)}/wording.yml`;
    return texts
      .filter(
        (text) =>
          text.locale === locale &&
          !text.isName &&
          !isUnseen(text.field) &&
          !isListed(text) &&
          !foreign.has(text.file),
      )
      .flatMap((text): Problem[] => {
        const {file, field, line} = text;
        const sentence = strangeSentence(text);
        if (sentence !== undefined) {
          const found = `words of another language, ${shortened(sentence)}`;
          return [{file, field, line, found, remedy: `Write them in ${language}.`}];
        }
        const words = candidates(text, house).filter((word) => !isDeclared(word));
        const other = others.find((one) => words.some((word) => isOf(word, one)));
        if (other === undefined) return [];
        const left = [...new Set(words.filter((word) => isOf(word, other)))];
        const found = `words in ${nameOfLanguage(other)}, ${inQuotes(left)}`;
        const remedy = `Write them in ${language}${markRemedy(text, other)}, or add what ${language} has borrowed to known in ${list}.`;
        return [{file, field, line, found, remedy, rule: 'foreign-words'}];
      });
  });
}
