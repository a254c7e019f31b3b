/**
 * Texts from `Intl`, made by the build, because browsers differ: Safari writes "Inglés" where Node and Chromium
 * write "inglés".
 */
import {longDates} from './browser/formatDate';
import {DAY_MS} from './browser/houseClock';
import {DAYS} from './browser/vocabularies';

/** A Monday at noon UTC. */
const MONDAY = Date.UTC(2024, 0, 1, 12);

export type DayNames = Readonly<
  Record<(typeof DAYS)[number], {readonly short: string; readonly long: string}>
>;

/** Number of languages on a masseuse's card. */
const LISTED = 3;

/** Names of languages as written inside a sentence, and joined to a list. */
export type LanguageNames = {readonly names: readonly string[]; readonly list: string};

/**
 * Names of languages in the language of the page, as written inside a sentence.
 *
 * @param codes two-letter codes of languages, such as `fr`
 * @param htmlLang the page's tag, such as "es-ES": one for all that `Intl` writes
 */
export function languageNames(codes: readonly string[], htmlLang: string): string[] {
  const names = new Intl.DisplayNames(htmlLang, {type: 'language'});
  return codes.map((code) => names.of(code) ?? code);
}

/** Joins names to a list in the language of the page: "Spanish and English". */
function inSentence(names: readonly string[], htmlLang: string): string {
  return new Intl.ListFormat(htmlLang, {type: 'conjunction'}).format(names);
}

/** The languages of reception; the list begins with a capital letter. */
export function receptionLanguages(codes: readonly string[], htmlLang: string): LanguageNames {
  const names = languageNames(codes, htmlLang);
  const list = inSentence(names, htmlLang);
  return {names, list: list.charAt(0).toLocaleUpperCase(htmlLang) + list.slice(1)};
}

/** The languages that a masseuse speaks; her card lists the first three. */
export function spokenLanguages(codes: readonly string[], htmlLang: string): LanguageNames {
  const names = languageNames(codes, htmlLang);
  return {names, list: inSentence(names.slice(0, LISTED), htmlLang)};
}

/** Names of the days as the language writes them: "Mon" and "Monday", "lun" and "lunes". */
export function dayNames(htmlLang: string): DayNames {
  const inWidth = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(htmlLang, {weekday, timeZone: 'UTC'});
  const [short, long] = [inWidth('short'), inWidth('long')];
  const days = DAYS.map((day, index) => [day, MONDAY + index * DAY_MS] as const);
  return Object.fromEntries(
    days.map(([day, time]) => [day, {short: short.format(time), long: long.format(time)}]),
  ) as DayNames;
}

/** A number of months in words: "12 months", "12 meses". */
export function writtenMonths(months: number, htmlLang: string): string {
  const format = {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  } as const;
  return new Intl.NumberFormat(htmlLang, format).format(months);
}

/** The first and the last of days in a row, written out; what both have in common is said once. */
export type DatesInWords = {readonly first: string; readonly last?: string};

/**
 * Days in a row, written out: "24" and "26 December 2026"; a single day is the first. Between the two stands a label,
 * because what `Intl` writes there ("24–26 de diciembre") is short for tables.
 *
 * @param from first day, such as "2026-12-24"
 * @param until last day
 */
export function datesInWords(from: string, until: string, htmlLang: string): DatesInWords {
  const parts = longDates(htmlLang).formatRangeToParts(Date.parse(from), Date.parse(until));
  const textOf = (some: typeof parts): string => some.map(({value}) => value).join('');
  const endOfFirst = parts.findLastIndex(({source}) => source === 'startRange') + 1;
  if (endOfFirst === 0) return {first: textOf(parts)};
  const last = parts.findIndex(({source}) => source === 'endRange');
  return {first: textOf(parts.slice(0, endOfFirst)), last: textOf(parts.slice(last))};
}
