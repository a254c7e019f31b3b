/**
 * The clock of the house: local days and times of its time zone as instants, and back. Only numbers are taken from
 * `Intl`, because browsers differ in the words that it writes.
 */
import {MINUTES_OF_DAY} from './timesOfDay';

/** A day of 24 hours, in milliseconds. */
export const DAY_MS = MINUTES_OF_DAY * 60 * 1000;

/** What the clock on the wall of the house shows. */
export type WallTime = {
  /** A day such as "2026-12-24". */
  readonly day: string;
  /** A time of day such as "18:30". */
  readonly time: string;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** One for each zone, because making one takes far longer than using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/**
 * The day and the time in a time zone.
 *
 * @param instant milliseconds since 1970
 * @param zone name of a time zone, such as `Europe/Madrid`
 */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({type, value}) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** A day and a time as if the house stood in UTC, in milliseconds since 1970. */
const asUtc = ({day, time}: WallTime): number => Date.parse(`${day}T${time}Z`);

/** How far the zone is ahead of UTC, in milliseconds, for an instant of a whole minute. */
const offsetAt = (instant: number, zone: string): number =>
  asUtc(wallTimeAt(instant, zone)) - instant;

/**
 * The instant at which the clock of a time zone shows a time of a day, in milliseconds since 1970. An hour that comes
 * twice, as in autumn, gives its first time. A time that is skipped, as in spring, is moved on by the length of the
 * gap: 02:30 becomes 03:30. Both are what `Temporal` calls "compatible".
 *
 * @param day such as "2026-12-24"
 * @param time such as "18:30"
 * @param zone name of a time zone, such as `Europe/Madrid`
 */
export function instantOf(day: string, time: string, zone: string): number {
  const utc = asUtc({day, time});
  // A zone changes its offset at most once in two days.
  const before = utc - offsetAt(utc - DAY_MS, zone);
  const after = utc - offsetAt(utc + DAY_MS, zone);
  if (before === after) return before;
  const shown = [before, after].filter((instant) => asUtc(wallTimeAt(instant, zone)) === utc);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** The day a number of days after another one, or before for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
