/** A masseuse's week against the hours of the programs, 10:00 to 02:00. Times in minutes after 10:00. */
import type {Masseuse} from '@site/src/content/types';

type Availability = Masseuse['availability'];
export type Day = Availability[number]['days'][number];

/** One stretch of work. `start` and `end` are minutes after 10:00, `from` and `to` the times as written. */
export type Span = {
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
};
type DayOfWeek = {readonly day: Day; readonly spans: readonly Span[]};

/** From Monday, as the week is written in Spain. */
export const WEEK: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const HOUR = 60;
const OPENS_AT = 10 * HOUR;
const DAY = 24 * HOUR;
/** Length of the track, 10:00 to 02:00. */
export const TRACK_MINUTES = 16 * HOUR;

/**
 * Minutes after 10:00 of a time such as "13:00". Times after midnight belong to the day that
 * began before it: "02:00" is 960. Never longer than the track.
 */
export function minutesAfterTen(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const ofDay = hours * HOUR + minutes;
  const afterTen = ofDay - OPENS_AT + (ofDay < OPENS_AT ? DAY : 0);
  return Math.min(afterTen, TRACK_MINUTES);
}

/** The seven days with their stretches of work in order; a day off has none. */
export function weekOf(availability: Availability): DayOfWeek[] {
  return WEEK.map((day) => ({
    day,
    spans: availability
      .filter(({days}) => days.includes(day))
      .map(({from, to}) => ({start: minutesAfterTen(from), end: minutesAfterTen(to), from, to}))
      .sort((a, b) => a.start - b.start),
  }));
}
