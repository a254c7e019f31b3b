/** Words that no dictionary of the language has and that are a slip away from one it has. */
import {dictionaryOf} from '../dictionaries';
import {folded, formsOf} from '../inflections';
import type {Problem} from '../problems';
import {remembered} from '../remember';
import {wordingSchema} from '../schemas/wording';
import {type Source, contentFolder} from '../source';
import type {Text} from '../texts';
import {spokenWords, unquoted} from '../wordCounts';
import {type Name, nameMeant, namesIn} from './namesOfHouse';
import type {RawDocument} from './raw';

/** Fields that search engines read; people who search leave accents out. */
const UNSEEN = /^keywords\b/;
/** What stands in so many texts is no slip of the hand. */
const OFTEN = 3;
/** Of so many words one is meant. */
const MOST = 3;

/** A word that no dictionary of its language has, and where it stands. */
type Unknown = {readonly word: string; readonly begins: boolean};
type Slip = {readonly word: string; readonly meant: readonly string[]};

const WORDS =
  /(?<![\p{L}\p{M}\p{N}’'@/_.-])\p{L}[\p{Ll}\p{M}]{3,}(?![\p{L}\p{M}\p{N}@/_]|[’'.-]\p{L})/gu;
/** What a sentence begins after. */
const BEGINS = /(?:^|[.!?…:¿¡|]\s*)$/u;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** The words of a text that its dictionary does not have; those in italics and quotations may be of any language. */
const unknownIn = remembered((text: Text): readonly Unknown[] => {
  const dictionary = dictionaryOf(text.locale);
  if (!dictionary || text.isName || UNSEEN.test(text.field)) return [];
  const plain = unquoted(text);
  return [...plain.matchAll(WORDS)].flatMap(({0: word, index}) =>
    dictionary.has(word.toLowerCase())
      ? []
      : [{word, begins: BEGINS.test(plain.slice(Math.max(0, index - 3), index))}],
  );
});

type House = {
  readonly locales: readonly string[];
  /** The texts of the language in question. */
  readonly texts: readonly Text[];
  readonly names: readonly Name[];
};

/** What may have been meant: words that the house uses before those that it never does. */
function meantBy(small: string, locale: string, {locales, texts}: House): readonly string[] {
  const meant = dictionaryOf(locale)?.meant(small) ?? [];
  const accented = meant.filter((word) => folded(word) === folded(small));
  if (accented.length > 0) return accented;
  // A word that another language has is borrowed.
  if (locales.some((other) => other !== locale && dictionaryOf(other)?.has(small))) return [];
  const used = meant.filter((word) => texts.some(({text}) => spokenWords(text).includes(word)));
  return (used.length > 0 ? used : meant).slice(0, MOST);
}

const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function meantIn({text, locale}: Text, {word, begins}: Unknown, house: House): readonly string[] {
  if (!isCapital(word)) return meantBy(word, locale, house);
  const {names} = house;
  if (names.some((name) => name.word === word)) return [];
  const name = nameMeant(word, text, names);
  if (name) return [name];
  const isName = !begins || dictionaryOf(locale)?.has(word);
  return isName ? [] : meantBy(word.toLowerCase(), locale, house).map(withCapital);
}

/** Words that a language's list declares right, in all their forms; undefined where it cannot be read. */
function declared(source: Source, locale: string): ((word: string) => boolean) | undefined {
  const parsed = wordingSchema.safeParse(source.wording[locale]);
  if (!parsed.success) return undefined;
  const forms = parsed.data.known.map((word) => formsOf(word, locale));
  const pattern = forms.length > 0 ? new RegExp(`^(?:${forms.join('|')})$`, 'u') : /$^/;
  return (word) => pattern.test(folded(word));
}

/** In how many texts each unknown word stands. */
function timesOf(texts: readonly (readonly Unknown[])[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const words of texts) {
    const own = new Set(words.map(({word}) => word.toLowerCase()));
    for (const word of own) times.set(word, (times.get(word) ?? 0) + 1);
  }
  return times;
}

function told({file, field, line}: Text, slips: readonly Slip[], list: string): Problem {
  const found = slips.map(({word}) => `“${word}”`).join(', ');
  const meant = slips.map(({meant: words}) => words.map((word) => `“${word}”`).join(' or '));
  return {
    file,
    field,
    line,
    found: `${found}, which no dictionary has`,
    remedy: `Did you mean ${meant.join(', and ')}? Correct it, or add what is right as it stands to known in ${list}.`,
  };
}

/** Names misspelt words, with those that may have been meant. */
export function checkSpelling(
  source: Source,
  documents: readonly RawDocument[],
  texts: readonly Text[],
): Problem[] {
  const names = namesIn(documents, texts);
  return source.locales.flatMap((locale) => {
    const isDeclared = declared(source, locale);
    if (!isDeclared) return [];
    const own = texts.filter((text) => text.locale === locale);
    const unknown = own.map((text) => ({text, words: unknownIn(text)}));
    const often = timesOf(unknown.map(({words}) => words));
    const house = {locales: source.locales, texts: own, names};
    const list = `${contentFolder(locale, source.defaultLocale)}/wording.yml`;
    return unknown.flatMap(({text, words}): Problem[] => {
      const slips = words.flatMap((one): Slip[] => {
        const small = one.word.toLowerCase();
        const meant =
          isDeclared(small) || (often.get(small) ?? 0) >= OFTEN ? [] : meantIn(text, one, house);
        return meant.length > 0 ? [{word: one.word, meant}] : [];
      });
      return slips.length > 0 ? [told(text, slips, list)] : [];
    });
  });
}
