import {DAYS} from '@site/src/content/vocabularies';
import type {Day} from '../availability';

/** A Monday, at noon so that no time zone makes it another day. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

type Names = Readonly<Record<Day, {readonly short: string; readonly long: string}>>;

/** Names of the days as the language writes them: "Mon" and "Monday", "lun" and "lunes". */
export function dayNames(htmlLang: string): Names {
  const format = (weekday: 'short' | 'long', index: number): string =>
    new Intl.DateTimeFormat(htmlLang, {weekday, timeZone: 'UTC'}).format(MONDAY + index * DAY_MS);
  return Object.fromEntries(
    DAYS.map((day, index) => [day, {short: format('short', index), long: format('long', index)}]),
  ) as Names;
}
