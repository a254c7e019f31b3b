/** Hours of which one mistake has one message. */
import {ANA, BUSINESS} from './paths';
import {reportsOnly} from './tables';
import {type HoursRow, LONG, withHours} from './withHours';

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

reportsOnly(
  [
    {
      name: 'days of which the later one is written first',
      opening: `{monday: closed, thursday-tuesday: ${LONG}, friday-sunday: ${LONG}}`,
      at: 'openingHours:',
      field: 'openingHours["thursday-tuesday"]',
      message: /^Write the earlier day first: tuesday-thursday\.$/,
    },
    {
      name: 'a day in two names',
      opening: `{monday-thursday: ${LONG}, friday-saturday: ${LONG}, friday: ${LONG}, sunday: closed}`,
      at: 'openingHours:',
      field: 'openingHours.friday',
      message: /^Write friday once: it is also in friday-saturday \(line \d+\)\.$/,
    },
    {
      name: 'a day and night that begin at noon',
      opening: '{monday-saturday: closed, sunday: {from: "12:00", to: "12:00"}}',
      at: 'openingHours:',
      field: 'openingHours.sunday.to',
      message:
        /^Write the hour at which the house closes, or \{from: "00:00", to: "00:00"\} for the whole day\.$/,
    },
    {
      name: 'hours of programs that are longer than those of one day',
      opening: `{monday: {from: "10:00", to: "20:00"}, tuesday-sunday: ${LONG}}`,
      at: 'programHours:',
      field: 'programHours',
      message:
        /^Write programHours by days as well, such as \{monday: \{from: "10:00", to: "20:00"\}, tuesday-sunday: \{from: "10:00", to: "02:00"\}\}: these hours do not lie within openingHours of monday\.$/,
    },
    {
      name: 'all days on which a masseuse has no programs',
      programs: '{monday: closed, tuesday-sunday: {from: "20:00", to: "02:00"}}',
      reportedIn: ANA,
      at: '- {days: [mon, fri]',
      field: 'availability[0]',
      message:
        /^Delete mon: no programs are given then; write hours from 20:00 to 02:00 on friday, in which programs are given \(docs\/business\.yml\)\.$/,
    },
  ].map(alone),
);
