/** Hours as spans of minutes, for rules between days. */
import {MINUTES_OF_DAY, minutesOfDay} from './browser/timesOfDay';
import {type DayHours, type WrittenHours, weekOf} from './browser/week';

/** Minutes of a week. */
export const MINUTES_OF_WEEK = 7 * MINUTES_OF_DAY;

/** In minutes from the beginning of a day or week; a span may lie before it, or end after it. */
export type Span = {readonly begin: number; readonly end: number};

/** The hours of the day that is `ahead` days away. An end at or before the beginning is on the next day. */
export function spanOf(hours: DayHours, ahead: number): Span[] {
  if (hours === 'closed') return [];
  const [from = 0, to = 0] = [hours.from, hours.to].map(minutesOfDay);
  const midnight = ahead * MINUTES_OF_DAY;
  return [{begin: midnight + from, end: midnight + to + (to > from ? 0 : MINUTES_OF_DAY)}];
}

/** Spans in the order of their beginnings; those that touch, as at midnight, are one. */
export function joinTouching(spans: readonly Span[]): Span[] {
  const joined: {begin: number; end: number}[] = [];
  for (const {begin, end} of spans) {
    const last = joined.at(-1);
    if (last && last.end >= begin) last.end = Math.max(last.end, end);
    else joined.push({begin, end});
  }
  return joined;
}

/** The hours of a week in their order, in minutes from its beginning; `end` may lie in the next one. */
export const spansOf = (hours: WrittenHours): (Span & {readonly day: number})[] =>
  weekOf(hours).flatMap((dayHours, day) => spanOf(dayHours, day).map((span) => ({day, ...span})));

/** Opening hours in their order, the last ones of the week before included; those that touch are one. */
export function joinedSpans(hours: WrittenHours): Span[] {
  const spans = spansOf(hours);
  return joinTouching(
    [-MINUTES_OF_WEEK, 0, MINUTES_OF_WEEK].flatMap((shift) =>
      spans.map(({begin, end}) => ({begin: begin + shift, end: end + shift})),
    ),
  );
}
