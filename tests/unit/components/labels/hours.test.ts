import {expect, test} from 'vitest';

import {
  type House,
  openingHoursLines,
  openingHoursText,
  outcallHoursText,
  programHoursLines,
  programHoursNote,
  programHoursText,
} from '../../../../src/components/labels/hours';
import type {WrittenHours} from '../../../../src/content/browser/week';
import {dayNames} from '../../../../src/content/intlTexts';
import {timetableOf} from '../../../../src/content/timetable';
import {word} from '../../../words';
import {siteOf} from '../../plugins/hosting/site';

/** With spaces in place of those at which no line ends. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const HOURS = {from: '10:00', to: '04:00'};
const {business} = siteOf().catalogue;

/** The house with these hours, and the fixture's hours of programs. */
function houseWith(changed: Partial<typeof business>): House {
  const facts = {...business, ...changed};
  return {
    business: facts,
    dayNames: dayNames('en-US'),
    timetable: timetableOf(facts, 'en-US'),
  };
}

const BY_DAYS = {
  monday: 'closed' as const,
  'tuesday-thursday': {from: '12:00', to: '00:00'},
  'friday-saturday': {from: '12:00', to: '02:00'},
  sunday: {from: '00:00', to: '00:00'},
};

test('hours of a house that is always open', () => {
  const house = houseWith({openingHours: 'always'});
  expect(openingHoursText(house)).toBe(word('hours.always'));
  expect(outcallHoursText(house)).toBe(word('contact.outcallHours'));
});

test('opening hours apply to visits to hotels too', () => {
  const house = houseWith({openingHours: HOURS});
  const daily = word('hours.daily', 'en', {hours: word('hours.range', 'en', HOURS)});
  expect(openingHoursText(house)).toBe(daily);
  expect(outcallHoursText(house)).toBe(word('contact.outcallDaily', 'en', {hours: daily}));
});

test('equal days in a row are one line', () => {
  const house = houseWith({openingHours: BY_DAYS, programHours: BY_DAYS});
  const lines = [
    'Monday: closed',
    'Tuesday to Thursday: 12:00 – 00:00',
    'Friday and Saturday: 12:00 – 02:00',
    'Sunday: all day',
  ];
  expect(openingHoursLines(house).map(plain)).toEqual(lines);
  expect(plain(openingHoursText(house))).toBe(lines.join('; '));
  expect(plain(programHoursText(house))).toBe(lines.join('; '));
  expect(programHoursNote(house).map(plain)).toEqual([...lines, word('hours.programsOther')]);
  expect(outcallHoursText(house)).toBe(word('contact.outcallByDay'));
});

test('days that are all the same are written like one pair', () => {
  const openingHours = {'monday-friday': HOURS, 'saturday-sunday': HOURS};
  expect(openingHoursText(houseWith({openingHours}))).toBe(
    openingHoursText(houseWith({openingHours: HOURS})),
  );
});

test('special days come after the week, in their order', () => {
  const house = houseWith({
    openingHours: 'always',
    closures: [{from: '2026-12-30', until: '2027-01-02'}],
    exceptions: [{on: '2026-12-24', from: '12:00', to: '20:00'}],
  });
  expect(openingHoursLines(house).map(plain)).toEqual([
    word('hours.always'),
    '24 December 2026: 12:00 – 20:00',
    '30 December 2026 to 2 January 2027: closed',
  ]);
  expect(outcallHoursText(house)).toBe(word('contact.outcallByDay'));
});

test('the hours of a day stay on one line', () => {
  const [, tuesday] = openingHoursLines(houseWith({openingHours: BY_DAYS}));
  expect(tuesday).toContain('12:00\u00A0–\u00A000:00');
});

const NIGHTS = {from: '20:00', to: '02:00'};
const NOT_ON_MONDAY: WrittenHours = {monday: 'closed', 'tuesday-sunday': NIGHTS};
const LATE_HOURS = {from: '18:00', to: '06:00'};

test.each([
  {
    what: 'in a shorter day',
    hours: {openingHours: HOURS, exceptions: [{on: '2026-12-31', from: '12:00', to: '22:00'}]},
    lines: ['31 December 2026: 20:00 – 22:00'],
  },
  {
    what: 'in a day that ends before them',
    hours: {openingHours: HOURS, exceptions: [{on: '2026-12-31', from: '12:00', to: '20:00'}]},
    lines: ['31 December 2026: closed'],
  },
  {
    what: 'in a longer day',
    hours: {openingHours: HOURS, exceptions: [{on: '2026-12-31', from: '08:00', to: '06:00'}]},
    lines: [],
  },
  {
    what: 'in the night before a closure, where the house never closes',
    hours: {
      openingHours: 'always' as const,
      closures: [{from: '2026-12-24', until: '2026-12-26'}],
    },
    lines: ['23 December 2026: 20:00 – 00:00', '24 to 26 December 2026: closed'],
  },
  {
    what: 'in a closure with a Monday that has none',
    hours: {
      openingHours: HOURS,
      programHours: NOT_ON_MONDAY,
      closures: [{from: '2026-12-27', until: '2026-12-29'}],
    },
    lines: ['27 to 29 December 2026: closed'],
  },
  {
    what: 'in a closure of a Monday that has none',
    hours: {
      openingHours: HOURS,
      programHours: NOT_ON_MONDAY,
      closures: [{from: '2026-12-28', until: '2026-12-28'}],
    },
    lines: [],
  },
  {
    what: 'after midnight, in the night of the day before',
    hours: {
      openingHours: LATE_HOURS,
      programHours: {from: '00:00', to: '05:00'},
      closures: [{from: '2026-12-24', until: '2026-12-24'}],
    },
    lines: ['25 December 2026: closed'],
  },
])('programs $what are given while the house is open', ({hours, lines}) => {
  const house = houseWith({programHours: NIGHTS, ...hours});
  expect(
    programHoursLines(house)
      .map(plain)
      .filter((line) => line.includes('2026')),
  ).toEqual(lines);
  expect(programHoursNote(house).map(plain)).toEqual(expect.arrayContaining(lines));
  for (const line of lines) expect(plain(programHoursText(house))).toContain(line);
});
