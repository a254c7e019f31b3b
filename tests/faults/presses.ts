/** Presses that need a file which is loaded on demand. */
import type {Page} from 'playwright/test';

import {pathOf} from '../e2e/content';
import {type Locale, WORDS, expect, photo} from './faults';

/** A press whose chunk is loaded on demand, and what it must lead to in the end. */
export type Press = {
  readonly name: string;
  /** Document id of its page. */
  readonly on: string;
  readonly press: (page: Page, locale: Locale) => Promise<void>;
  /** Waits for what the press is for. */
  readonly opened: (page: Page, locale: Locale) => Promise<void>;
  /** Where it leads without its chunk. */
  readonly leadsTo: (locale: Locale) => RegExp | string;
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
    press: (page, locale) =>
      page.getByRole('contentinfo').getByRole('link', {name: WORDS[locale].plan}).click(),
    opened: (page, locale) =>
      expect(page.getByRole('dialog', {name: WORDS[locale].plan})).toBeVisible(),
    leadsTo: (locale) => pathOf('contact', locale),
  },
  {
    name: 'the cookie preferences',
    on: 'about',
    press: (page, locale) => page.getByRole('button', {name: WORDS[locale].settings}).click(),
    opened: (page, locale) =>
      expect(page.getByRole('dialog', {name: WORDS[locale].preferences})).toBeVisible(),
    leadsTo: (locale) => pathOf('legal/cookie-policy', locale),
  },
];
