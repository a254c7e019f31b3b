/** What stands below the first screen waits to be laid out, until the page has settled or somebody asks for it. */
import type {Page} from 'playwright/test';

import {expect, hydrated, locales, test} from '../e2e/test';

/** Whether the end of the page is laid out. */
async function isEndLaidOut(page: Page): Promise<boolean> {
  return page
    .locator('footer p')
    .last()
    .evaluate((end) => end.checkVisibility({contentVisibilityAuto: true}));
}

async function keepScriptAway(page: Page): Promise<void> {
  await page.route('**/assets/js/*', () => undefined);
}

for (const {locale, baseUrl} of locales) {
  test.describe(`home in ${locale}`, () => {
    test('waits with its end, and has it laid out once the page has settled', async ({page}) => {
      await page.route('**/assets/js/main.*', async (route) => {
        await expect(page.locator('html')).not.toHaveAttribute('data-whole');
        expect(await isEndLaidOut(page)).toBe(false);
        await route.continue();
      });
      await page.goto(baseUrl);
      await hydrated(page);
      expect(await isEndLaidOut(page)).toBe(true);
    });

    for (const what of ['a key', 'a place in the address'] as const) {
      test(`is laid out as a whole before script when ${what} asks for it`, async ({page}) => {
        await keepScriptAway(page);
        await page.goto(what === 'a key' ? baseUrl : `${baseUrl}#contact`);
        if (what === 'a key') await page.keyboard.press('End');
        expect(await isEndLaidOut(page)).toBe(true);
        await page.unrouteAll({behavior: 'ignoreErrors'});
      });
    }
  });
}

test('on paper nothing waits', async ({page}) => {
  await keepScriptAway(page);
  await page.goto('/');
  expect(await isEndLaidOut(page)).toBe(false);
  await page.emulateMedia({media: 'print'});
  expect(await isEndLaidOut(page)).toBe(true);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('no page further on in a visit waits', async ({page}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page
    .getByRole('navigation')
    .getByRole('link', {name: 'Gallery', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await isEndLaidOut(page)).toBe(true);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('nothing waits', async ({page}) => {
    await page.goto('/');
    expect(await isEndLaidOut(page)).toBe(true);
  });
});
