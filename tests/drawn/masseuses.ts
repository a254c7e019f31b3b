/** The masseuses of the tests of their page, and how to find them on it. */
import type {Page} from 'playwright/test';

import {masseuses, need, programsIn} from '../e2e/content';

/** One with photos of her own, and one without. */
export const pictured = need(masseuses, 'masseuse with photos', ({gallery}) => gallery);
export const plain = need(masseuses, 'masseuse without photos', ({gallery}) => !gallery);
export const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;
export type Day = keyof typeof DAYS;
const isResting =
  ({availability}: typeof plain) =>
  (day: Day) =>
    !availability.some(({days}) => days.includes(day));
export const restingDay = (masseuse: typeof plain) =>
  (Object.keys(DAYS) as Day[]).find(isResting(masseuse));
export const favorite = (masseuse: typeof plain, locale: string) =>
  need(programsIn(locale), 'her favourite program', ({id}) => id === masseuse.favoritePrograms[0]);
export const selected = (masseuse: typeof plain): string => `selected=${masseuse.id}`;

export const LIST = '/masseuses';
export const profile = (page: Page) => page.getByRole('region', {name: plain.name, exact: true});
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', {level: 2, name, exact: true});
export const cardOf = (page: Page, name: string) => page.getByRole('article', {name, exact: true});
