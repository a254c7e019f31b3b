/** The timetable of the house for the browser, with its days in words: the browser only chooses among them. */
import {formatDate} from './browser/formatDate';
import {addDays} from './browser/houseClock';
import {type Special, type Timetable, hoursOn} from './browser/openState';
import type {Business} from './browser/types';
import {weekOf} from './browser/week';
import {houseZone} from './houseTime';
import {type DatesInWords, datesInWords} from './intlTexts';
import {programDays} from './programDays';

/** Days with other hours, and these days in words: "24" and "26 December 2026". */
type SpecialDays = Special & {readonly dates: DatesInWords};

/** A timetable with its special days in words. */
export type HouseTimetable = Omit<Timetable, 'special'> & {
  readonly special: readonly SpecialDays[];
  /** Days on which programs have other hours. */
  readonly programDays: readonly SpecialDays[];
  /** Days, in words, on which the house opens after special ones: "27 December 2026" by "2026-12-27". */
  readonly openingDays: Readonly<Record<string, string>>;
};

/** How far ahead the first opening after special days is looked for. */
const DAYS_AHEAD = 366;

/** A house that is always open opens at midnight, every day. */
const ALL_DAY = {from: '00:00', to: '00:00'};

/** The first day from `day` on with hours; undefined where there is none within a year. */
function firstOpenDay(timetable: Timetable, day: string): string | undefined {
  return Array.from({length: DAYS_AHEAD}, (_, ahead) => addDays(day, ahead)).find(
    (one) => hoursOn(timetable, one) !== 'closed',
  );
}

/** The timetable in the language of the page; undefined while the house never closes. */
export function timetableOf(business: Business, htmlLang: string): HouseTimetable | undefined {
  const {openingHours, programHours, closures, exceptions} = business;
  const inWords = (days: Special): SpecialDays => ({
    ...days,
    dates: datesInWords(days.from, days.until, htmlLang),
  });
  const special = [
    ...closures.map(({from, until}) => ({from, until, hours: 'closed' as const})),
    ...exceptions.map(({on, from, to}) => ({from: on, until: on, hours: {from, to}})),
  ]
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(inWords);
  if (openingHours === 'always' && special.length === 0) return undefined;
  const week = weekOf(openingHours === 'always' ? ALL_DAY : openingHours);
  const timetable = {zone: houseZone(business), week, special};
  const openings = special.flatMap(({from, until}) => [
    firstOpenDay(timetable, from),
    firstOpenDay(timetable, addDays(until, 1)),
  ]);
  const openingDays = Object.fromEntries(
    openings.flatMap((day) => (day ? [[day, formatDate(Date.parse(day), htmlLang)]] : [])),
  );
  return {
    ...timetable,
    programDays: programDays(timetable, programHours).map(inWords),
    openingDays,
  };
}
