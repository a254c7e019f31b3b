/** What is below the first screen is not laid out until the page has settled or somebody needs it. */
import type {Page} from 'playwright/test';

import {expect, hydrated, test} from '../e2e/test';
import {labelOf} from '../e2e/content';

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

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('the end of a page is laid out once the page has settled', async ({page}) => {
  await page.route('**/assets/js/main.*', async (route) => {
    await expect(page.locator('html')).not.toHaveAttribute('data-whole');
    expect(await isEndLaidOut(page)).toBe(false);
    await route.continue();
  });
  await page.goto('/es/');
  await hydrated(page);
  expect(await isEndLaidOut(page)).toBe(true);
});

test('before script it is laid out on paper, and for a key', async ({page}) => {
  await keepScriptAway(page);
  await page.goto('/');
  expect(await isEndLaidOut(page)).toBe(false);
  await page.emulateMedia({media: 'print'});
  expect(await isEndLaidOut(page)).toBe(true);
  await page.emulateMedia({media: null});
  await expect.poll(() => isEndLaidOut(page)).toBe(false);
  await page.keyboard.press('End');
  expect(await isEndLaidOut(page)).toBe(true);
});

test('before script it is laid out for a place in the address', async ({page}) => {
  await keepScriptAway(page);
  await page.goto('/#contact');
  expect(await isEndLaidOut(page)).toBe(true);
});

test('every page further on in a visit is laid out', async ({page}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page
    .getByRole('navigation')
    .getByRole('link', {name: labelOf('gallery', 'en'), exact: true})
    .first()
    .click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await isEndLaidOut(page)).toBe(true);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('every page is laid out', async ({page}) => {
    await page.goto('/');
    expect(await isEndLaidOut(page)).toBe(true);
  });
});
