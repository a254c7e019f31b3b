/** Languages that a sentence names, by the names that they have in its own language. */
import {rememberedByText} from '../../remember';
import {isCode} from '../../schemas/codes';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Every code of a language, without those that were given up for another one. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => isCode(code, 'language') && Intl.getCanonicalLocales(code)[0] === code,
);
/** What stands around the name of a language that is spoken; “a Japanese futon” is no language. */
const BEFORE =
  /(?:[,:]|(?<![A-Za-zÀ-ɏ])(?:in|speaks?|and|or|also|some|even|fluent|perfect|good|en|habla[nrs]?|hablamos|y|o|e|u|también|bien))\s$/iu;
const AFTER =
  /^(?:$|[.,;:!?)”»]|\s(?:and|or|as|too|at|by|day|y|o|e|u|también|a|de|con)(?![A-Za-zÀ-ɏ]))/iu;

/** A sentence that denies what it names. */
export const NOT =
  /(?<![A-Za-zÀ-ɏ])(?:not?|neither|nor|without|except|tampoco|sin|ni|salvo)(?![A-Za-zÀ-ɏ])|n[’']t(?![A-Za-zÀ-ɏ])/iu;

/** The languages of the world in the words of one of them, by their names in small letters. */
export const languageNamesOf = rememberedByText((locale): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames([locale], {type: 'language', fallback: 'none'});
  return new Map(CODES.map((code) => [names.of(code)?.toLowerCase() ?? code, code]));
});

/** A language in a sentence, and what stands before it. */
type Named = {readonly code: string; readonly word: string; readonly before: string};

/** Languages named in a sentence; English writes them with a capital. */
export function languagesIn(sentence: string, locale: string): Named[] {
  const names = languageNamesOf(locale);
  return [...sentence.matchAll(/\p{L}{4,}/gu)].flatMap(({0: word, index}) => {
    const code = names.get(word.toLowerCase());
    if (!code || (locale === 'en' && !/^\p{Lu}/u.test(word))) return [];
    const before = sentence.slice(0, index);
    const isSpoken = BEFORE.test(before) && AFTER.test(sentence.slice(index + word.length));
    return isSpoken ? [{code, word, before}] : [];
  });
}
