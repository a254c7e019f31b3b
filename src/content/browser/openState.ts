/**
 * Whether the house is open, by its timetable and its own clock. Hours belong to the day on which they begin: the night
 * before a closure runs to its end, and on a day of the closure nothing begins.
 */
import {DAY_MS, addDays, instantOf, wallTimeAt} from './houseClock';
import {type DayHours, weekdayOf} from './week';

/** Other hours from a day to another, both included. */
export type Special = {readonly from: string; readonly until: string; readonly hours: DayHours};

/** When the house is open. */
export type Timetable = {
  /** Name of the house's time zone, such as `Europe/Madrid`. */
  readonly zone: string;
  /** Hours of the seven days from Monday. */
  readonly week: readonly DayHours[];
  /** What replaces them on single days. */
  readonly special: readonly Special[];
};

/** What a visitor is told: until when the house is open, or when it opens next. */
export type OpenState =
  | {
      readonly is: 'open';
      /** Missing where the end is more than a day away. */ readonly until?: string;
    }
  | {readonly is: 'closed'; readonly opens?: Opening};

type Opening = {
  readonly day: string;
  readonly time: string;
  /** Days from today, by the clock of the house. */
  readonly daysAhead: number;
};

/** Hours of a day as instants. */
type Interval = {readonly day: string; readonly begin: number; readonly end: number};

/** How far ahead the next opening is looked for: a house that stays closed for longer says nothing. */
const DAYS_AHEAD = 400;

/** The hours of a day: those of a special day, or of its weekday. */
export function hoursOn({week, special}: Timetable, day: string): DayHours {
  const replaced = special.find(({from, until}) => from <= day && day <= until);
  return replaced?.hours ?? week[weekdayOf(day)] ?? 'closed';
}

/** The hours that begin on a day, as instants; undefined where none do, or the clock skips them. */
function intervalOn(timetable: Timetable, day: string): Interval | undefined {
  const hours = hoursOn(timetable, day);
  if (hours === 'closed') return undefined;
  const {from, to} = hours;
  const begin = instantOf(day, from, timetable.zone);
  const end = instantOf(to > from ? day : addDays(day, 1), to, timetable.zone);
  return end > begin ? {day, begin, end} : undefined;
}

/** The hours that begin yesterday or later, with an end after `now`, in their order. */
function* intervalsAfter(timetable: Timetable, now: number, today: string): Generator<Interval> {
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const interval = intervalOn(timetable, addDays(today, ahead));
    if (interval && interval.end > now) yield interval;
  }
}

/**
 * Whether the house is open at an instant. Hours that touch, as at midnight, count as one. Times are those that the
 * clock of the house shows then: 03:30 for 02:30 in the night in which it skips that hour.
 *
 * @param now milliseconds since 1970
 */
export function openStateAt(timetable: Timetable, now: number): OpenState {
  const timeAt = (instant: number): string => wallTimeAt(instant, timetable.zone).time;
  const today = wallTimeAt(now, timetable.zone).day;
  let last: Interval | undefined;
  for (const interval of intervalsAfter(timetable, now, today)) {
    const {day, begin, end} = interval;
    if (!last && begin > now) {
      const daysAhead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
      return {is: 'closed', opens: {day, time: timeAt(begin), daysAhead}};
    }
    if (last && begin > last.end) break;
    if (!last || end > last.end) last = interval;
    if (last.end - now > DAY_MS) return {is: 'open'};
  }
  return last ? {is: 'open', until: timeAt(last.end)} : {is: 'closed'};
}
