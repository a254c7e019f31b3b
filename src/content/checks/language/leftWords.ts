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
import {isOnlyOf} from '../../read/mixedWords';
import {type Source, contentFolder} from '../../source';
import {type Text, isUnseen} from '../../texts';
import {capitalWordsIn, smallWordsIn} from './capitalNames';
import {markRemedy, nameOfLanguage} from './inLanguage';
import {strangeSentence} from './strangeSentences';
import {declared, unknownIn} from './unknownWords';

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
/** How words end that nobody borrows, adverbs and what is done, and what they are made of. */
const NEVER_BORROWED: Readonly<Record<string, RegExp>> = {
  en: /^(?!friendly|lovely|weekly|monthly)([A-Za-zÀ-ɏ]{4,})ly$/u,
  es: /^([A-Za-zÀ-ɏ]{3,})(?:mente|ción|ciones|[dt]oras?|idad)$/u,
};

/** Whether a word is English made of an English one, directly of direct; Spanish ends by itself as nothing else does. */
function isNeverBorrowed(word: string, language: string): boolean {
  const [, stem] = NEVER_BORROWED[language]?.exec(word) ?? [];
  return stem !== undefined && (language === 'es' || Boolean(dictionaryOf(language)?.lists(stem)));
}

/** Small words that stand in the middle of what is borrowed: rhythm and blues. */
const WITHIN = new Set(['and', 'the', 'for', 'you']);

/** Whether a word is what holds a borrowed name together: the one before it is foreign as well. */
const isWithin = (word: string, {text}: Text, words: readonly string[]): boolean =>
  WITHIN.has(word) &&
  words.some((other) => other !== word && text.toLowerCase().includes(`${other} ${word} `));

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

/** Words as they stand beside each other; a sign between them is one that is none. */
const NEIGHBOURS = /\p{L}+(?:[’'-]\p{L}+)*|[^\s\p{L}]/gu;

/** Words of another language with those around them that are only of it too: “soft drinks”. */
function withNeighbours(text: Text, words: readonly string[], other: string): string[] {
  const isForeign = isOnlyOf(other, text.locale);
  const isLeft = (word: string): boolean => words.includes(word.toLowerCase());
  const runs: string[][] = [[]];
  for (const word of unquoted(text).match(NEIGHBOURS) ?? []) {
    if (/\p{L}/u.test(word) && (isLeft(word) || isForeign(word))) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  const found = runs.filter((run) => run.some(isLeft)).map((run) => run.join(' '));
  return found.length > 0 ? [...new Set(found)] : [...new Set(words)];
}

/**
 * Names words that the other language alone has and uses, or that nobody borrows, and sentences that are in neither. `foreign` are files
 * that are in another language as a whole, `twins` the originals of texts.
 */
export function checkLeftWords(
  source: Source,
  texts: readonly Text[],
  foreign: ReadonlySet<string>,
  twins: ReadonlyMap<Text, Text>,
): Problem[] {
  const {locales, defaultLocale} = source;
  const translated = new Map([...twins].map(([text, original]) => [original, text]));
  const houses = new Map(locales.map((locale) => [locale, houseOf(texts, locale)]));
  const isOf = (word: string, other: string, twin: Text | undefined): boolean => {
    const isLong = word.length >= LONG;
    const isInTwin = twin?.locale === other && spokenWords(twin.text).includes(word);
    // Any is enough where the same text of the other language has it.
    const isWord = isLong || (distinct(other).has(word) && !WITHIN.has(word)) || isInTwin;
    const isUsed =
      (houses.get(other)?.times.get(word) ?? 0) >= USED ||
      (isLong && isInTwin && smallWordsIn(twin).has(word));
    const isTheirs = (isWord && isUsed) || isNeverBorrowed(word, other);
    return isTheirs && Boolean(dictionaryOf(other)?.lists(word));
  };
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
        const strange = candidates(text, house).filter((word) => !isDeclared(word));
        const words = strange.filter((word) => !isWithin(word, text, strange));
        const twin = twins.get(text) ?? translated.get(text);
        const other = others.find((one) => words.some((word) => isOf(word, one, twin)));
        if (other === undefined) return [];
        const left = withNeighbours(
          text,
          words.filter((word) => isOf(word, other, twin)),
          other,
        );
        const found = `words in ${nameOfLanguage(other)}, ${inQuotes(left)}`;
        const remedy = `Write them in ${language}${markRemedy(text, other)}, or add what ${language} has borrowed to known in ${list}.`;
        return [{file, field, line, found, remedy, rule: 'foreign-words'}];
      });
  });
}
