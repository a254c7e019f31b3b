/** Whether the house is open: a table of instants, and a second way to compute it, with Temporal. */
import {execFileSync} from 'node:child_process';

import {Temporal} from 'temporal-polyfill';
import {describe, expect, test} from 'vitest';

import {phraseOf} from '../../../../src/components/labels/openPhrases';
import {type Timetable, openStateAt} from '../../../../src/content/browser/openState';
import type {Business} from '../../../../src/content/browser/types';
import {dayNames} from '../../../../src/content/intlTexts';
import {timetableOf} from '../../../../src/content/timetable';
import {siteOf} from '../../plugins/hosting/site';
import {INSTANTS, TIMETABLES} from './instants';

const {business} = siteOf().catalogue;

function houseWith(hours: (typeof TIMETABLES)[keyof typeof TIMETABLES]) {
  const timetable = timetableOf({...business, ...(hours as Partial<Business>)}, 'en-US');
  if (!timetable) throw new Error('This house never closes.');
  return timetable;
}

test.each(INSTANTS)('$house, $at: $phrase', ({house, at, phrase}) => {
  const timetable = houseWith(TIMETABLES[house]);
  const {openingDays} = timetable;
  const state = openStateAt(timetable, Date.parse(at));
  expect(phraseOf(state, dayNames('en-US'), openingDays) ?? '').toBe(phrase);
});

/** A visitor's program: states at these instants, and the visitor's own offset at the first of them. */
const VISITOR = `
import {createJiti} from 'jiti';
const {openStateAt} = await createJiti(process.cwd() + '/').import('./src/content/browser/openState.ts');
const asked = JSON.parse(process.argv[1]);
const states = asked.map(({timetable, at}) => openStateAt(timetable, Date.parse(at)));
console.log(JSON.stringify({offset: new Date(asked[0].at).getTimezoneOffset(), states}));
`;

/** A process of its own, because the zone of this one cannot be changed. */
test.each([
  {zone: 'Europe/Madrid', offset: -60},
  {zone: 'America/Los_Angeles', offset: 480},
  {zone: 'Pacific/Auckland', offset: -780},
])('visitors in $zone are told the same', ({zone, offset}) => {
  const asked = INSTANTS.map(({house, at}) => ({timetable: houseWith(TIMETABLES[house]), at}));
  const told = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', VISITOR, JSON.stringify(asked)],
    {env: {...process.env, TZ: zone}, encoding: 'utf8'},
  );
  const states = asked.map(({timetable, at}) => openStateAt(timetable, Date.parse(at)));
  expect(JSON.parse(told)).toEqual({offset, states});
});

/** From when until when the house is open on a day, by the calendar, in milliseconds since 1970. */
function opening({week, special, zone}: Timetable, day: Temporal.PlainDate) {
  const date = day.toString();
  const other = special.find(({from, until}) => from <= date && date <= until);
  const hours = other?.hours ?? week[day.dayOfWeek - 1] ?? 'closed';
  if (hours === 'closed') return undefined;
  const at = (time: string, on: Temporal.PlainDate): number =>
    on.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(zone).epochMilliseconds;
  const isNextDay = Temporal.PlainTime.compare(hours.to, hours.from) <= 0;
  return {begin: at(hours.from, day), end: at(hours.to, isNextDay ? day.add({days: 1}) : day)};
}

type Opening = ReturnType<typeof opening>;

/** Whether the house is open, asked of the calendar instead of a list of intervals. Days that were asked for are known. */
function isOpenByCalendar(timetable: Timetable, at: number, known: Map<string, Opening>): boolean {
  const instant = Temporal.Instant.fromEpochMilliseconds(at);
  const today = instant.toZonedDateTimeISO(timetable.zone).toPlainDate();
  return [today, today.subtract({days: 1})].some((day) => {
    const date = day.toString();
    if (!known.has(date)) known.set(date, opening(timetable, day));
    const hours = known.get(date);
    return hours !== undefined && hours.begin <= at && at < hours.end;
  });
}

const QUARTER_MS = 15 * 60 * 1000;
const YEAR = {from: Date.parse('2026-06-01T00:00Z'), until: Date.parse('2027-06-01T00:00Z')};

/** Every quarter of an hour of a year: what the house says, and whether it is open by the calendar. */
function quartersOf(timetable: Timetable) {
  const known = new Map<string, Opening>();
  return Array.from({length: (YEAR.until - YEAR.from) / QUARTER_MS}, (_, index) => {
    const at = YEAR.from + index * QUARTER_MS;
    return {at, isOpen: isOpenByCalendar(timetable, at, known), state: openStateAt(timetable, at)};
  });
}

type Quarter = ReturnType<typeof quartersOf>[number];

const QUARTERS_OF_DAY = 96;

/** When the house opens or closes, as its clock shows it. */
function changeAt(at: number, zone: string) {
  const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const time = shown.toPlainTime().toString({smallestUnit: 'minute'});
  return {at, time, day: shown.toPlainDate().toString()};
}

type Change = ReturnType<typeof changeAt>;

/** Whether a state says when it changes next. */
function saysChange({at, state}: Quarter, next: Change): boolean {
  if (state.is === 'closed') {
    return state.opens?.time === next.time && state.opens.day === next.day;
  }
  const isFar = next.at - at > QUARTERS_OF_DAY * QUARTER_MS;
  return state.until === (isFar ? undefined : next.time);
}

describe.each(['late', 'nights', 'whole'] as const)('a year of the house "%s"', (name) => {
  const timetable = houseWith(TIMETABLES[name]);
  const quarters = quartersOf(timetable);
  const placeOf = ({at}: Quarter): string => new Date(at).toISOString();

  test('agrees with the calendar at every quarter of an hour', () => {
    const wrong = quarters.filter(({isOpen, state}) => (state.is === 'open') !== isOpen);
    expect(wrong.map(placeOf)).toEqual([]);
  });

  test('says at each of them when that changes next', () => {
    const wrong: Quarter[] = [];
    let next: Change | undefined;
    quarters.toReversed().forEach((quarter, index, reversed) => {
      const after = reversed[index - 1];
      if (after && after.isOpen !== quarter.isOpen) next = changeAt(after.at, timetable.zone);
      if (next && !saysChange(quarter, next)) wrong.push(quarter);
    });
    expect(wrong.map(placeOf)).toEqual([]);
  });
});
