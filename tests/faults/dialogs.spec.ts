/** What lies over the page, and the browser's own ways past it: Back, Tab, a second tab, a withdrawal. */
import type {Page} from 'playwright/test';

import {pathOf} from '../e2e/content';
import {LOCALES, WORDS, answerConsent, expect, hydrated, openAtRest, photo, test} from './faults';

const KEY = 'cookie-consent';

const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), KEY) as Promise<
    Record<string, unknown>
  >;

for (const locale of LOCALES) {
  const words = WORDS[locale];
  const preferences = (page: Page) => page.getByRole('dialog', {name: words.preferences});
  const settings = (page: Page) => page.getByRole('button', {name: words.settings});

  test.describe(locale, () => {
    test('preferences that are open follow another tab and never write an old choice back', async ({
      page,
      context,
    }) => {
      await page.goto(pathOf('about', locale));
      await hydrated(page);
      await settings(page).click();
      await preferences(page).getByRole('button').last().click();
      expect(await stored(page)).toMatchObject({analytics: true});
      await settings(page).click();
      const analytics = preferences(page).locator('[name=analytics]');
      await expect(analytics).toBeChecked();
      const other = await context.newPage();
      await other.goto(pathOf('contact', locale));
      await settings(other).click();
      await preferences(other).getByRole('button').nth(2).click();
      await expect(preferences(other)).toHaveCount(0);
      expect(await stored(other)).toMatchObject({analytics: false, marketing: false});
      await expect(analytics).not.toBeChecked();
      await preferences(page).locator('button[type=submit]').click();
      expect(await stored(page)).toMatchObject({analytics: false, marketing: false});
    });

    test('preferences left open go with Back, and nothing is stored', async ({page}) => {
      await answerConsent(page);
      await openAtRest(page, pathOf('contact', locale));
      await page
        .getByRole('banner')
        .getByRole('link', {name: words.gallery, exact: true})
        .first()
        .click();
      await page.waitForURL(pathOf('gallery', locale));
      const before = await stored(page);
      await settings(page).click();
      await preferences(page).locator('[name=marketing]').press('Space');
      await page.goBack();
      await expect(preferences(page)).toHaveCount(0);
      expect(await stored(page)).toEqual(before);
      expect(await page.evaluate(() => document.querySelector('dialog[open]'))).toBeNull();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });

    test('Tab goes round in the viewer and never out of it', async ({page}) => {
      await answerConsent(page);
      await openAtRest(page, pathOf('gallery', locale));
      await photo(page).click();
      const viewer = page.getByRole('dialog');
      await expect(viewer).toBeVisible();
      for (const key of [...Array<string>(7).fill('Tab'), ...Array<string>(7).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        expect(
          await page.evaluate(() =>
            Boolean(document.activeElement?.closest('[role="dialog"], body:focus')),
          ),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(photo(page)).toBeFocused();
    });
  });
}
