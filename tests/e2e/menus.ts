/** What the tests of the top bar's menus share: the words of each language, and helpers. */
import type {Page} from 'playwright/test';

import {word} from '../words';
import {labelOf} from './content';
import {expect} from './test';

export const wordsIn = (locale: string) => ({
  menuButton: word('frame.menu', locale),
  programs: word('frame.programs', locale),
  lastLabel: labelOf('contact', locale),
});

export const menu = (page: Page, locale: string) =>
  page.locator(`summary[aria-label="${wordsIn(locale).menuButton}"]`);
export const sheet = (page: Page) => page.locator('header details nav');

/** Waits until no open menu has an entry in the tab's history: it is removed a moment after the menu closes. */
export async function expectNoEntry(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => 'overlay' in (window.history.state ?? {})))
    .toBe(false);
}
