/** Opening hours in the structured data: https://developers.google.com/search/docs/appearance/structured-data/local-business */
import {MINUTES_OF_DAY, minutesOfDay, timeOfMinutes} from '@site/src/content/browser/timesOfDay';
import type {Timetable} from '@site/src/content/browser/openState';
import {type DayHours, runsOf} from '@site/src/content/browser/week';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Google expects 00:00 to 23:59 for a whole day, and 00:00 to 00:00 for a day without hours. */
function timesOf(hours: DayHours) {
  if (hours === 'closed') return {opens: '00:00', closes: '00:00'};
  const {from, to} = hours;
  const minuteBefore = timeOfMinutes((minutesOfDay(to) ?? 0) + MINUTES_OF_DAY - 1);
  return {opens: from, closes: from === to ? minuteBefore : to};
}

/** Hours by days, equal ones together; days without any are left out. */
function ofWeek(week: readonly DayHours[]) {
  const specifications = runsOf(week)
    .filter(({hours}) => hours !== 'closed')
    .map(({days, hours}) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      ...timesOf(hours),
    }));
  return specifications.length === 1 ? specifications[0] : specifications;
}

const EVERY_DAY = DAYS.map((): DayHours => ({from: '00:00', to: '00:00'}));

/**
 * Opening hours of the house, and those of special days, as properties of the business.
 *
 * @param timetable undefined while the house never closes
 */
export function hoursSpecification(timetable: Timetable | undefined) {
  const special = timetable?.special ?? [];
  return {
    openingHoursSpecification: ofWeek(timetable?.week ?? EVERY_DAY),
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.map(({from, until, hours}) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: until,
        ...timesOf(hours),
      })),
    }),
  };
}
