/** Dates as sentences have them: “10 July 2023”, “July 10, 2023”, “10 de julio de 2023”, “10/07/2023”. */
import {rememberedByText} from '../remember';

type Date = {readonly typed: string; readonly value: string; readonly at: number};

type Months = {readonly names: readonly string[]; readonly pattern: RegExp};

/** What stands between a day, its month and its year. */
const BETWEEN = String.raw`,?\s(?:of\s|del?\s)?`;
const DAY = String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|\.?º)?`;
const YEAR = String.raw`(?<year>\d{4})(?!\d)`;

/** The months of a language, and dates with one of them: by its day, by its year, or by both. */
const monthsOf = rememberedByText((locale): Months => {
  const {format} = new Intl.DateTimeFormat(locale, {month: 'long', timeZone: 'UTC'});
  const names = Array.from({length: 12}, (_, month) => format(Date.UTC(2000, month)));
  const month = String.raw`(?<!\p{L})(?<month>${names.join('|')})(?!\p{L})`;
  const forms = [
    `${DAY}${BETWEEN}${month}(?:${BETWEEN}${YEAR})?`,
    `${month}\\s${DAY}(?!\\d)(?:${BETWEEN}${YEAR})?`,
    `${month}${BETWEEN}${YEAR}`,
  ];
  // A group has its name once in a pattern.
  const numbered = forms.map((form, at) => form.replaceAll(/\?<(day|month|year)>/g, `?<$1${at}>`));
  return {names, pattern: new RegExp(numbered.join('|'), 'gu')};
});

/** The dates of a text that name their month. */
export function datesIn(text: string, locale: string): readonly Date[] {
  const {names, pattern} = monthsOf(locale);
  return [...text.matchAll(pattern)].map(({0: typed, index, groups = {}}) => {
    const read = (part: string): string =>
      Object.entries(groups).find(([name, value]) => value && name.startsWith(part))?.[1] ?? '';
    const month = names.indexOf(read('month')) + 1;
    return {typed, value: `${read('year')}-${month}-${Number(read('day'))}`, at: index};
  });
}

/** The same for a date in digits; undefined for anything else. */
export function dateInDigits(typed: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed) ?? [];
  const parts = year ? [year, month, day] : isoYear ? [isoYear, isoMonth, isoDay] : undefined;
  return parts?.map(Number).join('-');
}
