/** What a visitor is told about the house at this moment: every phrase, and the one that is true. */
import {translate} from '@docusaurus/Translate';

import type {OpenState} from '@site/src/content/browser/openState';
import {DAYS} from '@site/src/content/browser/vocabularies';
import {weekdayOf} from '@site/src/content/browser/week';
import type {HouseTimetable} from '@site/src/content/timetable';
import type {CatalogueGlobalData} from '@site/src/plugins/catalogue/data';

type DayNames = CatalogueGlobalData['dayNames'];
type OpeningDays = HouseTimetable['openingDays'];

const openNow = (): string =>
  translate({
    id: 'home.openNow',
    message: 'Open now',
    description: 'Home page, hero: the house is open, and stays so for more than a day',
  });

const openUntil = (time: string): string =>
  translate(
    {
      id: 'home.openUntil',
      message: 'Open until {time}',
      description: 'Home page, hero: the house is open; {time} is such as “02:00”',
    },
    {time},
  );

const opensToday = (time: string): string =>
  translate(
    {
      id: 'home.opensToday',
      message: 'Opens at {time} today',
      description: 'Home page, hero: the house is closed; {time} is such as “18:00”',
    },
    {time},
  );

const opensOn = (day: string, time: string): string =>
  translate(
    {
      id: 'home.opensOn',
      message: 'Opens at {time} on {day}',
      description:
        'Home page, hero: the house is closed; {day} is such as “Tuesday” or “7 January 2027”',
    },
    {day, time},
  );

/** Days by whose name alone the next opening is told; later ones have a date. */
const DAYS_BY_NAME = 7;

/** The phrase for a state; undefined where the house stays closed for longer than its timetable says. */
export function phraseOf(
  state: OpenState,
  dayNames: DayNames,
  openingDays: OpeningDays,
): string | undefined {
  if (state.is === 'open') return state.until === undefined ? openNow() : openUntil(state.until);
  if (!state.opens) return undefined;
  const {day, time, daysAhead} = state.opens;
  if (daysAhead === 0) return opensToday(time);
  const date = openingDays[day];
  if (date !== undefined && daysAhead >= DAYS_BY_NAME) return opensOn(date, time);
  return opensOn(dayNames[DAYS[weekdayOf(day)] ?? 'mon'].long, time);
}

/** Every phrase that may be shown, with a time of the usual width. */
export function everyPhrase(dayNames: DayNames, openingDays: OpeningDays): string[] {
  const days = [...DAYS.map((day) => dayNames[day].long), ...Object.values(openingDays)];
  const time = '00:00';
  return [openNow(), openUntil(time), opensToday(time), ...days.map((day) => opensOn(day, time))];
}
