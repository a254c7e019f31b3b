/** The hours of a week as spans of minutes, for rules between its days. */
import {minutesOfDay} from '../browser/timesOfDay';
import {type WrittenHours, weekOf} from '../browser/week';

const MINUTES_OF_DAY = 24 * 60;
/** Minutes of a week. */
export const MINUTES_OF_WEEK = 7 * MINUTES_OF_DAY;

/** In minutes from the beginning of the week; `end` may lie in the next one. */
type Span = {readonly day: number; readonly begin: number; readonly end: number};

/** The hours of a week in their order. An end at or before the beginning is on the next day. */
export function spansOf(hours: WrittenHours): Span[] {
  return weekOf(hours).flatMap((dayHours, day): Span[] => {
    if (dayHours === 'closed') return [];
    const [from = 0, to = 0] = [dayHours.from, dayHours.to].map(minutesOfDay);
    const begin = day * MINUTES_OF_DAY + from;
    return [{day, begin, end: begin - from + to + (to > from ? 0 : MINUTES_OF_DAY)}];
  });
}

/** Opening hours in their order, the last ones of the week before included; those that touch are one. */
export function joinedSpans(hours: WrittenHours): {begin: number; end: number}[] {
  const spans = spansOf(hours);
  const joined: {begin: number; end: number}[] = [];
  for (const shift of [-MINUTES_OF_WEEK, 0, MINUTES_OF_WEEK]) {
    for (const {begin, end} of spans) {
      const last = joined.at(-1);
      if (last && last.end >= begin + shift) last.end = end + shift;
      else joined.push({begin: begin + shift, end: end + shift});
    }
  }
  return joined;
}
