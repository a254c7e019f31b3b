/** Words that no dictionary of their language has, and those that the house declares right all the same. */
import {dictionaryOf} from '../../language/dictionaries';
import {folded, formsOf} from '../../language/inflections';
import {unquoted} from '../../language/wordCounts';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import type {Text} from '../../texts';
import {SPECIALTIES} from '../../vocabularies';
import {wordingOf} from '../wording/wordingLists';
import {COMPANY, isBehindStranger, isOfName} from './foreignNames';

/** A word that no dictionary of its language has, and where it stands. */
export type Unknown = {readonly word: string; readonly begins: boolean};
/** Words alone or with ’s behind them; those with hyphens are looked at in their parts. */
const WORDS =
  /(?<![\p{L}\p{M}\p{N}’'@/_.-])\p{L}[\p{Ll}\p{M}]{2,}(?![\p{L}\p{M}\p{N}@/_]|[.-]\p{L}|[’'](?!s(?!\p{L}))\p{L})/gu;
const COMPOUNDS = /(?<![\p{L}\p{N}’'@/_.-])\p{L}\p{Ll}{2,}(?:-\p{Ll}{3,})+(?![\p{L}\p{N}@/_-])/gu;
const MIXED = /(?=.*\p{Script=Latin}).*[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** What a sentence begins after. */
const BEGINS = /(?:^|[.!?…:¿¡|]\s*)$/u;

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** The words of a text that its dictionary does not have; those in italics and quotations may be of any language. */
export const unknownIn = remembered((text: Text): readonly Unknown[] => {
  const dictionary = dictionaryOf(text.locale);
  if (!dictionary) return [];
  const plain = unquoted(text);
  const isUnknown = (word: string): boolean => !dictionary.has(word.toLowerCase());
  const alone = [...plain.matchAll(WORDS)]
    .filter(
      ({0: word, index}) =>
        isUnknown(word) &&
        // A letter of another alphabet among ours is told by itself.
        !MIXED.test(word) &&
        !isBehindStranger(plain.slice(0, index), text.locale) &&
        !isOfName(word, text.locale, plain.slice(index + word.length), isUnknown),
    )
    .map(({0: word, index}) => ({
      word,
      begins:
        BEGINS.test(plain.slice(Math.max(0, index - 3), index)) &&
        !COMPANY.test(plain.slice(index + word.length)),
    }));
  // Beside words of the language; “rendez-vous” is of another one.
  const joined = (plain.match(COMPOUNDS) ?? []).flatMap((compound) => {
    const parts = compound.split('-');
    const unknown = parts.filter(isUnknown);
    const isOne = isUnknown(compound) && unknown.length === 1 && !isCapital(unknown[0] ?? '');
    return isOne ? unknown.map((word) => ({word, begins: false})) : [];
  });
  return [...alone, ...joined];
});

/** Forms of a word as somebody types them who forgets its accent, with those that are meant; futones has none. */
function withoutAccent(word: string): (readonly [typed: string, meant: string])[] {
  const meant = word.toLowerCase();
  const ends = /[ao]$/u.test(meant) ? ['o', 'a', 'os', 'as'] : [meant.slice(-1)];
  return folded(meant) === meant
    ? []
    : ends.map((end) => [folded(meant).slice(0, -1) + end, meant.slice(0, -1) + end] as const);
}

/** Words that a language's list declares with an accent, by what they are without. */
export function accentsDeclared(source: Source, locale: string): ReadonlyMap<string, string> {
  const parsed = wordingOf(source, locale);
  return new Map(parsed.success ? parsed.data.known.flatMap(withoutAccent) : []);
}

/** The words of what masseuses may be special in, as they are written: no other file has to use them as well. */
const wordsOfSpecialties = (locale: string): ReadonlySet<string> =>
  new Set((SPECIALTIES[locale] ?? []).flatMap((name) => name.toLowerCase().split(/[^\p{L}’]+/u)));

/** Words that a language's list declares right, in all their forms; undefined where it cannot be read. */
export function declared(source: Source, locale: string): ((word: string) => boolean) | undefined {
  const parsed = wordingOf(source, locale);
  if (!parsed.success) return undefined;
  const forms = parsed.data.known.map((word) => formsOf(word, locale));
  const pattern = forms.length > 0 ? new RegExp(`^(?:${forms.join('|')})$`, 'u') : /$^/;
  const bare = accentsDeclared(source, locale);
  const specialties = wordsOfSpecialties(locale);
  return (word) => specialties.has(word) || (pattern.test(folded(word)) && !bare.has(word));
}
