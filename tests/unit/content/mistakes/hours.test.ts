/** Hours by days, closures and exceptions that contradict themselves or each other. */
import {ANA, BUSINESS} from './paths';
import {type Change, testChanges} from './rows';

type HoursRow = {
  readonly name: string;
  /** In place of `openingHours: always`. */
  readonly opening?: string;
  /** In place of the hours of programs, 10:00 to 02:00. */
  readonly programs?: string;
  /** Further lines of the file. */
  readonly more?: string;
  readonly place?: string;
  readonly message?: RegExp;
};

/** `openingHours` is in line 11 of the fixture, `programHours` in line 12, what follows the last line in 34. */
const testHours = (rows: readonly HoursRow[]): void =>
  testChanges(
    rows.map(({opening, programs, more, ...expected}): Change => ({
      ...expected,
      change: ({edit}) => {
        if (opening) {
          edit(BUSINESS, 'openingHours: always', `openingHours: ${opening}`);
          edit('docs/contact.mdx', 'at any hour', 'while it is open');
        }
        if (programs)
          edit(BUSINESS, 'programHours: {from: "10:00", to: "02:00"}', `programHours: ${programs}`);
        if (more) edit(BUSINESS, /$/, `${more}\n`);
      },
    })),
  );

/** Contains the hours of programs and of the fixture's masseuse on every day. */
const LONG = '{from: "09:00", to: "04:00"}';

testHours([
  {name: 'hours of every day', opening: LONG},
  {name: 'hours by days', opening: `{monday: ${LONG}, tuesday-sunday: ${LONG}}`},
  {
    name: 'days over the end of the week',
    opening: `{saturday-monday: ${LONG}, tuesday-friday: {from: "10:00", to: "02:00"}}`,
  },
  {
    name: 'times without quotation marks',
    opening: '{monday-thursday: {from: 10:00, to: 02:00}, friday-sunday: {from: 10:00, to: 04:00}}',
  },
  {
    name: 'days of which each never closes',
    opening: '{monday-sunday: {from: "00:00", to: "00:00"}}',
  },
  {
    name: 'closures and exceptions of a house that is always open',
    more: 'closures: [{from: 2026-12-24, until: 2026-12-26}]\nexceptions: [{on: 2026-12-31, from: "12:00", to: "20:00"}]',
  },
  {
    name: 'an unknown day',
    opening: `{mondey: ${LONG}, tuesday-sunday: ${LONG}}`,
    place: `${BUSINESS}:11 openingHours.mondey`,
    message: /Write a day such as monday, .* in place of mondey\. Did you mean monday\?/,
  },
  {
    name: 'an unknown day in a range',
    opening: `{monday: ${LONG}, tuesday-sun: ${LONG}}`,
    place: `${BUSINESS}:11 openingHours["tuesday-sun"]`,
    message: /in place of tuesday-sun/,
  },
  {
    name: 'a day that is in two ranges',
    opening: `{monday-wednesday: ${LONG}, tuesday-sunday: closed}`,
    place: `${BUSINESS}:11 openingHours["tuesday-sunday"]`,
    message: /each day once: tuesday is in monday-wednesday too/,
  },
  {
    name: 'a day without hours',
    opening: `{monday-friday: ${LONG}}`,
    place: `${BUSINESS}:11 openingHours`,
    message: /hours or closed for saturday, sunday as well/,
  },
  {
    name: 'no days at all',
    opening: '{}',
    place: `${BUSINESS}:11 openingHours`,
    message: /Write hours or closed for monday, /,
  },
  {
    name: 'a house that never opens',
    opening: '{monday-sunday: closed}',
    place: `${BUSINESS}:11 openingHours`,
    message: /hours for at least one day/,
  },
  {
    name: 'programs that are never given',
    programs: '{monday-sunday: closed}',
    place: `${BUSINESS}:12 programHours`,
    message: /hours for at least one day/,
  },
  {
    name: 'another word than closed',
    opening: `{monday: shut, tuesday-sunday: ${LONG}}`,
    place: `${BUSINESS}:11 openingHours.monday`,
    message: /Write closed, or from and to/,
  },
  {
    name: 'an hour that no day has',
    opening: '{from: "12:00", to: "25:00"}',
    place: `${BUSINESS}:11 openingHours.to`,
    message: /Write a time such as "13:00", at most "23:59"; found "25:00"\./,
  },
  {
    name: 'an hour as a number',
    opening: '{from: 12, to: "04:00"}',
    place: `${BUSINESS}:11 openingHours.from`,
    message: /Write "12:00" in place of 12\./,
  },
  {
    name: 'hour and minutes as a number, of one day',
    opening: `{monday: {from: 1200, to: "04:00"}, tuesday-sunday: ${LONG}}`,
    place: `${BUSINESS}:11 openingHours.monday.from`,
    message: /Write "12:00" in place of 1200\./,
  },
  {
    name: 'an hour of one digit',
    opening: '{from: "9:00", to: "04:00"}',
    place: `${BUSINESS}:11 openingHours.from`,
    message: /Write "09:00" in place of 9:00\./,
  },
  {
    name: 'a day without its end',
    opening: `{monday: {from: "12:00"}, tuesday-sunday: ${LONG}}`,
    place: `${BUSINESS}:11 openingHours.monday.to`,
    message: /Write a time such as "13:00"/,
  },
  {
    name: 'a night that goes on after the next day has begun',
    opening: `{monday-friday: ${LONG}, saturday: {from: "10:00", to: "09:30"}, sunday: ${LONG}}`,
    place: `${BUSINESS}:11 openingHours.saturday.to`,
    message: /Write an end before sunday begins/,
  },
  {
    name: 'a Sunday that goes on after Monday has begun',
    opening: `{monday-saturday: ${LONG}, sunday: {from: "10:00", to: "09:30"}}`,
    place: `${BUSINESS}:11 openingHours.sunday.to`,
    message: /Write an end before monday begins/,
  },
  {
    name: 'programs on a day on which the house is closed',
    opening: `{monday: closed, tuesday-sunday: ${LONG}}`,
    place: `${BUSINESS}:12 programHours`,
    message: /within openingHours of monday/,
  },
  {
    name: 'programs of one day before the house opens',
    opening: `{monday: ${LONG}, tuesday-sunday: {from: "10:00", to: "04:00"}}`,
    programs: `{monday-tuesday: ${LONG}, wednesday-sunday: {from: "10:00", to: "02:00"}}`,
    place: `${BUSINESS}:12 programHours["monday-tuesday"]`,
    message: /within openingHours of tuesday/,
  },
  {
    name: 'programs over midnight in hours that touch there',
    opening:
      '{monday-saturday: {from: "00:00", to: "00:00"}, sunday: {from: "00:00", to: "23:59"}}',
    programs:
      '{monday-saturday: {from: "10:00", to: "02:00"}, sunday: {from: "10:00", to: "23:00"}}',
  },
  {
    name: 'a masseuse on a day without programs',
    programs: '{monday: closed, tuesday-sunday: {from: "10:00", to: "02:00"}}',
    place: `${ANA}:12 availability`,
    message: /Delete mon: no programs are given then/,
  },
  {
    name: 'a masseuse beyond the hours of one day',
    programs:
      '{monday: {from: "10:00", to: "02:00"}, tuesday-sunday: {from: "10:00", to: "00:00"}}',
    place: `${ANA}:12 availability`,
    message: /Write hours from 10:00 to 00:00 on friday, in which programs are given/,
  },
  {
    name: 'programs of one day that end before they begin',
    programs:
      '{monday: {from: "18:00", to: "10:00"}, tuesday-sunday: {from: "10:00", to: "02:00"}}',
    place: `${BUSINESS}:12 programHours.monday.to`,
    message: /later than the beginning/,
  },
  {
    name: 'programs that are always given',
    programs: 'always',
    place: `${BUSINESS}:12 programHours`,
    message: /Write from and to such as/,
  },
  {
    name: 'a closure that ends before it begins',
    more: 'closures: [{from: 2026-12-26, until: 2026-12-24}]',
    place: `${BUSINESS}:34 closures[0].until`,
    message: /a last day that is not before the first one, 2026-12-26/,
  },
  {
    name: 'a closure without an end',
    more: 'closures: [{from: 2026-12-26}]',
    place: `${BUSINESS}:34 closures[0].until`,
    message: /real date as year-month-day/,
  },
  {
    name: 'a closure with a Spanish date',
    more: 'closures: [{from: 24.12.2026, until: 2026-12-26}]',
    place: `${BUSINESS}:34 closures[0].from`,
    message: /Write 2026-12-24 in place of 24\.12\.2026/,
  },
  {
    name: 'closures that overlap',
    more: 'closures: [{from: 2026-12-24, until: 2026-12-26}, {from: 2026-12-26, until: 2026-12-27}]',
    place: `${BUSINESS}:34 closures[1]`,
    message: /each day once in closures and exceptions: 2026-12-26 is in closures\[0\] too/,
  },
  {
    name: 'other hours on a day of a closure',
    more: 'closures: [{from: 2026-12-24, until: 2026-12-26}]\nexceptions: [{on: 2026-12-25, from: "12:00", to: "20:00"}]',
    place: `${BUSINESS}:35 exceptions[0]`,
    message: /2026-12-25 is in closures\[0\] too/,
  },
  {
    name: 'other hours on a day that does not exist',
    more: 'exceptions: [{on: 2026-02-30, from: "12:00", to: "20:00"}]',
    place: `${BUSINESS}:34 exceptions[0].on`,
    message: /real date as year-month-day/,
  },
]);
