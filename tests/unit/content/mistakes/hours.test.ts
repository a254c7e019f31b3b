/** Hours by days that contradict themselves or each other. */
import {ANA, BUSINESS} from './paths';
import {type Change, type Problem, accepts, reports, reportsOnly} from './tables';

type HoursRow = Problem & {
  readonly name: string;
  /** In place of `openingHours: always`. */
  readonly opening?: string;
  /** In place of the hours of programs, 10:00 to 02:00. */
  readonly programs?: string;
};

/** Writes other hours into business.yml; problems are in that file unless the row names another. */
const withHours = ({opening, programs, ...row}: HoursRow): Change & Problem => ({
  reportedIn: BUSINESS,
  ...row,
  change: ({edit}) => {
    if (opening) {
      edit(BUSINESS, 'openingHours: always', `openingHours: ${opening}`);
      edit('docs/contact.mdx', 'at any hour', 'while it is open');
    }
    if (programs)
      edit(BUSINESS, 'programHours: {from: "10:00", to: "02:00"}', `programHours: ${programs}`);
  },
});

/** Contains the hours of programs and of the fixture's masseuse on every day. */
const LONG = '{from: "09:00", to: "04:00"}';

accepts(
  [
    {name: 'hours of every day', opening: LONG},
    {name: 'hours by days', opening: `{monday: ${LONG}, tuesday-sunday: ${LONG}}`},
    {
      name: 'days over the end of the week',
      opening: `{saturday-monday: ${LONG}, tuesday-friday: {from: "10:00", to: "02:00"}}`,
    },
    {
      name: 'times without quotation marks',
      opening:
        '{monday-thursday: {from: 10:00, to: 02:00}, friday-sunday: {from: 10:00, to: 04:00}}',
    },
    {
      name: 'days of which each never closes',
      opening: '{monday-sunday: {from: "00:00", to: "00:00"}}',
    },
    {
      name: 'programs over midnight in hours that touch there',
      opening:
        '{monday-saturday: {from: "00:00", to: "00:00"}, sunday: {from: "00:00", to: "23:59"}}',
      programs:
        '{monday-saturday: {from: "10:00", to: "02:00"}, sunday: {from: "10:00", to: "23:00"}}',
    },
  ].map(withHours),
);

reports(
  [
    {
      name: 'an unknown day',
      opening: `{mondey: ${LONG}, tuesday-sunday: ${LONG}}`,
      at: 'openingHours:',
      field: 'openingHours.mondey',
      message: /Write a day such as monday, .* in place of mondey\. Did you mean monday\?/,
    },
    {
      name: 'an unknown day in a range',
      opening: `{monday: ${LONG}, tuesday-sun: ${LONG}}`,
      at: 'openingHours:',
      field: 'openingHours["tuesday-sun"]',
      message: /in place of tuesday-sun/,
    },
    {
      name: 'a day that is in two ranges',
      opening: `{monday-wednesday: ${LONG}, tuesday-sunday: closed}`,
      at: 'openingHours:',
      field: 'openingHours["tuesday-sunday"]',
      message: /each day once: tuesday is in monday-wednesday too/,
    },
    {
      name: 'a day without hours',
      opening: `{monday-friday: ${LONG}}`,
      at: 'openingHours:',
      field: 'openingHours',
      message: /hours or closed for saturday, sunday as well/,
    },
    {
      name: 'no days at all',
      opening: '{}',
      at: 'openingHours:',
      field: 'openingHours',
      message: /Write hours or closed for monday, /,
    },
    {
      name: 'a house that never opens',
      opening: '{monday-sunday: closed}',
      at: 'openingHours:',
      field: 'openingHours',
      message: /hours for at least one day/,
    },
    {
      name: 'programs that are never given',
      programs: '{monday-sunday: closed}',
      at: 'programHours:',
      field: 'programHours',
      message: /hours for at least one day/,
    },
    {
      name: 'another word than closed',
      opening: `{monday: shut, tuesday-sunday: ${LONG}}`,
      at: 'openingHours:',
      field: 'openingHours.monday',
      message: /Write closed, or from and to/,
    },
    {
      name: 'an hour that no day has',
      opening: '{from: "12:00", to: "25:00"}',
      at: 'openingHours:',
      field: 'openingHours.to',
      message: /Write a time such as "13:00", at most "23:59"; found "25:00"\./,
    },
    {
      name: 'an hour as a number',
      opening: '{from: 12, to: "04:00"}',
      at: 'openingHours:',
      field: 'openingHours.from',
      message: /Write "12:00" in place of 12\./,
    },
    {
      name: 'hour and minutes as a number, of one day',
      opening: `{monday: {from: 1200, to: "04:00"}, tuesday-sunday: ${LONG}}`,
      at: 'openingHours:',
      field: 'openingHours.monday.from',
      message: /Write "12:00" in place of 1200\./,
    },
    {
      name: 'an hour of one digit',
      opening: '{from: "9:00", to: "04:00"}',
      at: 'openingHours:',
      field: 'openingHours.from',
      message: /Write "09:00" in place of 9:00\./,
    },
    {
      name: 'a day without its end',
      opening: `{monday: {from: "12:00"}, tuesday-sunday: ${LONG}}`,
      at: 'openingHours:',
      field: 'openingHours.monday.to',
      message: /Write a time such as "13:00"/,
    },
    {
      name: 'a night that goes on after the next day has begun',
      opening: `{monday-friday: ${LONG}, saturday: {from: "10:00", to: "09:30"}, sunday: ${LONG}}`,
      at: 'openingHours:',
      field: 'openingHours.saturday.to',
      message: /Write an end before sunday begins/,
    },
    {
      name: 'a Sunday that goes on after Monday has begun',
      opening: `{monday-saturday: ${LONG}, sunday: {from: "10:00", to: "09:30"}}`,
      at: 'openingHours:',
      field: 'openingHours.sunday.to',
      message: /Write an end before monday begins/,
    },
    {
      name: 'programs on a day on which the house is closed',
      opening: `{monday: closed, tuesday-sunday: ${LONG}}`,
      at: 'programHours:',
      field: 'programHours',
      message: /within openingHours of monday/,
    },
    {
      name: 'programs of one day before the house opens',
      opening: `{monday: ${LONG}, tuesday-sunday: {from: "10:00", to: "04:00"}}`,
      programs: `{monday-tuesday: ${LONG}, wednesday-sunday: {from: "10:00", to: "02:00"}}`,
      at: 'programHours:',
      field: 'programHours["monday-tuesday"]',
      message: /within openingHours of tuesday/,
    },
    {
      name: 'a masseuse on a day without programs',
      programs: '{monday: closed, tuesday-sunday: {from: "10:00", to: "02:00"}}',
      reportedIn: ANA,
      at: 'availability',
      field: 'availability',
      message: /Delete mon: no programs are given then/,
    },
    {
      name: 'a masseuse beyond the hours of one day',
      programs:
        '{monday: {from: "10:00", to: "02:00"}, tuesday-sunday: {from: "10:00", to: "00:00"}}',
      reportedIn: ANA,
      at: 'availability',
      field: 'availability',
      message: /Write hours from 10:00 to 00:00 on friday, in which programs are given/,
    },
    {
      name: 'programs of one day that end before they begin',
      programs:
        '{monday: {from: "18:00", to: "10:00"}, tuesday-sunday: {from: "10:00", to: "02:00"}}',
      at: 'programHours:',
      field: 'programHours.monday.to',
      message: /later than the beginning/,
    },
    {
      name: 'programs that are always given',
      programs: 'always',
      at: 'programHours:',
      field: 'programHours',
      message: /Write from and to such as/,
    },
  ].map(withHours),
);

/** A row of one problem, the only one. */
const alone = ({name, opening, programs, ...problem}: HoursRow) => ({
  ...withHours({name, ...(opening ? {opening} : {}), ...(programs ? {programs} : {})}),
  problems: [{reportedIn: BUSINESS, ...problem}],
});

/** Opening hours of which the one of Sunday begins at a time that is none. */
const sundayFrom = (time: string): string =>
  `{monday-saturday: ${LONG}, sunday: {from: ${time}, to: "04:00"}}`;

reportsOnly(
  [
    {
      name: 'a text of an hour alone',
      opening: sundayFrom('"12"'),
      message: /^Write "12:00" in place of 12\.$/,
    },
    {
      name: 'a text of four digits',
      opening: sundayFrom('"1200"'),
      message: /^Write "12:00" in place of 1200\.$/,
    },
    {
      name: 'an hour after the end of the day',
      opening: sundayFrom('"25:00"'),
      message: /at most "23:59"; found "25:00"\.$/,
    },
    {
      name: 'the end of the day as 24:00',
      opening: sundayFrom('"24:00"'),
      message: /^Write "00:00"/,
    },
  ].map((row) => alone({...row, at: 'openingHours:', field: 'openingHours.sunday.from'})),
);
