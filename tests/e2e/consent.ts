/** The controls of the choice about cookies, and what is stored of it. */
import type {Page} from 'playwright/test';

import {KEY} from '../consentRecord';
import {literally, word} from '../words';

/** Of the banner, without and with somebody who measures. */
const TITLES = [word('consent.title'), word('consent.titleProvider')];

export const banner = (page: Page) =>
  page.getByRole('region', {name: new RegExp(`^(${TITLES.map(literally).join('|')})$`)});

export const preferences = (page: Page) =>
  page.getByRole('dialog', {name: word('consent.preferences')});

export const settings = (page: Page) => page.getByRole('button', {name: word('consent.settings')});

/** The stored record, or null. */
export const stored = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, KEY);

/** Stores a record before the page's scripts run, unless there is one. */
export const storeOnce = (page: Page, record: object) =>
  page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [KEY, JSON.stringify(record)] as const,
  );
