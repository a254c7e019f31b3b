/** Names and words of other languages, which no dictionary has and which are no slips. */
import {strangers} from '../../read/strangers';

/** What follows the name of a company. */
export const COMPANY = /^,? (?:AG|SA|SL|SLU|GmbH|Ltd|Inc|LLC|BV|S\.)(?![A-Za-zÀ-ɏ])/u;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Letters that names of other languages alone have: Sarrià, plaça. Without a line, a language borrows words with any. */
const STRANGE: Readonly<Record<string, RegExp>> = {es: /[^a-záéíóúüñ]/iu};

/** What a name goes on with: “carrer de Petritxol”. */
const NAME_BEHIND = /^ (?:del? |d’)?\p{Lu}/u;

/** The same where “de” is no word of the language itself. */
const OF_NAME = /^ (?:del? |de l[ao]s? |d’)\p{Lu}/u;

/** The first word of a name may be as short as a slip: Els Quatre Gats. */
const SHORT = 4;

/** Whether a word belongs to a name of another language, as its letters or the words around it tell. */
export function isOfName(
  word: string,
  locale: string,
  behind: string,
  isUnknown: (word: string) => boolean,
): boolean {
  const strange = STRANGE[locale];
  if (!strange && OF_NAME.test(behind)) return true;
  if (strange?.test(word)) return isCapital(word) || NAME_BEHIND.test(behind);
  // Of more letters it is told beside a name of the house: “Tambien Nyx”.
  const [, next] = /^ (\p{Lu}\p{L}+)/u.exec(behind) ?? [];
  return isCapital(word) && word.length < SHORT && next !== undefined && isUnknown(next);
}

/** Whether a word stands behind one of a language that is none of the site: je ne sais quoi. */
export function isBehindStranger(before: string, locale: string): boolean {
  const [, last] = /(\p{L}+) $/u.exec(before) ?? [];
  const languages = [...(strangers.get(locale)?.values() ?? [])];
  return last !== undefined && languages.some(({only}) => only.has(last));
}
