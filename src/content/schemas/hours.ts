/** Hours of docs/business.yml: their fields, and the rules between them. */
import * as z from 'zod';

import {minutesOfDay} from '../browser/timesOfDay';
import {
  type DayHours,
  type Hours,
  WEEKDAYS,
  type WrittenHours,
  daysNamed,
  isPair,
  isSameEveryDay,
  runsOf,
  weekOf,
} from '../browser/week';
import {fieldName} from '../errorMessages';
import {dayOf, time} from './basics';
import {type Wrong, dayFaults} from './dayNames';
import {MINUTES_OF_WEEK, joinedSpans, spansOf} from '../hourSpans';

const OPENING_HOURS =
  'Write always, from and to such as {from: "10:00", to: "04:00"}, or hours by days such as {monday: closed, tuesday-sunday: {from: "12:00", to: "02:00"}}.';
const PROGRAM_HOURS =
  'Write from and to such as {from: "10:00", to: "02:00"}, or hours by days such as {monday: closed, tuesday-sunday: {from: "12:00", to: "02:00"}}.';
const OF_DAY = 'Write closed, or from and to, such as {from: "12:00", to: "02:00"}.';

const hoursOfDay = z.strictObject({from: time, to: time});
const byDays = z
  .record(z.string(), z.union([z.literal('closed'), hoursOfDay], OF_DAY))
  .describe('Hours by days, such as monday or tuesday-thursday, each day once.');
const date = dayOf({example: '2026-12-24'});

/** What to write in place of a day alone, by that day. */
const fieldsOfDay =
  (written: (day: string) => string) =>
  ({input}: {readonly input?: unknown}): string | undefined =>
    date.safeParse(input).success ? `Write ${written(String(input))}.` : undefined;

export const hoursFields = {
  openingHours: z
    .union([z.literal('always'), hoursOfDay, byDays], OPENING_HOURS)
    .describe('When the house is open and masseuses travel: always, from and to, or by days.'),
  programHours: z
    .union([hoursOfDay, byDays], PROGRAM_HOURS)
    .describe('Hours in which programs are usually given: from and to, or by days.'),
  closures: z
    .array(
      z.strictObject(
        {
          from: date.describe('The first day on which the house does not open.'),
          until: date.describe('The last of these days.'),
        },
        {error: fieldsOfDay((day) => `{from: ${day}, until: ${day}}`)},
      ),
    )
    .default([])
    .describe('Days on which the house stays closed.'),
  exceptions: z
    .array(
      z.strictObject(
        {on: date.describe('The day.'), ...hoursOfDay.shape},
        {
          error: fieldsOfDay(
            (day) => `{on: ${day}, from: "12:00", to: "20:00"}, with the hours of this day`,
          ),
        },
      ),
    )
    .default([])
    .describe('Days with other opening hours.'),
};

type Fields = {
  readonly openingHours: 'always' | WrittenHours;
  readonly programHours: WrittenHours;
  readonly closures: readonly {readonly from: string; readonly until: string}[];
  readonly exceptions: readonly (Hours & {readonly on: string})[];
};

/** Names of days with their hours; a pair is for all days and has no name. */
const namedHours = (hours: WrittenHours): [name: string | undefined, hours: DayHours][] =>
  isPair(hours) ? [[undefined, hours]] : Object.entries(hours);

/** The name under which the hours of a day are written, as the end of a path. */
function pathOf(field: string, hours: WrittenHours, day: number): string[] {
  const [name] = namedHours(hours).find(([one]) => one && daysNamed(one).includes(day)) ?? [];
  return name === undefined ? [field] : [field, name];
}

/** Hours of a night that go on after those of the next day have begun. */
function overlapFaults({openingHours}: Fields): Wrong[] {
  if (openingHours === 'always') return [];
  const spans = spansOf(openingHours);
  return spans.flatMap(({day, end}, index): Wrong[] => {
    const next = spans[index + 1] ?? spans[0];
    if (!next) return [];
    const begin = next.begin + (index + 1 < spans.length ? 0 : MINUTES_OF_WEEK);
    if (end <= begin) return [];
    const message = `Write an end before ${WEEKDAYS[next.day]} begins: these hours go on after that.`;
    return [[[...pathOf('openingHours', openingHours, day), 'to'], message]];
  });
}

/** Latest end of programs, in minutes. Without a limit, swapped hours would be taken for a long night. */
const LATEST_END = 6 * 60;

/** Hours of programs that end before they begin. */
function endFaults({programHours}: Fields): Wrong[] {
  return namedHours(programHours).flatMap(([name, hours]): Wrong[] => {
    if (hours === 'closed') return [];
    const [from = 0, to = 0] = [hours.from, hours.to].map(minutesOfDay);
    if (from !== to && (to > from || to <= LATEST_END)) return [];
    const message =
      'Write an end that is later than the beginning, at most "06:00" of the next morning.';
    return [[['programHours', ...(name ? [name] : []), 'to'], message]];
  });
}

const WHOLE_DAY =
  'Write the hour at which the house closes, or {from: "00:00", to: "00:00"} for the whole day.';

const isWholeDay = (hours: DayHours): boolean =>
  hours !== 'closed' && hours.from === '00:00' && hours.to === '00:00';

/** Whether hours end when they begin. From midnight to midnight, they are those of the whole day. */
const isWithoutEnd = (hours: DayHours): boolean =>
  hours !== 'closed' && hours.from === hours.to && !isWholeDay(hours);

/** Hours that end when they begin, and those of a house that never closes: the site says so of `always` alone. */
function alwaysFaults({openingHours}: Fields): Wrong[] {
  if (openingHours === 'always') return [];
  if (weekOf(openingHours).every(isWholeDay)) {
    return [[['openingHours'], 'Write openingHours: always in place of hours without an end.']];
  }
  const message = isSameEveryDay(openingHours)
    ? 'Write the hour at which the house closes, or openingHours: always.'
    : WHOLE_DAY;
  return namedHours(openingHours).flatMap(([name, hours]): Wrong[] =>
    isWithoutEnd(hours) ? [[['openingHours', ...(name ? [name] : []), 'to'], message]] : [],
  );
}

/** One pair of hours for all days, of a house whose hours differ by day: an example of the same hours by days. */
function byDaysMessage(openingHours: WrittenHours, {from, to}: Hours, outside: number): string {
  const open = joinedSpans(openingHours);
  const given = spansOf({from, to}).map(({day, begin, end}): DayHours => {
    const isOpen = open.some((span) => span.begin <= begin && end <= span.end);
    return isOpen ? {from, to} : (weekOf(openingHours)[day] ?? 'closed');
  });
  const week = runsOf(given).map(({days, hours}) => {
    const names = [days.at(0), days.length > 1 ? days.at(-1) : undefined]
      .flatMap((day) => (day === undefined ? [] : WEEKDAYS[day]))
      .join('-');
    const written = hours === 'closed' ? hours : `{from: "${hours.from}", to: "${hours.to}"}`;
    return `${names}: ${written}`;
  });
  const day = WEEKDAYS[outside];
  const why =
    weekOf(openingHours)[outside] === 'closed'
      ? `the house is closed on ${day}`
      : `these hours do not lie within openingHours of ${day}`;
  return `Write programHours by days as well, such as {${week.join(', ')}}: ${why}.`;
}

/** Hours of programs at which the house is closed; one fault for all days that are written together. */
function outsideFaults({openingHours, programHours}: Fields): Wrong[] {
  if (openingHours === 'always') return [];
  const open = joinedSpans(openingHours);
  const outside = spansOf(programHours).filter(
    ({begin, end}) => !open.some((span) => span.begin <= begin && end <= span.end),
  );
  const [first] = outside;
  if (first && isPair(programHours) && !isPair(openingHours))
    return [[['programHours'], byDaysMessage(openingHours, programHours, first.day)]];
  const isByDay = !isSameEveryDay(openingHours) || !isSameEveryDay(programHours);
  const faults = outside.map(({day}): Wrong => {
    const onDay = isByDay ? ` of ${WEEKDAYS[day]}` : '';
    return [
      pathOf('programHours', programHours, day),
      `Write hours that lie within openingHours${onDay}.`,
    ];
  });
  return [...new Map(faults.reverse().map((fault) => [fault[0].join(), fault])).values()];
}

/** Closures that end before they begin, and days of which two things are said. */
function specialFaults({closures, exceptions}: Fields): Wrong[] {
  const days: {path: (string | number)[]; from: string; until: string}[] = [
    ...closures.map(({from, until}, index) => ({path: ['closures', index], from, until})),
    ...exceptions.map(({on}, index) => ({path: ['exceptions', index], from: on, until: on})),
  ];
  return days.flatMap(({path, from, until}, index): Wrong[] => {
    if (until < from) {
      const message = `Write a last day that is not before the first one, ${from}.`;
      return [[[...path, 'until'], message]];
    }
    const other = days.slice(0, index).find((one) => one.from <= until && from <= one.until);
    if (!other) return [];
    const day = from < other.from ? other.from : from;
    return [[path, `Write ${day} once: it is also in ${fieldName(other.path)}.`, other.path]];
  });
}

/** Other hours of a day that end when they begin. */
const wholeDayFaults = ({exceptions}: Fields): Wrong[] =>
  exceptions.flatMap((hours, index): Wrong[] =>
    isWithoutEnd(hours) ? [[['exceptions', index, 'to'], WHOLE_DAY]] : [],
  );

/** Rules between the days of a week, each for weeks that break none of those before it. */
const WEEK_RULES = [alwaysFaults, endFaults, overlapFaults, outsideFaults];

/** What is wrong with the weeks; without each day once there is nothing to compare. */
function weekFaults(fields: Fields): Wrong[] {
  const {openingHours, programHours} = fields;
  const ofDays = [
    ...(openingHours === 'always' ? [] : dayFaults('openingHours', openingHours)),
    ...dayFaults('programHours', programHours),
  ];
  if (ofDays.length > 0) return ofDays;
  for (const faultsOf of WEEK_RULES) {
    const faults = faultsOf(fields);
    if (faults.length > 0) return faults;
  }
  return [];
}

/** What is wrong with the hours of docs/business.yml. */
export function hoursFaults(fields: Fields): Wrong[] {
  return [...weekFaults(fields), ...specialFaults(fields), ...wholeDayFaults(fields)];
}
