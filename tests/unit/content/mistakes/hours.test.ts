/** Hours by days that contradict themselves or each other. */
import {ANA} from './paths';
import {accepts, reports} from './tables';
import {LONG, withHours} from './withHours';

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
      name: 'programs over midnight in hours that touch there',
      opening:
        '{monday-saturday: {from: "00:00", to: "00:00"}, sunday: {from: "00:00", to: "23:59"}}',
      programs:
        '{monday-saturday: {from: "10:00", to: "02:00"}, sunday: {from: "10:00", to: "23:00"}}',
    },
  ].map(withHours),
);

const WHOLE_DAY = '{from: "00:00", to: "00:00"}';

reports(
  [
    {name: 'a house that never closes', opening: WHOLE_DAY},
    {name: 'days of which each never closes', opening: `{monday-sunday: ${WHOLE_DAY}}`},
    {
      name: 'parts of a week that never close',
      opening: `{monday-friday: ${WHOLE_DAY}, saturday-sunday: ${WHOLE_DAY}}`,
    },
  ].map((row) =>
    withHours({
      ...row,
      at: 'openingHours:',
      field: 'openingHours',
      message: /^Write openingHours: always in place of hours without an end\.$/,
    }),
  ),
);

reports(
  [
    {
      name: 'days that end when they begin',
      opening: '{monday-sunday: {from: "10:00", to: "10:00"}}',
      at: 'openingHours:',
      field: 'openingHours["monday-sunday"].to',
      message: /^Write the hour at which the house closes, or openingHours: always\.$/,
    },
    {
      name: 'programs of a whole day',
      programs: WHOLE_DAY,
      at: 'programHours:',
      field: 'programHours.to',
      message: /Write an end that is later than the beginning/,
    },
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
      message: /^Write tuesday once: it is also in monday-wednesday \(line \d+\)\.$/,
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
      message:
        /^Write programHours by days as well, such as \{monday: closed, tuesday-sunday: \{from: "10:00", to: "02:00"\}\}: the house is closed on monday\.$/,
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
      at: '- {days: [mon, fri]',
      field: 'availability[0]',
      message: /Delete mon: no programs are given then/,
    },
    {
      name: 'a masseuse beyond the hours of one day',
      programs:
        '{monday: {from: "10:00", to: "02:00"}, tuesday-sunday: {from: "10:00", to: "00:00"}}',
      reportedIn: ANA,
      at: '- {days: [mon, fri]',
      field: 'availability[0]',
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
