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
  'redond|privad|larg|oscur|abiert|cerrad|pequeñ|nuev|antigu|templad|frí|tibi|enter|discret|cálid|mullid|anch|estrech|hermos|precios|encendid|apagad|doblad|distint';
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
  '(?![A-Za-zÀ-ɏ-]| (?:roto|oscuro|claro)(?![A-Za-zÀ-ɏ])| [yo] (?!(?:el|la|los|las|lo|le|les|se|nos|te|un|una|dos|con|sin|de) ))';

type Pattern = readonly [pattern: RegExp, meant: (typed: string) => string];

/** Articles, what may not stand behind them, and how an adjective ends with them. */
const GENDERS: readonly (readonly [articles: string, nouns: string, end: string])[] = [
  ['[Ll]a|[Uu]na', NOUN, 'a'],
  ['[Ee]l|[Uu]n', STRESSED + NOUN, 'o'],
  ['[Ll]as|[Uu]nas', NOUN, 'as'],
  ['[Ll]os|[Uu]nos', NOUN, 'os'],
];

/** A noun by its article, with an adjective of another gender or number. */
const byArticle = GENDERS.map(([articles, nouns, end]): Pattern => {
  const others = GENDERS.map(([, , other]) => other).filter((other) => other !== end);
  const pattern = `${ALONE}(?:${articles}) ${nouns} (?:${STEMS})(?:${others.join('|')})${END}`;
  return [new RegExp(pattern, 'u'), (typed) => typed.replace(/[oa]s?$/, end)];
});

/** Words before several, which have their gender, without its end. */
const BEFORE = '(?<![A-Za-zÀ-ɏ])(?:[Aa]lgun|[Vv]ari|[Mm]uch|[Pp]oc|[Nn]uestr|[Vv]uestr|[Cc]iert)';
const COUNTED =
  '(?<![A-Za-zÀ-ɏ])(?:[Dd]os|[Tt]res|[Cc]uatro|[Cc]inco|[Ss]eis|[Ss]iete|[Oo]cho|[Nn]ueve|[Dd]iez)';
/** Nouns of several by their ends, but for those whose gender is the other one; “muchas tenemos” has a verb. */
const MASCULINES =
  '(?<noun>(?!(?:manos|fotos|motos|radios|menos|dos|flores|labores)(?![A-Za-zÀ-ɏ]))[a-zñáéíóúü]+(?:(?<!m)os|(?<!i|z)ones|ajes))';
const FEMININES =
  '(?<noun>(?!(?:apenas|mapas|planetas|cometas|poetas|terapeutas|pijamas|colegas|quizas)(?![A-Za-zÀ-ɏ]))[a-zñáéíóúü]+(?:(?<!m|ist|í)as|[cs]iones|[dt]ades))';

/** Some of them, and a number of them: “algunas rincones”, “tres tiempos distintas”. */
const several = (
  [
    [MASCULINES, 'os', 'as'],
    [FEMININES, 'as', 'os'],
  ] as const
).flatMap(([nouns, end, other]): Pattern[] => [
  [
    new RegExp(`${BEFORE}${other} ${nouns}(?![A-Za-zÀ-ɏ])`, 'u'),
    (typed) => typed.replace(`${other} `, `${end} `),
  ],
  [
    new RegExp(`${COUNTED} ${nouns} (?:${STEMS})${other}${END}`, 'u'),
    (typed) => typed.slice(0, -other.length) + end,
  ],
]);

const withS = (typed: string): string => `${typed}s`;
const withoutS = (typed: string): string => typed.slice(0, -1);
/** Several without an article, as lists have them: the number alone tells. */
const SEVERAL = '(?:^|(?<=(?:[Cc]on|[Ss]in) ))(?<noun>[A-ZÁÉÍÓÚÑ]?[a-zñáéíóúü]{3,}s)';
const ONE = '^(?<noun>[A-ZÁÉÍÓÚÑ][a-zñáéíóúü]{3,}(?<!s))';

/** What is typed, and what is meant. */
const PATTERNS: readonly Pattern[] = [
  ...byArticle,
  ...several,
  [new RegExp(`${ALONE}(?:[Ll][ao]s|[Uu]n[ao]s) ${NOUN} (?:${ALIKE})${END}`, 'u'), withS],
  [new RegExp(`${ALONE}(?:[Ee]l|[Ll]a|[Uu]na?) ${NOUN} (?:${ALIKE})s${END}`, 'u'), withoutS],
  [new RegExp(`${SEVERAL} (?:${STEMS})[oa]${END}`, 'u'), withS],
  [new RegExp(`${SEVERAL} (?:${ALIKE})${END}`, 'u'), withS],
  [new RegExp(`${ONE} (?:${ALIKE})s${END}`, 'u'), withoutS],
];

/** What measures an adjective, “un poco fría”, and is no noun there. */
const MEASURES = /^(?:poco|tanto|pelín|punto|doble|mitad|menos|resto|todo)$/iu;
/** How long something has been so: “los grifos llevan un rato abiertos”. */
const SO_LONG =
  /(?<![A-Za-zÀ-ɏ])(?:ratos?|minutos?|horas?|días?|noches?|tardes?|mañanas?|semanas?|meses|mes|años?) (?:abiert|cerrad|encendid|apagad|templad)[oa]s?$/iu;
/** Nouns that end in s by themselves. */
const WITH_S =
  /^(?:lunes|martes|miércoles|jueves|viernes|dosis|crisis|oasis|paréntesis|énfasis|atlas|chasis)$/iu;

/** What “you” do whose first vowel is another one than that of the verb's name: “Vienes abierta a todo”. */
const IRREGULAR =
  /^(?:vienes|(?:con|man|ob|sos)?tienes|(?:con|pre|pres)?sientes|quieres|puedes|(?:de)?vuelves|duermes|mueres|vistes|(?:con|per)?sigues|pides|repites|sirves|eliges|(?:en|ex)?tiendes|enciendes|prefieres|pierdes|eres|vas|estás|das|ves)$/u;

/** Whether a word is no noun: a small word, or what somebody does (“llegas desnuda”). */
function isOther(word: string): boolean {
  const small = word.toLowerCase();
  if ([WITH_S, MEASURES, IRREGULAR].some((words) => words.test(small))) return true;
  if (lists.get(LOCALE)?.has(small)) return true;
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
    if (match && !isOther(match.groups?.noun ?? '') && !SO_LONG.test(match[0]))
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
