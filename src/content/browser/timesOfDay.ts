/** Calculates with times of day, for hours that may end after midnight. */

export const MINUTES_OF_DAY = 24 * 60;

/** "13:30" as minutes since midnight; undefined for anything else. */
export function minutesOfDay(time: unknown): number | undefined {
  const parts = typeof time === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) : null;
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : undefined;
}

/** Minutes from `first` to `time`, both in minutes since midnight: from 22:00 to 01:00 it is 180. */
export function minutesAfter(first: number, time: number): number {
  return (time - first + MINUTES_OF_DAY) % MINUTES_OF_DAY;
}

/** Minutes since midnight as "13:30"; from the next day on they begin again. */
export function timeOfMinutes(minutes: number): string {
  const digits = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${digits((minutes % MINUTES_OF_DAY) / 60)}:${digits(minutes % 60)}`;
}
