/** How Spanish sets its signs. */
import {
  LOUD,
  MEASURE,
  MESES,
  MONTHS,
  dashes,
  impossibleDay,
  missingBetween,
  openedTwice,
  strange,
} from './forms';
import type {Rule} from './rules';

/** Narrow space at which a line never breaks. */
const NARROW = '\u202F';

const DAY_OR_MONTH =
  'Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Lunes|Martes|Miércoles|Jueves|Viernes|Sábados?|Domingos?';
const TONGUE =
  'Inglés|Inglesas?|Ingleses|Francés|Francesas?|Españole?s?|Españolas?|Catalán|Catalanas?|Italian[oa]s?|Alemán|Alemanas?|Portugués|Portuguesas?|Rus[oa]s?|Colombian[oa]s?|Venezolan[oa]s?|Argentin[oa]s|Argentino|Panameñ[oa]s?';

/** Whether a word is the name of a language or a nationality, which Spanish begins with a small letter. */
export const isTongue = (word: string): boolean => new RegExp(`^(?:${TONGUE})$`, 'iu').test(word);

export const SPANISH: readonly Rule[] = [
  LOUD,
  strange('Write «…»; inside these “…”.'),
  impossibleDay(
    new RegExp(
      String.raw`(?<![\d.,])(?:(?:3[2-9]|[4-9]\d) de (?:${MESES})|31 de (?:abril|junio|septiembre|noviembre)|3[01] de febrero)(?![A-Za-zÀ-ɏ])`,
      'iu',
    ),
  ),
  missingBetween(
    /(?<![\p{L}-])(?:(?:[Mm]i|[Tt]u|[Ss]u) (?:y|o|con|para|sin|en|por|que|se|es|de|del|al|el|la|los|las|un|una)|[Uu]n (?:y|o|con|para|que|se|es|de|del)|(?:[Dd]el|[Aa]l) (?:y|o|con|para|en|se|es))(?![\p{L}-])/u,
  ),
  {
    pattern: /(?<!\d)\d{1,2}(?:st|nd|rd|th)(?![A-Za-zÀ-ɏ])/u,
    found: ([match]) => `“${match}”`,
    remedy: 'Write the number alone in a date, 3 de junio; elsewhere 3.º or the word.',
  },
  {
    // Within «…» and in italics somebody may speak Catalan.
    isOwn: true,
    pattern: /(?<=\p{Ll},? )i(?= \p{Ll}{2})/u,
    found: () => '“i” between two words',
    remedy: 'Write y: i is Catalan.',
  },
  {
    isOwn: true,
    pattern:
      /(?<![A-Za-zÀ-ɏ’'])(?:amb|això|aquests?|aquesta|aquestes|perquè|també|només|nostra|vostra|não|você|também|muito|obrigad[oa]|perché|nessun[oa]?)(?![A-Za-zÀ-ɏ’'])/iu,
    found: ([match]) => `“${match}”, which is no Spanish`,
    remedy: 'Write the sentence in Spanish.',
  },
  {
    pattern: /(?<![A-Za-zÀ-ɏ\d.,])\d{1,2}(?:o|a|er|ero|era|do|da|to|ta|vo|va)(?![A-Za-zÀ-ɏ\d])/u,
    found: ([match]) => `“${match}”`,
    remedy: 'Write 2.º, 2.ª, 1.er, or the word.',
  },
  {
    isOwn: true,
    pattern: /(?<![A-Za-zÀ-ɏ])Tu (?:también|tampoco|mism[oa]|y yo|y ella|o ella)(?![A-Za-zÀ-ɏ])/u,
    found: ([match]) => `“${match}” without an accent`,
    remedy: (typed) => `Write “${typed.replace('u', 'ú')}”.`,
  },
  {
    pattern:
      /(?<![A-Za-zÀ-ɏ])(?:voy|vas|va|vamos|vais|van|iba|iban) (?:haber|hacer|ver|ser|estar|tener|venir)(?![A-Za-zÀ-ɏ])/iu,
    found: ([match]) => `“${match}”`,
    remedy: (typed) => `Write “${typed.replace(' ', ' a ')}”.`,
  },
  {
    isOwn: true,
    pattern:
      /(?<![A-Za-zÀ-ɏ\p{N}.’'-])(?:q|k|ke|xq|xk|pq|tb|tmb|bn|dnd|cn|aki|xfa|salu2)(?![A-Za-zÀ-ɏ\p{N}.’'-])/u,
    found: ([match]) => `“${match}”, as in a message`,
    remedy: 'Write the whole word: que, porque, también, bien, aquí.',
  },
  {
    pattern: /(?<![A-Za-zÀ-ɏ’'])á(?![A-Za-zÀ-ɏ’'])/u,
    found: () => '“á” by itself',
    remedy: 'Write a, without an accent.',
  },
  {
    pattern: /(?<![A-Za-zÀ-ɏ])p\.ej\.|(?<![A-Za-zÀ-ɏ])p\. ?ej(?![A-Za-zÀ-ɏ]|\.)/iu,
    found: ([match]) => `“${match}”`,
    remedy: 'Write p. ej., or por ejemplo.',
  },
  {
    pattern: new RegExp(
      `\\d{1,2} (?:of )?(?:${MONTHS})(?![A-Za-zÀ-ɏ])|(?<![A-Za-zÀ-ɏ])(?:${MONTHS}) \\d{1,2}(?!\\d)`,
      'u',
    ),
    found: ([match]) => `the date “${match}”`,
    remedy: 'Write it in Spanish: 21 de noviembre de 2026.',
  },
  {
    pattern: /"/,
    found: () => 'the quotation mark "',
    remedy: 'Write «…»; inside these “…”.',
  },
  {
    pattern: /[A-Za-zÀ-ɏ]'[A-Za-zÀ-ɏ]|(?<![A-Za-zÀ-ɏ])'[A-Za-zÀ-ɏ]|‘/u,
    found: ([match]) => `the sign ${match.includes('‘') ? '‘' : "'"}`,
    remedy: 'Write ’ for an apostrophe and «…» for a quotation.',
  },
  {
    pattern: new RegExp(`\\d+(?!${NARROW})[^\\S${NARROW}]?%`, 'u'),
    found: ([match]) => `“${match}”`,
    remedy: `Between number and sign stands a narrow no-break space (U+202F): copy it from “200${NARROW}%”.`,
  },
  {
    pattern: /[A-Za-zÀ-ɏ] — [A-Za-zÀ-ɏ]/u,
    found: () => 'a dash with blanks on both sides',
    remedy:
      'Write the dash close to the words it encloses, as in “la casa —dicen— abre”, or a comma.',
  },
  // “Acabado en -mente” names the end of a word.
  dashes(
    /(?<=[A-Za-zÀ-ɏ],?)(?: ?--+ ?| [-–](?!(?:mente|ción|dad|it[oa]s?|os[oa]|able|illo)(?![A-Za-zÀ-ɏ])) ?)(?=[A-Za-zÀ-ɏ])|^[-–](?=[¿¡])/u,
    'la casa —dicen— abre',
  ),
  {
    pattern: /(?<![\d.,])\d{1,3}[ºª](?!\s?C)/u,
    found: ([match]) => `“${match}”`,
    remedy: 'Write a full stop before the raised letter: 2.º, 2.ª.',
  },
  {
    // Julio Cortázar, Viernes Santo, Domingo de Ramos, the Plaza de Mayo and the Primero de Mayo are names.
    pattern: new RegExp(
      `(?<=(?<![A-Za-zÀ-ɏ])\\p{Ll}+,? |(?:Cada|Todos los|Los|El|Un|Este|Ese|Cualquier|Algún|Ningún|Del|De|En|Desde|Hasta) )(?<!(?:plaza|calle|avenida|Plaza|Calle|Avenida|Dos|Primero) de )(?:${DAY_OR_MONTH})(?![A-Za-zÀ-ɏ]| (?:de )?\\p{Lu})`,
      'u',
    ),
    found: ([match]) => `“${match}”`,
    remedy: 'Months and days begin with a small letter in Spanish.',
  },
  {
    pattern: new RegExp(`(?<=(?<![A-Za-zÀ-ɏ])\\p{Ll}+,? )(?:${TONGUE})(?![A-Za-zÀ-ɏ])`, 'u'),
    found: ([match]) => `“${match}”`,
    remedy: 'Languages and nationalities begin with a small letter in Spanish.',
  },
  {
    pattern: /(?<![\d.,])\d{1,3},\d{3}(?!\d)/,
    found: ([match]) => `“${match}”`,
    remedy: (typed) => `Thousands have no comma in Spanish: write ${typed.replace(',', '')}.`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![A-Za-zÀ-ɏ])(?:${MESES}) \d{1,2},? (?:del? )?\d{4}(?!\d)`,
      'iu',
    ),
    found: ([match]) => `“${match}”`,
    remedy: (typed) => {
      const [month = '', day = '', year = ''] = typed.match(/[A-Za-zÀ-ɏ]{3,}|\d+/gu) ?? [];
      return `The day comes first in Spanish: write ${Number(day)} de ${month.toLowerCase()} de ${year}.`;
    },
  },
  {
    // Without a unit it may be an article of a law or a version.
    pattern: new RegExp(
      `(?<![\\d.,])\\d+\\.\\d{1,2}(?=${MEASURE}|\\s(?:minutos?|metros?|litros?|kilos?|horas?|segundos?|líneas?|puntos?|veces|estrellas?)(?![A-Za-zÀ-ɏ]))`,
      'u',
    ),
    found: ([match]) => `“${match}”`,
    remedy: (typed) => `Decimals have a comma in Spanish: write ${typed.replace('.', ',')}.`,
  },
  {
    pattern: /(?<![\d.,])(?:[01]?\d|2[0-4])[.,][0-5]\d\s?h(?![A-Za-zÀ-ɏ])/u,
    found: ([match]) => `“${match}”`,
    remedy: (typed) => `Hours have a colon: write ${typed.replace(/[.,]/, ':')}.`,
  },
  {
    pattern: /(?<![^\s(])»(?=[A-Za-zÀ-ɏ])[^«»]*«/u,
    found: () => 'the quotation marks »…«, the wrong way round',
    remedy: 'Write «…».',
  },
  {
    // The two the wrong way round are told as that.
    pattern: /«(?<!»[A-Za-zÀ-ɏ][^«»]*«)\s|[¿¡]\s|\s»(?![A-Za-zÀ-ɏ])/u,
    found: ([match]) => `a blank beside ${match.trim()}`,
    remedy: 'Delete the blank.',
  },
  {
    pattern: new RegExp(
      String.raw`«[^»]*$(?<!(?<![^\s(])»[A-Za-zÀ-ɏ][^«»]*«[^»]*)|^[^«]*»(?![A-Za-zÀ-ɏ][^«»]*«)|${openedTwice('«', '»')}`,
      'u',
    ),
    found: () => 'a quotation mark « or » without its twin',
    remedy: 'Open with « and close with ».',
  },
];
