/** Presses that need a file which is loaded on demand. */
import type {Page} from 'playwright/test';

import {pathOf} from '../e2e/content';
import {expect, photo, wordsIn} from './faults';

/** A press whose chunk is loaded on demand, and what it must lead to in the end. */
export type Press = {
  readonly name: string;
  /** Document id of its page. */
  readonly on: string;
  readonly press: (page: Page, locale: string, clickCount?: 2) => Promise<void>;
  /** Waits for what the press is for. */
  readonly opened: (page: Page, locale: string) => Promise<void>;
  /** Where it leads without its chunk. */
  readonly leadsTo: (locale: string) => RegExp | string;
};

export const PRESSES: readonly [Press, ...Press[]] = [
  {
    name: 'a photo',
    on: 'gallery',
    press: (page) => photo(page).click(),
    opened: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    leadsTo: () => /\/pictures\/.*\.jpg$/,
  },
  {
    name: 'the booking dialog',
    on: 'home',
    press: (page, locale, clickCount) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', {name: wordsIn(locale).plan})
        .click({clickCount}),
    opened: (page, locale) =>
      expect(page.getByRole('dialog', {name: wordsIn(locale).plan})).toBeVisible(),
    leadsTo: (locale) => pathOf('contact', locale),
  },
  {
    name: 'the cookie preferences',
    on: 'about',
    press: (page, locale, clickCount) =>
      page.getByRole('button', {name: wordsIn(locale).settings}).click({clickCount}),
    opened: (page, locale) =>
      expect(page.getByRole('dialog', {name: wordsIn(locale).preferences})).toBeVisible(),
    leadsTo: (locale) => pathOf('legal/cookie-policy', locale),
  },
];
