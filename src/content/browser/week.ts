/** The hours of a week as docs/business.yml has them, and each of its days. */
import {MINUTES_OF_DAY, minutesAfter, minutesOfDay, timeOfMinutes} from './timesOfDay';
import {DAYS} from './vocabularies';

/** From a time to another, or after midnight: then they belong to the day on which they begin. */
export type Hours = {readonly from: string; readonly to: string};
export type DayHours = Hours | 'closed';
/** The same hours every day, or hours by days such as `monday` or `tuesday-thursday`. */
export type WrittenHours = Hours | Readonly<Record<string, DayHours>>;

/** Names of days in docs/business.yml, from Monday. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Days in a row with the same hours, by their positions from Monday. */
export type Run = {readonly days: readonly number[]; readonly hours: DayHours};

/** Whether the hours are those of every day. */
export const isPair = (hours: WrittenHours): hours is Hours => typeof hours.from === 'string';

/**
 * The days that a name stands for, by their positions from Monday: one for `friday`, three for `tuesday-thursday`, two
 * for `sunday-monday`; none for a name that is no day.
 */
export function daysNamed(name: string): number[] {
  const [first = -1, last = first, ...others] = name
    .split('-')
    .map((day) => WEEKDAYS.findIndex((weekday) => weekday === day));
  if (first < 0 || last < 0 || others.length > 0) return [];
  const length = ((last - first + DAYS.length) % DAYS.length) + 1;
  return Array.from({length}, (_, index) => (first + index) % DAYS.length);
}

/** The hours of the seven days, from Monday. The content check guarantees that each day is there once. */
export function weekOf(hours: WrittenHours): DayHours[] {
  if (isPair(hours)) return DAYS.map(() => hours);
  const entries = Object.entries(hours);
  return DAYS.map(
    (_, index) => entries.find(([name]) => daysNamed(name).includes(index))?.[1] ?? 'closed',
  );
}

/** Whether two days have the same hours. */
export const areEqual = (one: DayHours, other: DayHours): boolean =>
  one === 'closed' || other === 'closed'
    ? one === other
    : one.from === other.from && one.to === other.to;

/** Days in a row with equal hours, from Monday; a single run where all days are the same. */
export function runsOf(week: readonly DayHours[]): Run[] {
  const runs: {days: number[]; hours: DayHours}[] = [];
  week.forEach((hours, index) => {
    const last = runs.at(-1);
    if (last && areEqual(last.hours, hours)) last.days.push(index);
    else runs.push({days: [index], hours});
  });
  return runs;
}

/** Whether all days have the same hours. */
export const isSameEveryDay = (hours: WrittenHours): boolean => runsOf(weekOf(hours)).length === 1;

/** The position of a day such as "2026-12-24" in its week, from Monday. */
export const weekdayOf = (day: string): number =>
  (new Date(Date.parse(day)).getUTCDay() + DAYS.length - 1) % DAYS.length;

const LONGEST = MINUTES_OF_DAY - 1;

/** From the earliest beginning of a week to the latest end, for a scale that all days share. */
export function widestHours(hours: WrittenHours): Hours {
  const days = weekOf(hours).filter((day) => day !== 'closed');
  const minutes = (time: string): number => minutesOfDay(time) ?? 0;
  const first = Math.min(...days.map(({from}) => minutes(from)));
  const lengths = days.map(
    ({from, to}) => minutes(from) - first + minutesAfter(minutes(from), minutes(to)),
  );
  return {
    from: timeOfMinutes(first),
    to: timeOfMinutes(first + Math.min(LONGEST, Math.max(...lengths))),
  };
}
