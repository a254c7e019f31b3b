/**
 * Texts of a translation that read as the original does, word for word: headings, labels and buttons are
 * too short for their small words to tell a language.
 */
import {type Source, contentFolder} from '../../source';
import type {Text} from '../../texts';
import {spokenWords, vocabularyOf, wordsIn} from '../../language/wordCounts';
import {dictionaryOf} from '../../language/dictionaries';
import {isFields} from '../raw';

const wordingOf = ({defaultLocale}: Source, locale: string): string =>
  `${contentFolder(locale, defaultLocale)}/wording.yml`;

/** What to do about a text that is right although it reads as the original. */
export const unlessAlike = (source: Source, locale: string): string =>
  `If this language says it so too, name the word in alike of ${wordingOf(source, locale)}.`;

/** Words that read the same in a language and in the original's (`alike` in its wording.yml). */
export function alikeIn({wording}: Source, locale: string): Set<string> {
  const list = wording[locale];
  // Read as it stands: a mistake elsewhere in the file makes no other texts wrong.
  const alike = isFields(list) && Array.isArray(list.alike) ? list.alike : [];
  return new Set(alike.flatMap((word) => wordsIn(String(word))));
}

/** Abbreviations such as "LSSI" are the same in every language; several words in capitals shout. */
function abbreviations(text: string): Set<string> {
  if (!/\p{Ll}/u.test(text) && /\p{L}\s+\p{L}/u.test(text)) return new Set();
  const found = text.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? [];
  return new Set(found.map((word) => word.toLowerCase()));
}

/**
 * Returns what tells whether a text was left as in the original: it is one of `originals`, and a word of it,
 * neither a name nor alike in both languages, stands nowhere else in its language.
 */
export function leftAsOriginal(
  source: Source,
  texts: readonly Text[],
  originals: readonly Text[],
  namesIn: (locale: string) => ReadonlySet<string>,
): (text: Text) => boolean {
  // In capitals they are the same words.
  const copied = new Set(originals.map(({text}) => text.toLowerCase()));
  const languages = new Map(
    source.locales
      .filter((locale) => locale !== source.defaultLocale)
      .map((locale) => {
        const own = texts.filter(
          (text) => text.locale === locale && !copied.has(text.text.toLowerCase()),
        );
        const given = new Set([...namesIn(locale), ...alikeIn(source, locale)]);
        return [locale, {own: vocabularyOf(own), given}];
      }),
  );
  return ({text, locale}) => {
    const language = languages.get(locale);
    // Where the list of words alike cannot be read, nobody knows what is right in both languages.
    if (!language || !copied.has(text.toLowerCase()) || source.wording[locale] === undefined)
      return false;
    const short = abbreviations(text);
    return spokenWords(text).some(
      (word) =>
        word.length > 1 && !short.has(word) && !language.given.has(word) && !language.own.has(word),
    );
  };
}

/**
 * The language whose translation an original has in place of its own words: each is a word of that language, and
 * none is one of the original’s. `translations` are all texts of translations in small letters, with their language.
 */
export function translatedIn(
  text: Text,
  translations: ReadonlyMap<string, string>,
): string | undefined {
  const words = spokenWords(text.text).filter(({length}) => length > 3);
  const own = dictionaryOf(text.locale);
  if (!own || words.length === 0 || words.some((word) => own.has(word))) return undefined;
  const other = translations.get(text.text.toLowerCase());
  const theirs = other === undefined ? undefined : dictionaryOf(other);
  return theirs && words.every((word) => theirs.lists(word)) ? other : undefined;
}
