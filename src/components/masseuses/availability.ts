/** A masseuse's week against the hours of the programs (business.yml). Times in minutes after they begin. */
import {minutesAfter, minutesOfDay} from '@site/src/content/hours';
import type {Business, Masseuse} from '@site/src/content/types';
import {DAYS} from '@site/src/content/vocabularies';

type Availability = Masseuse['availability'];
type Hours = Business['programHours'];
type Day = (typeof DAYS)[number];

/** One stretch of work. `start` and `end` are minutes after opening, `from` and `to` the times as written. */
export type Span = {
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
};
type DayOfWeek = {readonly day: Day; readonly spans: readonly Span[]};

const HOUR = 60;
const DAY = 24 * HOUR;
/** The scale above the week names its ends and its quarters. */
const QUARTERS = [0, 1, 2, 3, 4];

/** Minutes after midnight; the content check has refused what is no time. */
const minutes = (time: string): number => minutesOfDay(time) ?? 0;

/** Minutes from one time to the next moment with the other: from "10:00" to "02:00" are 960. */
const minutesBetween = (from: string, to: string): number =>
  minutesAfter(minutes(from), minutes(to));

/** Length of the track in minutes. */
export const trackMinutes = ({from, to}: Hours): number => minutesBetween(from, to);

/** The times that the scale above the track names, in even steps, such as "14:00". */
export function scaleOf(hours: Hours): string[] {
  const last = QUARTERS.length - 1;
  return QUARTERS.map((quarter) => {
    const after = Math.round((trackMinutes(hours) * quarter) / last);
    const time = (minutes(hours.from) + after) % DAY;
    const digits = (value: number): string => String(Math.floor(value)).padStart(2, '0');
    return `${digits(time / HOUR)}:${digits(time % HOUR)}`;
  });
}

/**
 * The seven days with their stretches of work in order; a day off has none. Hours after midnight
 * belong to the day that began before it; no stretch leaves the track.
 */
export function weekOf(availability: Availability, hours: Hours): DayOfWeek[] {
  const place = (time: string): number =>
    Math.min(minutesBetween(hours.from, time), trackMinutes(hours));
  return DAYS.map((day) => ({
    day,
    spans: availability
      .filter(({days}) => days.includes(day))
      .map(({from, to}) => ({start: place(from), end: place(to), from, to}))
      .sort((a, b) => a.start - b.start),
  }));
}
