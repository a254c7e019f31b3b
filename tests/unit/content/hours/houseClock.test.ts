import {Temporal} from 'temporal-polyfill';
import {expect, test} from 'vitest';

import {addDays, instantOf, wallTimeAt} from '../../../../src/content/browser/houseClock';
import {isTimeZone, timeZoneOf} from '../../../../src/content/houseTime';

const MADRID = 'Europe/Madrid';
/** Zones with half hours, a change of half an hour, a change at midnight, and none; both hemispheres. */
const ZONES = [
  MADRID,
  'Atlantic/Canary',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Beirut',
  'UTC',
];

test.each([
  {name: 'winter', day: '2026-12-24', time: '18:30', utc: '2026-12-24T17:30Z'},
  {name: 'summer', day: '2026-07-01', time: '00:00', utc: '2026-06-30T22:00Z'},
  {
    name: 'the last minute before spring',
    day: '2027-03-28',
    time: '01:59',
    utc: '2027-03-28T00:59Z',
  },
  {name: 'the skipped hour', day: '2027-03-28', time: '02:30', utc: '2027-03-28T01:30Z'},
  {name: 'the end of the skipped hour', day: '2027-03-28', time: '03:00', utc: '2027-03-28T01:00Z'},
  {name: 'the hour that comes twice', day: '2026-10-25', time: '02:30', utc: '2026-10-25T00:30Z'},
  {name: 'the hour after it', day: '2026-10-25', time: '03:00', utc: '2026-10-25T02:00Z'},
])('an instant in $name', ({day, time, utc}) => {
  expect(instantOf(day, time, MADRID)).toBe(Date.parse(utc));
});

test.each(ZONES)('agrees with Temporal over times of every day of 18 months in %s', (zone) => {
  const wrong: string[] = [];
  for (let day = '2026-01-01'; day < '2027-07-01'; day = addDays(day, 1)) {
    for (const time of ['00:00', '00:30', '01:30', '02:00', '02:15', '02:30', '03:00', '12:00']) {
      const instant = instantOf(day, time, zone);
      const expected = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone);
      const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
      const wall = wallTimeAt(instant, zone);
      if (instant !== expected.epochMilliseconds) wrong.push(`${day} ${time}`);
      if (!shown.toString().startsWith(`${wall.day}T${wall.time}:`)) wrong.push(`${day} ${time}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  {name: 'the Spanish mainland', place: {country: 'ES'}, zone: MADRID},
  {
    name: 'the Canaries',
    place: {country: 'ES', timeZone: 'Atlantic/Canary'},
    zone: 'Atlantic/Canary',
  },
  {name: 'a country with one zone', place: {country: 'IT'}, zone: 'Europe/Rome'},
  {name: 'a country with several', place: {country: 'PT'}, zone: undefined},
])('the zone of $name', ({place, zone}) => {
  expect(timeZoneOf(place)).toBe(zone);
});

test.each([
  {name: MADRID, is: true},
  {name: 'Europe/Barcelona', is: false},
  {name: '+01:00', is: false},
  {name: '', is: false},
])('whether $name is a time zone', ({name, is}) => {
  expect(isTimeZone(name)).toBe(is);
});
