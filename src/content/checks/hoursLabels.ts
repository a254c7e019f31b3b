/** Labels about hours, of which a site shows only those that its hours need. */
import {isSameEveryDay} from '../browser/week';
import type {Business} from '../browser/types';

/** Shown while openingHours is `always`: these may say so. */
const ALWAYS_OPEN_LABELS = ['contact.outcallHours', 'home.open', 'hours.always'];

/** Shown where the hours of programs, or those of the house, are the same every day: these may say so. */
const EVERY_DAY_LABELS = ['hours.daily', 'hours.programsDaily'];

/** Labels that are shown only while they are true. */
export const LABELS_OF_ONE_STATE: readonly string[] = [...ALWAYS_OPEN_LABELS, ...EVERY_DAY_LABELS];

/** Shown on the home page while the house closes at times. */
const NOW_LABELS = ['home.openNow', 'home.openUntil', 'home.opensOn', 'home.opensToday'];

/** Shown where hours differ by day. */
const DAY_LABELS = [
  'home.hours',
  'contact.outcallByDay',
  'hours.allDay',
  'hours.closed',
  'hours.dates',
  'hours.days',
  'hours.line',
  'hours.lines',
  'hours.programsOther',
  'hours.twoDays',
];

/** Labels that no page shows with these hours: their words may be missing. */
export function labelsNotShown(business: Business | undefined): readonly string[] {
  if (!business) return [];
  const {openingHours, programHours, closures, exceptions} = business;
  const isAlways = openingHours === 'always';
  const isSpecial = closures.length + exceptions.length > 0;
  const weeks = isAlways ? [programHours] : [openingHours, programHours];
  const isByDay = isSpecial || !weeks.every(isSameEveryDay);
  return [
    ...(isAlways ? ['contact.outcallDaily'] : ALWAYS_OPEN_LABELS),
    ...(isAlways && !isSpecial ? NOW_LABELS : ['home.open']),
    ...(isByDay ? [] : DAY_LABELS),
  ];
}
