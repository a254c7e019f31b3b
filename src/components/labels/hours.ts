import {translate} from '@docusaurus/Translate';

import {
  type DayHours,
  type Hours,
  type WrittenHours,
  runsOf,
  weekOf,
} from '@site/src/content/browser/week';
import {DAYS} from '@site/src/content/browser/vocabularies';
import type {HouseTimetable} from '@site/src/content/timetable';
import type {CatalogueGlobalData} from '@site/src/plugins/catalogue/data';

type DayNames = CatalogueGlobalData['dayNames'];
type SpecialDays = HouseTimetable['special'][number];
/** What the texts about hours are made from. */
export type House = Pick<CatalogueGlobalData, 'dayNames' | 'timetable'> & {
  readonly business: Pick<CatalogueGlobalData['business'], 'openingHours' | 'programHours'>;
};

/** A range of times inside a sentence: "10:00 – 02:00". */
function hoursRange({from, to}: Hours): string {
  return translate(
    {
      id: 'hours.range',
      message: '{from} – {to}',
      description: 'A range of times, such as “10:00 – 02:00”',
    },
    {from, to},
  );
}

/** "10:00 – 02:00", "all day" or "closed". */
function dayHoursText(hours: DayHours): string {
  if (hours === 'closed') {
    return translate({
      id: 'hours.closed',
      message: 'closed',
      description: 'Opening hours: after the name of a day on which the house does not open',
    });
  }
  if (hours.from !== '00:00' || hours.to !== '00:00') return hoursRange(hours);
  return translate({
    id: 'hours.allDay',
    message: 'all day',
    description: 'Opening hours: after the name of a day on which the house never closes',
  });
}

/** "Monday", "Saturday and Sunday" or "Tuesday to Thursday", as the language writes it inside a sentence. */
function daysText(days: readonly number[], dayNames: DayNames): string {
  const names = days.map((day) => dayNames[DAYS[day] ?? 'mon'].long);
  const [first = '', second = ''] = names;
  if (names.length < 2) return first;
  if (names.length === 2) {
    return translate(
      {
        id: 'hours.twoDays',
        message: '{first} and {second}',
        description: 'Two days in a row with the same hours, such as “Saturday and Sunday”',
      },
      {first, second},
    );
  }
  return translate(
    {
      id: 'hours.days',
      message: '{first} to {last}',
      description: 'Three or more days in a row with the same hours: “Tuesday to Thursday”',
    },
    {first, last: names.at(-1) ?? ''},
  );
}

/** "31 December 2026" or "24 to 26 December 2026" */
function datesText({first, last}: SpecialDays['dates']): string {
  if (last === undefined) return first;
  return translate(
    {
      id: 'hours.dates',
      message: '{first} to {last}',
      description:
        'Days in a row with other hours: “24 to 26 December 2026”, “30 December 2026 to 2 January 2027”',
    },
    {first, last},
  );
}

/** "Tuesday to Thursday: 12:00 – 00:00" */
function lineOf(days: string, hours: DayHours): string {
  return translate(
    {
      id: 'hours.line',
      message: '{days}: {hours}',
      description: 'Days and their hours; {hours} is such as “12:00 – 00:00” or “closed”',
    },
    // On one line, so that “de 12:00 / a 20:00” is not torn.
    {days, hours: dayHoursText(hours).replaceAll(' ', '\u00A0')},
  );
}

/** Lines as parts of one sentence. */
const inSentence = (lines: readonly string[]): string =>
  lines.reduce((first, second) =>
    translate(
      {
        id: 'hours.lines',
        message: '{first}; {second}',
        description:
          'Joins days and their hours in a sentence: “Monday: closed; Tuesday: 12:00 – 00:00”',
      },
      {first, second},
    ),
  );

/** "10:00 – 02:00, daily" */
function dailyHours(hours: Hours): string {
  const values = {hours: hoursRange(hours)};
  return translate(
    {
      id: 'hours.daily',
      message: '{hours}, daily',
      description: 'Hours that are the same every day; {hours} is such as “10:00 – 02:00”',
    },
    values,
  );
}

/** The hours of a week where they are the same every day; undefined where they differ. */
function sameEveryDay(hours: WrittenHours): Hours | undefined {
  const [run, ...others] = runsOf(weekOf(hours));
  return run && run.hours !== 'closed' && others.length === 0 ? run.hours : undefined;
}

/** Hours of a week: one line for all days, or a line for each of them, equal ones together. */
function weekLines(hours: WrittenHours, dayNames: DayNames): string[] {
  const same = sameEveryDay(hours);
  if (same) return [dailyHours(same)];
  return runsOf(weekOf(hours)).map((run) => lineOf(daysText(run.days, dayNames), run.hours));
}

/** A line for each of the days with other hours. */
const specialLines = (special: readonly SpecialDays[] = []): string[] =>
  special.map(({dates, hours}) => lineOf(datesText(dates), hours));

/** Opening hours of a week, and of days with other ones: "24 hours, 7 days", or a line for each. */
export function openingHoursLines({business, dayNames, timetable}: House): string[] {
  const {openingHours} = business;
  const ofWeek =
    openingHours === 'always'
      ? [
          translate({
            id: 'hours.always',
            message: '24 hours, 7 days',
            description: 'Opening hours of the house, while it never closes',
          }),
        ]
      : weekLines(openingHours, dayNames);
  return [...ofWeek, ...specialLines(timetable?.special)];
}

/** The same inside a sentence. */
export const openingHoursText = (house: House): string => inSentence(openingHoursLines(house));

/** Hours of programs in a week, and on days on which the house has other ones. */
export const programHoursLines = ({business, dayNames, timetable}: House): string[] => [
  ...weekLines(business.programHours, dayNames),
  ...specialLines(timetable?.programDays),
];

/** Hours of programs inside a sentence: "10:00 – 02:00", or with their days. */
export function programHoursText(house: House): string {
  const same = sameEveryDay(house.business.programHours);
  if (!same) return inSentence(programHoursLines(house));
  return inSentence([hoursRange(same), ...specialLines(house.timetable?.programDays)]);
}

/** Hours of programs, and that there are others on request. */
export function programHoursNote(house: House): string[] {
  const same = sameEveryDay(house.business.programHours);
  if (!same) {
    const others = translate({
      id: 'hours.programsOther',
      message: 'other hours on request',
      description: 'When programs are given: line below days and their hours',
    });
    return [...programHoursLines(house), others];
  }
  return [
    translate(
      {
        id: 'hours.programsDaily',
        message: 'Daily, {hours}; other hours on request',
        description: 'When programs are given; {hours} is such as “10:00 – 02:00”',
      },
      {hours: hoursRange(same)},
    ),
    ...specialLines(house.timetable?.programDays),
  ];
}

/** Hours of outcall, and how long ahead to book. */
export function outcallHoursText({business: {openingHours}, timetable}: House): string {
  const isSpecial = timetable !== undefined && timetable.special.length > 0;
  if (openingHours === 'always' && !isSpecial) {
    return translate({
      id: 'contact.outcallHours',
      message: '24 hours, at two hours’ notice',
      description: 'Contact page, list of facts: visits to hotels, while the house never closes',
    });
  }
  const same = openingHours === 'always' ? undefined : sameEveryDay(openingHours);
  if (!same || isSpecial) {
    return translate({
      id: 'contact.outcallByDay',
      message: 'While the house is open, at two hours’ notice',
      description: 'Contact page, list of facts: visits to hotels, where hours differ by day',
    });
  }
  return translate(
    {
      id: 'contact.outcallDaily',
      message: '{hours}, at two hours’ notice',
      description:
        'Contact page, list of facts: visits to hotels; {hours} is such as “10:00 – 04:00, daily”',
    },
    {hours: dailyHours(same)},
  );
}

export const programHoursTerm = (): string =>
  translate({
    id: 'hours.programs',
    message: 'Programs',
    description: 'Term before the hours in which programs are given',
  });
