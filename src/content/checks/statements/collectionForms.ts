/** That a program belongs to a collection, as sentences say it. */
import {codeEntries} from '../../read/codeFile';
import type {Source} from '../../source';
import {CATEGORIES} from '../../vocabularies';

type Group = {
  /** Where the word that tells a collection from the others stands in its label: “Luxury Collection”. */
  readonly place: 0 | -1;
  /** That a program belongs to the collection of a word. */
  readonly formOf: (word: string) => RegExp;
};
const GROUPS: Readonly<Record<string, Group>> = {
  en: {
    place: 0,
    formOf: (word) =>
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])(?:of|from|in) (?:the|our) (${word} (?:programs?|collection|rituals?|experiences?|services))(?![A-Za-zÀ-ɏ])`,
        'iu',
      ),
  },
  es: {
    place: -1,
    formOf: (word) =>
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])(?:de|en) (?:la|las|los|nuestra) ((?:colección|experiencias?|rituales|servicios) (?:de )?${word})(?![A-Za-zÀ-ɏ])`,
        'iu',
      ),
  },
};

/** Patterns for each collection, from the words that components have for it. */
export function collectionsOf(source: Source, locale: string): ReadonlyMap<string, RegExp> {
  const isOriginal = locale === source.defaultLocale;
  const entries = isOriginal ? (source.componentWords ?? []) : codeEntries(source, locale);
  const group = GROUPS[locale];
  return new Map(
    CATEGORIES.flatMap((category): [string, RegExp][] => {
      const label = entries.find(({id}) => id === `collection.${category}`)?.message;
      const word = label?.match(/\p{L}+/gu)?.at(group?.place ?? 0);
      return group && word ? [[category, group.formOf(word)]] : [];
    }),
  );
}
