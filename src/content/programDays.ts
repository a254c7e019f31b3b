/** Days on which programs have other hours than usual, because the house has: they are given only while it is open. */
import {addDays} from './browser/houseClock';
import {type Special, type Timetable, hoursOn} from './browser/openState';
import {MINUTES_OF_DAY, timeOfMinutes} from './browser/timesOfDay';
import {type DayHours, type WrittenHours, areEqual, weekOf, weekdayOf} from './browser/week';
import {type Span, joinTouching, spanOf} from './hourSpans';

/** When the house is open around a day, in minutes from its beginning. */
const openSpans = (timetable: Timetable, day: string): Span[] =>
  joinTouching(
    [-1, 0, 1].flatMap((ahead) => spanOf(hoursOn(timetable, addDays(day, ahead)), ahead)),
  );

/** What is left of a day's programs while the house is open: the longest part that begins on this day. */
function whileOpen(timetable: Timetable, day: string, usual: DayHours): DayHours {
  const open = openSpans(timetable, day);
  const [longest] = spanOf(usual, 0)
    .flatMap(({begin, end}) =>
      open.map((span) => ({begin: Math.max(begin, span.begin), end: Math.min(end, span.end)})),
    )
    .filter(({begin, end}) => begin < MINUTES_OF_DAY && begin < end)
    .sort((one, other) => other.end - other.begin - (one.end - one.begin));
  return longest ? {from: timeOfMinutes(longest.begin), to: timeOfMinutes(longest.end)} : 'closed';
}

/** The days that special ones can have to do with: nights reach into the next day, and end before a closure. */
function daysAround(special: readonly Special[]): string[] {
  const days = new Set<string>();
  for (const {from, until} of special) {
    const end = addDays(until, 1);
    for (let day = addDays(from, -1); day <= end; day = addDays(day, 1)) days.add(day);
  }
  return [...days].sort();
}

/**
 * Days on which programs have other hours than in other weeks, in their order; days in a row with equal hours are one
 * entry.
 */
export function programDays(timetable: Timetable, programHours: WrittenHours): Special[] {
  const week = weekOf(programHours);
  const {special} = timetable;
  const runs: {from: string; until: string; hours: DayHours; isOther: boolean}[] = [];
  for (const day of daysAround(special)) {
    const usual = week[weekdayOf(day)] ?? 'closed';
    const hours = whileOpen(timetable, day, usual);
    const isOther = !areEqual(usual, hours);
    // A Monday without programs inside a closure belongs to it.
    if (!isOther && !special.some(({from, until}) => from <= day && day <= until)) continue;
    const last = runs.at(-1);
    if (last && addDays(last.until, 1) === day && areEqual(last.hours, hours)) {
      last.until = day;
      last.isOther ||= isOther;
    } else {
      runs.push({from: day, until: day, hours, isOther});
    }
  }
  return runs.filter(({isOther}) => isOther).map(({from, until, hours}) => ({from, until, hours}));
}
