/** Hours of docs/business.yml: their fields, and the rules between them. */
import * as z from 'zod';

import {minutesOfDay} from '../browser/timesOfDay';
import {
  type DayHours,
  type Hours,
  WEEKDAYS,
  type WrittenHours,
  daysNamed,
  isSameEveryDay,
  weekOf,
} from '../browser/week';
import {didYouMean} from '../errorMessages';
import {dayOf, time} from './basics';

/** A field of docs/business.yml, and what to write there. */
export type Wrong = readonly [path: readonly (string | number)[], message: string];

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

export const hoursFields = {
  openingHours: z
    .union([z.literal('always'), hoursOfDay, byDays], OPENING_HOURS)
    .describe('When the house is open and masseuses travel: always, from and to, or by days.'),
  programHours: z
    .union([hoursOfDay, byDays], PROGRAM_HOURS)
    .describe('Hours in which programs are usually given: from and to, or by days.'),
  closures: z
    .array(
      z.strictObject({
        from: date.describe('The first day on which the house does not open.'),
        until: date.describe('The last of these days.'),
      }),
    )
    .default([])
    .describe('Days on which the house stays closed.'),
  exceptions: z
    .array(z.strictObject({on: date.describe('The day.'), ...hoursOfDay.shape}))
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
  typeof hours.from === 'string' ? [[undefined, hours as Hours]] : Object.entries(hours);

/** Names that are no days, days that are named twice or missing, and weeks without any hours. */
function dayFaults(field: string, hours: WrittenHours): Wrong[] {
  if (typeof hours.from === 'string') return [];
  const names = Object.keys(hours);
  const known = new Map<number, string>();
  const wrong: Wrong[] = [];
  for (const name of names) {
    const days = daysNamed(name);
    const twice = days.find((day) => known.has(day));
    if (days.length === 0) {
      const near = didYouMean(name, [...WEEKDAYS]);
      const message = `Write a day such as monday, or days such as tuesday-thursday, in place of ${name}.${near}`;
      wrong.push([[field, name], message]);
    } else if (twice !== undefined) {
      const message = `Write each day once: ${WEEKDAYS[twice]} is in ${known.get(twice)} too.`;
      wrong.push([[field, name], message]);
    }
    for (const day of days) known.set(day, name);
  }
  const missing = WEEKDAYS.filter((_, day) => !known.has(day));
  if (wrong.length > 0) return wrong;
  if (missing.length > 0)
    return [[[field], `Write hours or closed for ${missing.join(', ')} as well.`]];
  const isClosed = weekOf(hours).every((day) => day === 'closed');
  return isClosed ? [[[field], 'Write hours for at least one day: all are closed.']] : [];
}

const MINUTES_OF_DAY = 24 * 60;
const MINUTES_OF_WEEK = 7 * MINUTES_OF_DAY;

/** In minutes from the beginning of the week; `end` may lie in the next one. */
type Span = {readonly day: number; readonly begin: number; readonly end: number};

/** The hours of a week in their order. An end at or before the beginning is on the next day. */
function spansOf(hours: WrittenHours): Span[] {
  return weekOf(hours).flatMap((dayHours, day): Span[] => {
    if (dayHours === 'closed') return [];
    const [from = 0, to = 0] = [dayHours.from, dayHours.to].map(minutesOfDay);
    const begin = day * MINUTES_OF_DAY + from;
    return [{day, begin, end: begin - from + to + (to > from ? 0 : MINUTES_OF_DAY)}];
  });
}

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

/** Hours of every day that end when they begin: that is `always`. */
function alwaysFaults({openingHours}: Fields): Wrong[] {
  if (openingHours === 'always' || openingHours.from === undefined) return [];
  if (openingHours.from !== openingHours.to) return [];
  const message = 'Write the hour at which the house closes, or openingHours: always.';
  return [[['openingHours', 'to'], message]];
}

/** Opening hours in their order, the last ones of the week before included; those that touch are one. */
function joinedSpans(hours: WrittenHours): {begin: number; end: number}[] {
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

/** Hours of programs at which the house is closed; one fault for all days that are written together. */
function outsideFaults({openingHours, programHours}: Fields): Wrong[] {
  if (openingHours === 'always') return [];
  const open = joinedSpans(openingHours);
  const outside = spansOf(programHours).filter(
    ({begin, end}) => !open.some((span) => span.begin <= begin && end <= span.end),
  );
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
    const message = `Write each day once in closures and exceptions: ${from < other.from ? other.from : from} is in ${other.path.join('[')}] too.`;
    return [[path, message]];
  });
}

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
  return [...weekFaults(fields), ...specialFaults(fields)];
}
