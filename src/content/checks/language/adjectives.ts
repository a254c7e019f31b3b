/** Spanish adjectives that do not go with the noun before them: “una bañera redondo”, “toallas caliente”. */
import {dictionaryOf} from '../../language/dictionaries';
import {lists} from '../../language/smallWords';
import {unquoted} from '../../language/wordCounts';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Text} from '../../texts';

const LOCALE = 'es';
/**
 * What rooms, bodies and hours are, without its -o. Words that are verbs or adverbs as well are left out, and those
 * that may be said of whoever comes from there: “sales de la ducha limpio y tranquilo”.
 */
const STEMS =
  'redond|privad|larg|oscur|abiert|cerrad|pequeñ|nuev|antigu|templad|frí|tibi|enter|discret|cálid|mullid|anch|estrech|hermos|precios|encendid|apagad|doblad';
/** The same that end alike for both genders, and their plural. */
const ALIKE = 'caliente|suave|impecable|grande|agradable|brillante|reluciente|invisible';
/** Feminine nouns behind el and un: “el agua fría”. */
const STRESSED =
  '(?!(?:agua|alma|alba|arma|ama|aula|hacha|hambre|habla|ave|área|ala|asa|arca|aria|aspa|anca|ancla|ánfora|águila|ánima)s? )';
const NOUN = '(?<noun>[a-zñáéíóúü]{4,})';
/**
 * A noun that “y” joins to another has the adjective of both: “la sala y la bañera abiertas”. Behind a preposition the
 * adjective may be that of an earlier one: “un balcón a la calle abierto”; “con la luz apagada” is its own.
 */
const ALONE =
  '(?<![A-Za-zÀ-ɏ-]|(?<![A-Za-zÀ-ɏ])(?:y|e|o|u|ni|de|del|a|en|por|hacia|sobre|bajo|tras|ante|entre|desde|hasta|sin) |, )';
/** “Aguas caliente y fría” are two. */
const END =
  '(?![A-Za-zÀ-ɏ-]| (?:roto|oscuro|claro)(?![A-Za-zÀ-ɏ])| [yo] (?!(?:el|la|los|las|un|una|dos|con|sin|de) ))';

/** A noun by its article, with an adjective of the other gender or number; what is meant ends so. */
const PATTERNS: readonly (readonly [pattern: RegExp, meant: (typed: string) => string])[] = [
  [
    new RegExp(`${ALONE}(?:[Ll]a|[Uu]na) ${NOUN} (?:${STEMS})(?:o|os|as)${END}`, 'u'),
    (typed) => typed.replace(/(?:o|os|as)$/, 'a'),
  ],
  [
    new RegExp(`${ALONE}(?:[Ee]l|[Uu]n) ${STRESSED}${NOUN} (?:${STEMS})(?:a|os|as)${END}`, 'u'),
    (typed) => typed.replace(/(?:a|os|as)$/, 'o'),
  ],
  [
    new RegExp(`${ALONE}(?:[Ll]as|[Uu]nas) ${NOUN} (?:${STEMS})(?:o|a|os)${END}`, 'u'),
    (typed) => typed.replace(/(?:o|a|os)$/, 'as'),
  ],
  [
    new RegExp(`${ALONE}(?:[Ll]os|[Uu]nos) ${NOUN} (?:${STEMS})(?:o|a|as)${END}`, 'u'),
    (typed) => typed.replace(/(?:o|a|as)$/, 'os'),
  ],
  [new RegExp(`${ALONE}(?:[LlUu]n?[ao]s) ${NOUN} (?:${ALIKE})${END}`, 'u'), (typed) => `${typed}s`],
  [
    new RegExp(`${ALONE}(?:[Ee]l|[Ll]a|[Uu]na?) ${NOUN} (?:${ALIKE})s${END}`, 'u'),
    (typed) => typed.slice(0, -1),
  ],
  // Without an article, as lists have them: the number alone tells.
  [
    new RegExp(
      `(?:^|(?<=(?:[Cc]on|[Ss]in) ))(?<noun>[A-ZÁÉÍÓÚÑ]?[a-zñáéíóúü]{3,}s) (?:${STEMS})[oa]${END}`,
      'u',
    ),
    (typed) => `${typed}s`,
  ],
  [
    new RegExp(
      `(?:^|(?<=(?:[Cc]on|[Ss]in) ))(?<noun>[A-ZÁÉÍÓÚÑ]?[a-zñáéíóúü]{3,}s) (?:${ALIKE})${END}`,
      'u',
    ),
    (typed) => `${typed}s`,
  ],
  [
    new RegExp(`^(?<noun>[A-ZÁÉÍÓÚÑ][a-zñáéíóúü]{3,}(?<!s)) (?:${ALIKE})s${END}`, 'u'),
    (typed) => typed.slice(0, -1),
  ],
];

/** What measures an adjective, “un poco fría”, and is no noun there. */
const MEASURES = /^(?:poco|tanto|pelín|punto|doble|mitad|menos|resto|todo)$/iu;
/** Nouns that end in s by themselves. */
const WITH_S =
  /^(?:lunes|martes|miércoles|jueves|viernes|dosis|crisis|oasis|paréntesis|énfasis|atlas|chasis)$/iu;

/** Whether a word is no noun: a small word, or what somebody does (“llegas desnuda”). */
function isOther(word: string): boolean {
  const small = word.toLowerCase();
  if (WITH_S.test(small) || MEASURES.test(small) || lists.get(LOCALE)?.has(small)) return true;
  const [, stem] = /^(.{2,})[ae]s$/u.exec(small) ?? [];
  const dictionary = dictionaryOf(LOCALE);
  return (
    /^\p{Lu}/u.test(word) &&
    stem !== undefined &&
    ['ar', 'er', 'ir'].some((ending) => dictionary?.lists(stem + ending) ?? false)
  );
}

const slipIn = remembered((text: Text): {typed: string; meant: string} | undefined => {
  if (text.locale !== LOCALE) return undefined;
  const plain = unquoted(text);
  for (const [pattern, meant] of PATTERNS) {
    const match = pattern.exec(plain);
    if (match && !isOther(match.groups?.noun ?? ''))
      return {typed: match[0], meant: meant(match[0])};
  }
  return undefined;
});

/** Names them, once in a text. */
export const checkAdjectives = (texts: readonly Text[]): Problem[] =>
  texts.flatMap((text): Problem[] => {
    const slip = slipIn(text);
    if (!slip) return [];
    const {file, field, line} = text;
    const remedy = `Write “${slip.meant}”, or another word.`;
    return [{file, field, line, found: `“${slip.typed}”`, remedy}];
  });
