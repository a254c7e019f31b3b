/** How each language sets its signs: what is never written so, and what to write instead. */
import {ENTITY, ENTITY_REMEDY} from '../body/signs';

export type Rule = {
  readonly pattern: RegExp;
  readonly found: (match: RegExpExecArray) => string;
  readonly remedy: string;
};

/** Narrow space at which a line never breaks. */
const NARROW = '\u202F';

/** Small words that never stand twice in a row; others do ("had had"). */
const NEVER_TWICE =
  'the|a|an|of|to|and|is|for|with|at|or|our|your|we|de|del|la|el|los|las|que|y|en|un|una|con|por|para|al|su|tu|hay|before|after';

/** A text after which nothing comes: entries of a list but the last may end so. */
export const UNFINISHED: Rule = {
  pattern: /[\p{L}\d)][,;]$/u,
  found: ([match]) => `${match.at(-1)} at the end`,
  remedy: 'Delete it: nothing follows.',
};

/** Rules that hold in every language. */
export const EVERYWHERE: readonly Rule[] = [
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}’'-])(${NEVER_TWICE})\\s+\\1(?![\\p{L}\\p{M}’'-])`, 'iu'),
    found: ([match]) => `“${match.replace(/\s+/, ' ')}”, the same word twice`,
    remedy: 'Delete one of the two.',
  },
  {pattern: ENTITY, found: ([match]) => `the sign ${match}`, remedy: ENTITY_REMEDY},
  {
    pattern:
      /[\u00AD\u200B\u200E\u200F\u2028\u2029\u2060\uFEFF\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/,
    found: () => 'a sign that cannot be seen, as copied text sometimes brings along',
    remedy: 'Type the words around it again.',
  },
  {
    pattern: /\.\.\.+/,
    found: () => '...',
    remedy: 'Write the one sign … instead.',
  },
  {
    pattern: /\p{L} [,.;:!?](?=\s|$)/u,
    found: ([match]) => `a blank before ${match.at(-1)}`,
    remedy: 'Delete the blank.',
  },
  {
    // Judgments are cited as ECLI:EU:C:2019:801.
    pattern: /(?!\p{Lu}:\p{Lu}(?!\p{Ll}))\p{L}[,;:](?=\p{L})/u,
    found: ([match]) => `no blank after ${match.at(-1)}`,
    remedy: 'Write a blank there.',
  },
  {
    // Addresses and file names go on in small letters.
    pattern: /\p{Ll}[.!?…](?=\p{Lu}\p{Ll}|[¿¡]\p{L})/u,
    found: ([match]) => `no blank after ${match.at(-1)}`,
    remedy: 'Write a blank between two sentences.',
  },
  {
    pattern: /(?<!\.)\.\.(?!\.)|,,+|;;+|::+|!!+|\?\?+|¡¡+|¿¿+/,
    found: ([match]) => match,
    remedy: 'Write the sign once.',
  },
  {
    pattern: /[([] (?=\S)|(?<=\S) [)\]]/,
    found: ([match]) => `a blank beside ${match.trim()}`,
    remedy: 'Delete the blank: brackets stand close to the words they enclose.',
  },
  {
    // "a)" before an entry of a list has no twin.
    pattern: /\([^()]*$|(?<!^|(?:^|[\s(])\p{L}{1,3}|(?:^|[\s(])\d{1,2})(?<=^[^()]*)\)/u,
    found: ([match]) => `the bracket ${match[0] ?? match} without its twin`,
    remedy: 'Open with ( and close with ).',
  },
  {
    pattern: /\p{L}[´`]\p{L}|[´`](?=\p{L})/u,
    found: ([match]) => `the sign ${/[´`]/.exec(match)?.[0] ?? match}`,
    remedy: 'Write ’ for an apostrophe; an accent stands on its letter.',
  },
  {
    pattern:
      /[\p{Script=Latin}](?=[\p{Script=Cyrillic}\p{Script=Greek}])|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/u,
    found: () => 'a letter of another alphabet inside a word, which only looks like one of ours',
    remedy: 'Type the word again.',
  },
];

/** A hyphen, or two, where a dash belongs; a dash of the other language. */
const dashes = (pattern: RegExp, example: string): Rule => ({
  pattern,
  found: ([match]) => `“${match}”, where a dash or a comma belongs`,
  remedy: `Write the dash close to the words it encloses, as in “${example}”, or a comma.`,
});

export const ENGLISH: readonly Rule[] = [
  {
    pattern: /"/,
    found: () => 'the quotation mark "',
    remedy: 'Write “…”; inside these ‘…’.',
  },
  {
    pattern: /\p{L}'|(?<!\p{L})'\p{L}/u,
    found: () => "the sign '",
    remedy: 'Write ’ for an apostrophe and “…” for a quotation.',
  },
  {
    pattern: /[«»]/,
    found: ([match]) => `the quotation mark ${match}`,
    remedy: 'Write “…”; «…» are those of Spanish.',
  },
  {
    pattern: /[¿¡]/,
    found: ([match]) => `the sign ${match}`,
    remedy: 'Delete it: English has its sign at the end alone.',
  },
  dashes(/(?<=\p{L})(?: ?--+ ?| - )(?=\p{L})/u, 'the house—they say—opens'),
  {
    pattern: /“[^”]*$|^[^“]*”/,
    found: () => 'a quotation mark “ or ” without its twin',
    remedy: 'Open with “ and close with ”.',
  },
];

const DAY_OR_MONTH =
  'Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Lunes|Martes|Miércoles|Jueves|Viernes|Sábados?|Domingos?';
const TONGUE =
  'Inglés|Inglesas?|Ingleses|Francés|Francesas?|Españole?s?|Españolas?|Catalán|Catalanas?|Italian[oa]s?|Alemán|Alemanas?|Portugués|Portuguesas?|Rus[oa]s?|Colombian[oa]s?|Venezolan[oa]s?|Argentin[oa]s|Argentino|Panameñ[oa]s?';

export const SPANISH: readonly Rule[] = [
  {
    pattern: /"/,
    found: () => 'the quotation mark "',
    remedy: 'Write «…»; inside these “…”.',
  },
  {
    pattern: /\p{L}'\p{L}|(?<!\p{L})'\p{L}|‘/u,
    found: ([match]) => `the sign ${match.includes('‘') ? '‘' : "'"}`,
    remedy: 'Write ’ for an apostrophe and «…» for a quotation.',
  },
  {
    pattern: new RegExp(`\\d+(?!${NARROW})[^\\S${NARROW}]?%`, 'u'),
    found: ([match]) => `“${match}”`,
    remedy:
      'Between number and sign stands a narrow no-break space (U+202F): copy it from “200 %”.',
  },
  {
    pattern: /\p{L} — \p{L}/u,
    found: () => 'a dash with blanks on both sides',
    remedy:
      'Write the dash close to the words it encloses, as in “la casa —dicen— abre”, or a comma.',
  },
  dashes(/(?<=\p{L},?)(?: ?--+ ?| [-–] )(?=\p{L})/u, 'la casa —dicen— abre'),
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})\\p{Ll}+,? |(?:Cada|Todos los|Los|El|Del|De|En|Desde) )(?:${DAY_OR_MONTH})(?!\\p{L})`,
      'u',
    ),
    found: ([match]) => `“${match}”`,
    remedy: 'Months and days begin with a small letter in Spanish.',
  },
  {
    pattern: new RegExp(`(?<=(?<!\\p{L})\\p{Ll}+,? )(?:${TONGUE})(?!\\p{L})`, 'u'),
    found: ([match]) => `“${match}”`,
    remedy: 'Languages and nationalities begin with a small letter in Spanish.',
  },
  {
    pattern: /(?<![\d.,])\d{1,3},\d{3}(?!\d)/,
    found: ([match]) => `“${match}”`,
    remedy: 'Thousands have no comma in Spanish: write 1200.',
  },
  {
    // Without a unit it may be an article of a law or a version.
    pattern:
      /(?<![\d.,])\d+\.\d{1,2}(?=\s?(?:m|cm|km|kg|l|ºC?|°C?|€|minutos?|metros?|litros?|kilos?|horas?)(?!\p{L}))/u,
    found: ([match]) => `“${match}”`,
    remedy: 'Decimals have a comma in Spanish: write 1,5.',
  },
  {
    pattern: /(?<![\d.,])(?:[01]?\d|2[0-4])[.,][0-5]\d\s?h(?!\p{L})/u,
    found: ([match]) => `“${match}”`,
    remedy: 'Hours have a colon: write 22:30.',
  },
  {
    pattern: /[«¿¡]\s|\s»/,
    found: ([match]) => `a blank beside ${match.trim()}`,
    remedy: 'Delete the blank.',
  },
  {
    pattern: /«[^»]*$|^[^«]*»/,
    found: () => 'a quotation mark « or » without its twin',
    remedy: 'Open with « and close with ».',
  },
];
