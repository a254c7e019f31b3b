/** Numbers in sentences that the facts contradict: how much there is in the house, how long a session is. */
import {numberPattern, valueOf} from '../numbers';
import type {Problem} from '../problems';
import type {Source} from '../source';
import {type Text, textsOf} from '../texts';
import {type RawDocument, entriesOf, isFields, isWhole, unreadableFiles} from './raw';

/** For languages whose words are not known here. */
const NOTHING = /(?!)/g;

type Counted = {
  readonly count: number;
  /** A number of what is counted, by language. */
  readonly patterns: Readonly<Record<string, RegExp>>;
  /** What writes the number by itself in the text of a page. */
  readonly shownBy?: string;
};

/** One or two words between the number and what is counted: “six private suites”. */
const BETWEEN = String.raw`(?:\s(?!(?:of|or|and|to|in|the|our|per|for|with|more|de|del|y|o|a|las|los|por|con|en)\s)\p{L}+){0,2}`;
/** What makes a number the whole: “our six suites”, “la casa tiene seis suites”. */
const WHOLE =
  /(?<!\p{L})(?:our|all|all our|all the|has|have|there are|counts?|nuestr[ao]s|todas las|todos los|tiene|tenemos|hay|cuenta con|contamos con|somos)\s$/iu;
/** Fewer than this many of something are “two masseuses” of a visit. */
const LEAST = 3;

const numbersOf = (nouns: Readonly<Record<string, string>>): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(
    Object.entries(nouns).map(([locale, noun]) => [
      locale,
      new RegExp(`(${numberPattern(locale)})${BETWEEN}\\s(?:${noun})(?!\\p{L})`, 'giu'),
    ]),
  );
const SUITES = numbersOf({en: 'suites', es: 'suites'});
const MASSEUSES = numbersOf({en: 'masseuses', es: 'masajistas'});
const PROGRAMS = numbersOf({en: 'programs', es: 'programas'});
const PICTURES = numbersOf({
  en: 'pictures|photos|photographs',
  es: 'imágenes|fotos|fotografías',
});

const list = (values: Iterable<number>): string => [...values].sort((a, b) => a - b).join(', ');

/** What there is of everything that sentences count; what cannot be read is not counted. */
function countsOf(source: Source, documents: readonly RawDocument[]): Counted[] {
  const {business} = source;
  const originals = documents.filter(({isOriginal}) => isOriginal);
  const areKnown = unreadableFiles(source).size === 0;
  const numberOf = (kind: RawDocument['kind']): number =>
    areKnown ? originals.filter((document) => document.kind === kind).length : 0;
  const suites = isFields(business) && isWhole(business.suites) ? business.suites : 0;
  const photos = entriesOf(originals.find(({id}) => id === 'gallery')?.facts.photos);
  const shown = (of: string): string => `<HouseCount of="${of}" />`;
  const found: Counted[] = [
    {count: suites, patterns: SUITES, shownBy: shown('suites')},
    {count: numberOf('masseuse'), patterns: MASSEUSES, shownBy: shown('masseuses')},
    {count: numberOf('program'), patterns: PROGRAMS, shownBy: shown('programs')},
    {count: photos.length, patterns: PICTURES},
  ];
  return found.filter(({count}) => count > 0);
}

function wrongCount(words: Text, {patterns, count, shownBy}: Counted): Problem[] {
  const {file, field, line, locale, text} = words;
  for (const match of text.matchAll(patterns[locale] ?? NOTHING)) {
    const number = valueOf(match[1] ?? '', locale);
    const isWholeNumber = WHOLE.test(text.slice(0, match.index));
    // More than there are is never true; fewer may be some of them.
    if (number <= count && (number === count || number < LEAST || !isWholeNumber)) continue;
    const component = shownBy && line !== undefined && !field;
    const remedy = component
      ? `Write ${count}, or ${shownBy}, which counts by itself.`
      : `Write ${count}, or leave the number out.`;
    return [{file, field, line, found: `“${match[0]}”, and there are ${count}`, remedy}];
  }
  return [];
}

const LENGTHS: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  en: lengthsOf('en', 'sessions?|massages?|rituals?|programs?|visits?|base'),
  es: lengthsOf('es', 'sesi[oó]n(?:es)?|masajes?|rituale?s?|programas?|visitas?'),
};

/** Lengths of what is named, with the minutes of their unit. */
function lengthsOf(locale: string, what: string): (readonly [RegExp, number])[] {
  const number = `(${numberPattern(locale)})`;
  const forms: readonly (readonly [string, number])[] =
    locale === 'es'
      ? [
          [String.raw`(?<!\p{L})(?:${what})\s(?:\p{L}+\s)?de\s${number}\sminutos(?!\p{L})`, 1],
          [
            String.raw`(?<!\p{L})(?:${what})\s(?:\p{L}+\s)?de\s${number}\shoras?(?!\p{L})(?! y media)`,
            60,
          ],
        ]
      : [
          [String.raw`${number}[- ]minutes?(?:\s\p{L}+)?\s(?:${what})(?!\p{L})`, 1],
          [String.raw`${number}[- ]hour(?:\s\p{L}+)?\s(?:${what})(?!\p{L})`, 60],
          [String.raw`(?<!\p{L})(?:${what})\s(?:of|lasting)\s${number}\sminutes(?!\p{L})`, 1],
        ];
  return forms.map(([form, minutes]) => [new RegExp(form, 'giu'), minutes]);
}

/** “24 hour massage”: how long the house is open, not a session. */
const DAY = 24 * 60;

/** A session of a length that there is not: of the program, on its own page, or of any. */
function wrongLength(words: Text, lengths: ReadonlySet<number>): Problem[] {
  const {file, field, line, locale, text} = words;
  if (lengths.size === 0) return [];
  for (const [pattern, minutes] of LENGTHS[locale] ?? []) {
    for (const match of text.matchAll(pattern)) {
      const length = valueOf(match[1] ?? '', locale) * minutes;
      if (lengths.has(length) || length === DAY) continue;
      const remedy = 'Correct the length, or leave it out.';
      const found = `“${match[0]}”, and sessions last ${list(lengths)} minutes`;
      return [{file, field, line, found, remedy}];
    }
  }
  return [];
}

const minutesOf = ({facts}: RawDocument): number[] =>
  entriesOf(facts.sessions).flatMap(({entry: {minutes}}) => (isWhole(minutes) ? [minutes] : []));

/** Names numbers in words that are not those of the facts. */
export function checkFigures(source: Source, documents: readonly RawDocument[]): Problem[] {
  const counts = countsOf(source, documents);
  const originals = documents.filter(({isOriginal}) => isOriginal);
  const all = new Set(originals.flatMap(minutesOf));
  const own = new Map(originals.map((document) => [document.id, new Set(minutesOf(document))]));
  return documents.flatMap((document) => {
    const {id} = document;
    const lengths = own.get(id)?.size ? own.get(id) : all;
    return textsOf(document).flatMap((text) => [
      ...counts.flatMap((counted) => wrongCount(text, counted)),
      ...wrongLength(text, lengths ?? all),
    ]);
  });
}
