/** Where the choice about cookies is made, and where it is kept. */
import type {Page} from 'playwright/test';

export const KEY = 'cookie-consent';
export const banner = (page: Page) =>
  page.getByRole('region', {name: /^(No cookies, only your answer|May your visit be counted\?)$/});
export const preferences = (page: Page) => page.getByRole('dialog', {name: 'Cookie preferences'});
export const settings = (page: Page) => page.getByRole('button', {name: 'Cookie settings'});
export const stored = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, KEY);
export const storeOnce = (page: Page, record: object) =>
  page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [KEY, JSON.stringify(record)] as const,
  );
export const OFF = {necessary: true, functional: false, analytics: false, marketing: false};
