import {expect, test} from 'vitest';

import {
  type House,
  openingHoursLines,
  openingHoursText,
  outcallHoursText,
  programHoursNote,
  programHoursText,
} from '../../../../src/components/labels/hours';
import {dayNames} from '../../../../src/content/intlTexts';
import {timetableOf} from '../../../../src/content/timetable';
import {word} from '../../../words';
import {siteOf} from '../../plugins/hosting/site';

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
  expect(openingHoursLines(house)).toEqual(lines);
  expect(openingHoursText(house)).toBe(lines.join('; '));
  expect(programHoursText(house)).toBe(lines.join('; '));
  expect(programHoursNote(house)).toEqual([...lines, word('hours.programsOther')]);
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
  expect(openingHoursLines(house)).toEqual([
    word('hours.always'),
    '24 December 2026: 12:00 – 20:00',
    '30 December 2026 – 2 January 2027: closed',
  ]);
});
