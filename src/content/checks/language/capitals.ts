/** Words set in capitals throughout: the look of the page decides about those. */
import {dictionaryOf} from '../../language/dictionaries';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Text} from '../../texts';

const CAPITALS = /(?<![\p{L}\p{N}{.-])\p{Lu}{2,}(?: \p{Lu}{2,})*(?![\p{L}\p{N}}-])/gu;
/** A word of so many is none, if a dictionary has it. */
const SURE = 7;

/** Words in capitals, those in a row together. */
const capitalsIn = remembered(({text}: Text): readonly string[] => text.match(CAPITALS) ?? []);

/**
 * The words of a text that are written in small letters; addresses have no others. One of fewer letters reads as an
 * abbreviation does.
 */
const smallIn = remembered(
  ({text}: Text): ReadonlySet<string> =>
    new Set(text.match(/(?<![\p{L}.@/-])\p{Ll}{4,}(?![\p{L}@/-]|\.\p{L})/gu) ?? []),
);

/** Whether texts of a language write a word in small letters; counted when the first word asks. */
function usedSmall(texts: readonly Text[]): (word: string, locale: string) => boolean {
  const used = new Map<string, Set<string>>();
  const count = (locale: string): Set<string> =>
    new Set(texts.flatMap((text) => (text.locale === locale ? [...smallIn(text)] : [])));
  return (word, locale) => {
    const words = used.get(locale) ?? count(locale);
    used.set(locale, words);
    return words.has(word);
  };
}

/** Names words in capitals that the texts of the language write in small letters elsewhere: “IVA” is none. */
export function checkCapitals(texts: readonly Text[]): Problem[] {
  const isUsedSmall = usedSmall(texts);
  return texts.flatMap((text): Problem[] => {
    const {file, field, line, locale} = text;
    if (text.isName) return [];
    const isSmall = (word: string): boolean =>
      (word.length >= SURE && dictionaryOf(locale)?.has(word.toLowerCase())) ||
      isUsedSmall(word.toLowerCase(), locale);
    const loud = capitalsIn(text).filter((words) => words.split(' ').some(isSmall));
    if (loud.length === 0) return [];
    const found = `“${loud.join('”, “')}” in capitals`;
    return [
      {
        file,
        field,
        line,
        found,
        remedy: 'Write it in small letters: the house does not raise its voice.',
      },
    ];
  });
}
