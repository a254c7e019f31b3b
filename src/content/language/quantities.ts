/** Everything in a text that is a number, to hold a translation against: dates, laws, articles, counts. */
import {rememberedByText} from '../remember';
import {dateInDigits, datesIn} from './dates';
import {numberPattern, valueOf} from './numbers';

export type Quantity = {
  /** As it is typed, with what it counts or numbers: “fourteen-day”, “article 17”, “five fields”. */
  readonly typed: string;
  /** What it is worth: “14” for “fourteen”, “6.1.b” for “6(1)(b)”, “2023-7-10” for a date. */
  readonly value: string;
  /** How many minutes one of what is counted has, where that is a time. */
  readonly unit?: number | undefined;
  /** Whether a translation may do without it: “one month” may be “a month”, and “the two” are “both”. */
  readonly isLoose: boolean;
  /** A time without a number, “the day”: it says only that another one’s “un día” has its twin. */
  readonly isBare?: true;
  /** So much of a hundred: no count that could be said otherwise. */
  readonly isShare?: true;
};

/** Units of time with the minutes of one, as each language calls one and several. Add a line for a new language. */
export const UNITS: readonly (readonly [
  minutes: number,
  names: Readonly<Record<string, string>>,
])[] = [
  [518_400, {en: 'year|years', es: 'año|años'}],
  [43_200, {en: 'month|months', es: 'mes|meses'}],
  [10_080, {en: 'week|weeks', es: 'semana|semanas'}],
  [1440, {en: 'day|days', es: 'día|días'}],
  [60, {en: 'hour|hours', es: 'hora|horas'}],
  [1, {en: 'minute|minutes', es: 'minuto|minutos'}],
];

/** What stands before two that were named already. */
const KNOWN_TWO: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ])(?:the|these|those|our)\s$/iu,
  es: /(?<![A-Za-zÀ-ɏ])(?:l[ao]s|est[ao]s|es[ao]s|nuestr[ao]s)\s$/iu,
};

/** Digits with what belongs to them: “22.2”, “34/2002”, “103.l”, “6(1)(b)”, “6.1 b)”. */
const DIGITS =
  /(?<![A-Za-zÀ-ɏ\d])\d+(?:[.,:/-]\d+|\(\d+\))*(?:\.[a-z](?![A-Za-zÀ-ɏ])|\([a-z]\)|\s[a-z]\))?/gu;
/** Times of the day, which each language says in its own way; and “24/7”, which is no number. */
const CLOCK = /^(?:\d{1,2}:\d{2}|24\/7)$/;
const CLOCK_AFTER = /^\s?(?:[ap]\.?m\b|h\b)/u;
/** A law may be called by its day as well: “Law 34/2002, of 11 July”. */
const BEHIND_LAW = /\d\/\d{4},?\s(?:of|de)\s$/u;

type Unit = {
  readonly minutes: number;
  /** Behind a number. */
  readonly counted: RegExp;
  /** One of it, without a number. */
  readonly bare: RegExp;
};

type Patterns = {
  readonly words: RegExp;
  /** What stands before the hundred of a share: “20 por ciento”. */
  readonly share: RegExp;
  readonly units: readonly Unit[];
};

const patternsOf = rememberedByText((locale): Patterns => {
  const units = UNITS.flatMap(([minutes, {[locale]: names}]): Unit[] => {
    if (!names) return [];
    const counted = new RegExp(`^[ -](?:${names})(?![A-Za-zÀ-ɏ])`, 'iu');
    const [one] = names.split('|');
    return [
      {minutes, counted, bare: new RegExp(`(?<![A-Za-zÀ-ɏ])(?:an? )?${one}(?![A-Za-zÀ-ɏ])`, 'giu')},
    ];
  });
  const number = numberPattern(locale);
  const share = new RegExp(String.raw`(?:\d|${number})\spor\s$`, 'iu');
  return {words: new RegExp(number, 'giu'), share, units};
});

/** Digits without the signs that each language sets in its own way. */
function worthOf(typed: string, locale: string): string {
  const thousands = locale === 'en' ? /^\d{1,3}(?:,\d{3})+$/ : /^\d{1,3}(?:\.\d{3})+$/;
  if (thousands.test(typed)) return typed.replace(/[.,]/g, '');
  return dateInDigits(typed) ?? typed.replace(/\)/g, '').replace(/[(\s,]/g, '.');
}

type Found = Quantity & {readonly at: number};

/** What is called by its number. */
const NUMBERED =
  /(?<![A-Za-zÀ-ɏ])(?:articles?|sections?|chapters?|recitals?|artículos?|apartados?|capítulos?|considerandos?)\s$/iu;

/** What makes a number a share. */
const SHARE = /^\s(?:per ?cent|por ciento)(?![A-Za-zÀ-ɏ])/u;

/** A number with the word before it (“article 17”) or behind it (“five fields”). */
function withName(typed: string, before: string, after: string): string {
  const isDigit = /^\d/.test(typed);
  const name = isDigit ? NUMBERED.exec(before)?.[0] : undefined;
  const noun = isDigit ? undefined : (SHARE.exec(after) ?? /^\s\p{L}{4,}/u.exec(after))?.[0];
  return `${name ?? ''}${typed}${noun ?? ''}`;
}

/** A number with what it counts, where that is a time. */
function countOf(typed: string, value: string, text: string, at: number, locale: string): Found {
  const after = text.slice(at + typed.length);
  const counted = patternsOf(locale).units.find((one) => one.counted.test(after));
  const unit = counted?.minutes;
  const told = counted
    ? `${typed}${counted.counted.exec(after)?.[0]}`
    : withName(typed, text.slice(0, at), after);
  const isKnownTwo = value === '2' && KNOWN_TWO[locale]?.test(text.slice(0, at)) === true;
  const isLoose = value === '1' || (isKnownTwo && unit === undefined);
  return {typed: told, value, unit, isLoose, ...(SHARE.test(after) && {isShare: true}), at};
}

/** Times without a number: “a month”, “the day”. */
const bareTimes = (text: string, locale: string): Found[] =>
  patternsOf(locale).units.flatMap(({minutes, bare}) =>
    [...text.matchAll(bare)].map(({0: typed, index: at}) => ({
      typed,
      value: '1',
      unit: minutes,
      isLoose: true,
      ...(!typed.includes(' ') && {isBare: true}),
      at,
    })),
  );

/** The numbers of a text, in their order. The word for one is none but of a time: “un” and “una” are articles as well. */
export function quantitiesIn(text: string, locale: string): readonly Quantity[] {
  const blank = (all: string, {typed, at}: {typed: string; at: number}): string =>
    all.slice(0, at) + ' '.repeat(typed.length) + all.slice(at + typed.length);
  const dates = datesIn(text, locale).map((date): Found => {
    const isOfLaw = BEHIND_LAW.test(text.slice(0, date.at));
    return {...date, isLoose: isOfLaw};
  });
  // What was found is blanked, so that a part of it is not found again.
  const undated = dates.reduce(blank, text);
  const digits = [...undated.matchAll(DIGITS)].map(({0: typed, index: at}) => ({typed, at}));
  const wordy = digits.reduce(blank, undated);
  const words = [...wordy.matchAll(patternsOf(locale).words)]
    .map(({0: typed, index: at}) =>
      countOf(typed, String(valueOf(typed, locale)), text, at, locale),
    )
    .filter(({value, unit}) => value !== '1' || unit !== undefined)
    .filter(({value, at}) => value !== '100' || !patternsOf(locale).share.test(text.slice(0, at)));
  const counts = digits
    .filter(({typed, at}) => !CLOCK.test(typed) && !CLOCK_AFTER.test(text.slice(at + typed.length)))
    .map(({typed, at}) => countOf(typed, worthOf(typed, locale), text, at, locale));
  const all = [...dates, ...counts, ...words];
  return [...all, ...bareTimes(all.reduce(blank, text), locale)].sort((a, b) => a.at - b.at);
}
