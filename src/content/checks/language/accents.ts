/** Spanish words that lost their accent and are another word without it: a verb, “un numero”. */
import {dictionaryOf} from '../../language/dictionaries';
import type {UsedWords} from '../../language/nearWords';
import {withCapital} from '../../language/inflections';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {ACCENTS, withAccent} from '../../language/stress';
import type {Text} from '../../texts';
import {inQuotes, unquoted} from '../../language/wordCounts';

/** Behind one of these stands a noun and never a verb; “la” and “los” may be what a verb is done to. */
const BEFORE_NOUNS =
  /(?<![A-Za-zÀ-ɏ])(el|del|al|un|una|otr[oa]|cada|ningun[ao]?|ningún|algún|nuestr[oa]) (\p{Ll}{4,})(?![A-Za-zÀ-ɏ])/giu;
/** Participles are nouns as well: “un valido”, “una perdida”. */
const PARTICIPLE = /[aeií]d[oa]s?$/u;
/** Verbs that hardly anybody writes, and the words that everybody does. */
const SELDOM =
  /(?<![A-Za-zÀ-ɏ])(?:ademas|ultim[oa]s?|paginas?|numeros?|lamparas?|maquinas?|titulos|capitulos?|articulos?|vehiculos?)(?![A-Za-zÀ-ɏ])/giu;
/** “mas” is “but” in old books; beside these it is “más”. */
const MORE =
  /(?<![A-Za-zÀ-ɏ])(?:nada|mucho|poco|algo|aún|lo|una vez|cada vez|por|sin|nunca) mas(?![A-Za-zÀ-ɏ])|(?<![A-Za-zÀ-ɏ])mas (?:que|de|tarde|allá|abajo|arriba|cerca|lejos|o menos)(?![A-Za-zÀ-ɏ])|(?<=[A-Za-zÀ-ɏ] )mas(?= [A-Za-zÀ-ɏ])/giu;
/** What asks has its accent; “¿como siempre?” compares. */
const ASKING =
  /¿(?:como|cuando|donde|adonde|cuant[oa]s?|quien(?:es)?|cual(?:es)?)(?= (?!siempre|antes|ayer|sea|quier|quisier))/giu;

/** Which letter of such a word has the accent. */
const ASKED = /(?<=c)o(?=mo)|(?<=cu)a|(?<=qui)e|(?<=d)o(?=nde)|(?<=^qu)e$/iu;

/** What stands where only the word with an accent can: “para el.”, “y tu, ¿vienes?”, “la puerta esta abierta”. */
const ALONE: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Za-zÀ-ɏ])(?:para|con|de|a|por|sin|en|sobre|ante) el(?=[.,;:!?…»”)])/giu, 'él'],
  [/(?<![A-Za-zÀ-ɏ])(?:para|de|a|por|sin|en|sobre|ante) mi(?=[.,;:!?…»”)])/giu, 'mí'],
  [/(?<![A-Za-zÀ-ɏ])(?:y|o|pero|que|como) tu(?=[.,;:!?…»”)])/giu, 'tú'],
  [/(?<![A-Za-zÀ-ɏ])(?:que|digo|dice|dices|diga|claro que|eso) si(?=[.,;:!?…»”)])/giu, 'sí'],
  [
    /(?<![A-Za-zÀ-ɏ])(?!(?:de|en|a|con|por|para|y|o|que|toda|ante|entre|sobre|desde|hasta|sin|según|tras) )[A-Za-zÀ-ɏ]+ esta (?=(?:a (?:la|el)|al|en (?:la|el|los|las|un|una|casa|pleno)|abiert[ao]s?|cerrad[ao]s?|cerca|lejos|incluid[ao]s?|disponible|dentro|fuera|detrás|junto)(?![A-Za-zÀ-ɏ]))/giu,
    'está',
  ],
  // “Mira esta lista” shows one; behind a noun with its article it is a verb.
  [
    /(?<![A-Za-zÀ-ɏ])(?:la|una|tu|su) [A-Za-zÀ-ɏ]+ esta (?=(?:lista|preparada|caliente|fría|tibia|encendida|apagada|limpia|vacía|llena|seca)(?![A-Za-zÀ-ɏ]))/giu,
    'está',
  ],
];

/** Words that stand where only those with an accent can. */
const alone = (plain: string): Slip[] =>
  ALONE.flatMap(([pattern, meant]) =>
    (plain.match(pattern) ?? []).map((typed) => ({
      typed: typed.trim(),
      meant: typed.trim().replace(/\p{L}+$/u, meant),
    })),
  );

/** What will be, without its accent: “y encontraras la puerta”. Behind one of these words it may be what might be. */
const FUTURE =
  /(?<=^|[.!?…;:] |[ ,]y )(?:[Tt]e |[Ll][aeo]s? |[Nn]os )?(\p{L}{2,}[aei]r)as(?![A-Za-zÀ-ɏ])/gu;
const MIGHT_BE =
  /(?<![A-Za-zÀ-ɏ])(?:si|que|cuando|como|aunque|ojalá|quien|donde|cual|para|mientras|quisieras|pudieras)(?![A-Za-zÀ-ɏ])/iu;

/** Verbs of the future that read as what might be. */
const future = (plain: string): Slip[] =>
  [...plain.matchAll(FUTURE)].flatMap(({0: typed, 1: verb = '', index}) => {
    const [before = ''] = /[^.!?…]*$/u.exec(plain.slice(0, index)) ?? [];
    const isVerb = dictionaryOf('es')?.lists(verb.toLowerCase()) ?? false;
    const isSure = isVerb && !MIGHT_BE.test(before);
    return isSure ? [{typed, meant: typed.replace(/as$/u, 'ás')}] : [];
  });

/** A heading that asks without a sign: “Cómo llegar”, “Dónde estamos”; “Como en casa” compares. */
const ASKING_HEADING =
  /^(?:Que(?= (?:(?:se|te) )?(?:incluye|incluimos|ofrecemos|hay|pasa|pedimos|esperar|traer|llevar|llevas|hacemos|buscamos|espera)(?![A-Za-zÀ-ɏ]))|(?:Como|Donde|Cuando|Quienes?|Cual(?:es)?|Cuant[oa]s?)(?= (?:\p{Ll}+(?:mos|[aei]r|[aei]r(?:lo|la|se|te|nos))|llega|funciona|reserva|es|son|está)(?![A-Za-zÀ-ɏ])))/u;

type Slip = {readonly typed: string; readonly meant: string};

const swap = (typed: string, word: string, meant: string): Slip => ({
  typed,
  meant: typed.replace(word, meant),
});

/** What may be a slip; of a noun with the word that the house has to use. */
type Candidate = Slip & {readonly ifUsed?: string};

/** Nouns without their accent. */
const nouns = (plain: string): Candidate[] =>
  [...plain.matchAll(BEFORE_NOUNS)].flatMap(([typed, , word = '']) => {
    const meant = PARTICIPLE.test(word) ? undefined : withAccent(word);
    return meant ? [{...swap(typed, word, meant), ifUsed: meant}] : [];
  });

/** Verbs that hardly anybody writes. */
const seldom = (plain: string): Slip[] =>
  (plain.match(SELDOM) ?? []).map((word) => {
    const small = word.toLowerCase();
    const meant = small === 'ademas' ? 'además' : (withAccent(small) ?? small);
    return {typed: word, meant: small === word ? meant : withCapital(meant)};
  });

const withAsked = (typed: string): Slip => ({
  typed,
  meant: typed.replace(ASKED, (letter) => ACCENTS[letter] ?? letter),
});

const isTitle = ({isHeading, field}: Text): boolean =>
  Boolean(isHeading) || /(?:^|[. ])(?:title|label)$/u.test(field);

/** What a text by itself says of its accents. */
const candidatesIn = remembered((text: Text) => {
  const plain = unquoted(text);
  const more = (plain.match(MORE) ?? []).map((typed) =>
    swap(typed, /mas/i.exec(typed)?.[0] ?? 'mas', /Mas/.test(typed) ? 'Más' : 'más'),
  );
  const asking = (plain.match(ASKING) ?? []).map(withAsked);
  const [first = ''] = isTitle(text) ? (ASKING_HEADING.exec(text.text) ?? []) : [];
  const others = [
    ...more,
    ...asking,
    ...alone(plain),
    ...future(plain),
    ...(first ? [withAsked(first)] : []),
  ];
  return {nouns: nouns(plain), seldom: seldom(plain), others};
});

/** The word of a slip that lacks its accent, without what stands beside it. */
function wordOf(slip: Slip | undefined): string {
  const [typed, meant] = [slip?.typed ?? '', slip?.meant ?? ''].map((text) => text.split(' '));
  return typed?.find((word, at) => word !== meant?.[at]) ?? '';
}

/** Names words that lack their accent, by what stands beside them. */
export function accentSlips(
  text: Text,
  used: UsedWords,
  isDeclared: (word: string) => boolean,
  list: string,
): Problem[] {
  if (text.locale !== 'es') return [];
  const all = candidatesIn(text);
  const found = all.nouns.filter(({ifUsed}) => ifUsed && used.has(ifUsed));
  const isFound = (word: string): boolean => found.some(({typed}) => typed.endsWith(word));
  const rare = all.seldom.filter(({typed}) => !isFound(typed));
  const slips = [...found, ...rare, ...all.others].filter(
    ({typed}) => !isDeclared(typed.toLowerCase().split(/[ ¿]/).at(-1) ?? ''),
  );
  if (slips.length === 0) return [];
  const [one] = slips;
  return [
    {
      file: text.file,
      field: text.field,
      line: text.line,
      found: `${inQuotes(slips.map(({typed}) => typed))} without an accent`,
      remedy: `Did you mean ${inQuotes(
        slips.map(({meant}) => meant),
        ', and ',
      )}? Correct it, or add “${wordOf(one)}” to known in ${list}, if it is right as it stands.`,
    },
  ];
}
