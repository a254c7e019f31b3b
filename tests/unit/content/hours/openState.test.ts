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

/** Whether the house is open, asked of the calendar instead of a list of intervals. */
function isOpenByCalendar({week, special, zone}: Timetable, instant: Temporal.Instant): boolean {
  const now = instant.toZonedDateTimeISO(zone);
  return [now.toPlainDate(), now.toPlainDate().subtract({days: 1})].some((day) => {
    const date = day.toString();
    const other = special.find(({from, until}) => from <= date && date <= until);
    const hours = other?.hours ?? week[day.dayOfWeek - 1] ?? 'closed';
    if (hours === 'closed') return false;
    const at = (time: string, on: Temporal.PlainDate): Temporal.Instant =>
      on.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(zone).toInstant();
    const begin = at(hours.from, day);
    const isNextDay = Temporal.PlainTime.compare(hours.to, hours.from) <= 0;
    const end = at(hours.to, isNextDay ? day.add({days: 1}) : day);
    return (
      Temporal.Instant.compare(begin, instant) <= 0 && Temporal.Instant.compare(instant, end) < 0
    );
  });
}

const QUARTER_MS = 15 * 60 * 1000;
const YEAR = {from: Date.parse('2026-06-01T00:00Z'), until: Date.parse('2027-06-01T00:00Z')};

/** Every quarter of an hour of a year: what the house says, and whether it is open by the calendar. */
function quartersOf(timetable: Timetable) {
  return Array.from({length: (YEAR.until - YEAR.from) / QUARTER_MS}, (_, index) => {
    const at = YEAR.from + index * QUARTER_MS;
    const isOpen = isOpenByCalendar(timetable, Temporal.Instant.fromEpochMilliseconds(at));
    return {at, isOpen, state: openStateAt(timetable, at)};
  });
}

type Quarter = ReturnType<typeof quartersOf>[number];

const QUARTERS_OF_DAY = 96;

/** Whether a state says when it changes next: at `next`, by the calendar. */
function saysChange({at, state}: Quarter, next: Quarter, zone: string): boolean {
  const shown = Temporal.Instant.fromEpochMilliseconds(next.at).toZonedDateTimeISO(zone);
  const time = shown.toPlainTime().toString({smallestUnit: 'minute'});
  if (state.is === 'closed') {
    return state.opens?.time === time && state.opens.day === shown.toPlainDate().toString();
  }
  const isFar = next.at - at > QUARTERS_OF_DAY * QUARTER_MS;
  return state.until === (isFar ? undefined : time);
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
    let next: Quarter | undefined;
    quarters.toReversed().forEach((quarter, index, reversed) => {
      const after = reversed[index - 1];
      if (after && after.isOpen !== quarter.isOpen) next = after;
      if (next && !saysChange(quarter, next, timetable.zone)) wrong.push(quarter);
    });
    expect(wrong.map(placeOf)).toEqual([]);
  });
});
