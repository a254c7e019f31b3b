/** Labels about hours, of which a site shows only those that its hours need. */
import {runsOf, weekOf} from '../browser/week';
import type {Business} from '../browser/types';

/** Shown while openingHours is `always`: these may say so. */
export const ALWAYS_OPEN_LABELS: readonly string[] = [
  'contact.outcallHours',
  'home.open',
  'hours.always',
];

/** Shown on the home page while the house closes at times. */
const NOW_LABELS = ['home.openNow', 'home.openUntil', 'home.opensOn', 'home.opensToday'];

/** Shown where hours differ by day. */
const DAY_LABELS = [
  'contact.outcallByDay',
  'hours.allDay',
  'hours.closed',
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
  const isByDay = isSpecial || weeks.some((hours) => runsOf(weekOf(hours)).length > 1);
  return [
    ...(isAlways ? ['contact.outcallDaily'] : ALWAYS_OPEN_LABELS),
    ...(isAlways && !isSpecial ? NOW_LABELS : ['home.open']),
    ...(isByDay ? [] : DAY_LABELS),
  ];
}
