/** Gallery: filters with counts, and a viewer that runs through all photos. */
import type {Page} from 'playwright/test';

import {PHOTO_CATEGORIES} from '../../src/content/browser/vocabularies';
import {pathOf, photos as all} from '../e2e/content';
import {languageCodes} from '../e2e/pages';
import {answerConsent, expect, hydrated, test} from '../e2e/test';
import {startsWith, word} from '../words';

const COUNT = all.length;
const IN_RECEPTION = all.filter(({category}) => category === 'reception');
/** The place of the shown photo in the viewer. */
const POSITION = new RegExp(`^\\d+ / ${COUNT}$`);
const at = (place: number): string => `${place} / ${COUNT}`;
/** Of all photos, and of each category. */
const COUNTS = [
  COUNT,
  ...PHOTO_CATEGORIES.map((name) => all.filter(({category}) => category === name).length),
];

const photosOf = (page: Page) => page.locator('main li > a[href$=".jpg"]');
const counterOf = (page: Page) => page.getByRole('dialog').getByText(POSITION);

// The banner would lie over buttons.
test.beforeEach(({page}) => answerConsent(page));

for (const locale of languageCodes) {
  const path = pathOf('gallery', locale);

  test(`${path}: filters show their computed counts, and the buttons of the viewer tooltips`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    for (const [index, category] of ['all', ...PHOTO_CATEGORIES].entries()) {
      const label = word(`gallery.${category}`, locale);
      const button = page.getByRole('button', {name: `${label} ${COUNTS[index]}`, exact: true});
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(photosOf(page).filter({visible: true})).toHaveCount(COUNTS[index] ?? 0);
      await expect(page.locator('main [role="status"]')).toHaveText(
        word('gallery.shown', locale, {count: COUNTS[index] ?? 0, total: COUNT}),
      );
    }
    await photosOf(page).filter({visible: true}).first().click();
    for (const id of ['next', 'previous', 'close']) {
      const name = word(`lightbox.${id}`, locale);
      const button = page.getByRole('dialog').getByRole('button', {name, exact: true});
      await expect(button).not.toHaveAttribute('title');
      await button.hover();
      const tooltip = page.locator('[data-tooltip-bubble]');
      await expect(tooltip).toHaveText(name);
      await expect(tooltip).toBeVisible();
    }
  });
}

test('opened from a filter, the viewer knows the place among all photos and wraps', async ({
  page,
}) => {
  await page.goto('/gallery');
  await hydrated(page);
  // By keyboard, as the accessibility statement claims.
  await page
    .getByRole('button', {name: `${word('gallery.reception')} ${IN_RECEPTION.length}`, exact: true})
    .press('Enter');
  const place = all.findIndex(({file}) => file === IN_RECEPTION[0]?.file) + 1;
  const opener = page.locator('main li:visible > a[href$=".jpg"]').first();
  await opener.press('Enter');
  const counter = counterOf(page);
  await expect(counter).toHaveText(at(place));
  await page.getByRole('button', {name: word('lightbox.next')}).click();
  await expect(counter).toHaveText(at(place + 1));
  for (let press = 0; press <= place; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(at(COUNT));
  await page.getByRole('button', {name: word('lightbox.next')}).click();
  await expect(counter).toHaveText(at(1));
  await page.getByRole('button', {name: word('lightbox.previous')}).click();
  await expect(counter).toHaveText(at(COUNT));
  await page.keyboard.press('Escape');
  await expect(counter).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the viewer keeps the focus, counts every press, and closes by its button or beside the photo', async ({
  page,
}) => {
  await page.goto('/gallery');
  await hydrated(page);
  const photo = photosOf(page).first();
  const counter = counterOf(page);
  await photo.click();
  await expect(counter).toHaveText(at(1));
  for (const key of [...Array<string>(7).fill('Tab'), ...Array<string>(7).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const isInside = page.evaluate(() =>
      Boolean(document.activeElement?.closest('[role="dialog"], body:focus')),
    );
    expect(await isInside).toBe(true);
  }
  // Faster than the photos slide.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(at(13));
  await page.getByRole('button', {name: word('lightbox.close'), exact: true}).click();
  await expect(counter).toHaveCount(0);
  await photo.click();
  await expect(counter).toHaveText(at(1));
  await page.mouse.click(200, 450);
  await expect(counter).toHaveCount(0);
});

test.describe('with a photo that does not arrive', () => {
  test.use({allowed: {messages: [/Failed to load resource/]}});

  test('its alt text and its frame stay, in one, two, three and four columns', async ({page}) => {
    await page.route('**/pictures/granate-arch*', (route) => route.abort());
    await page.goto('/gallery');
    const photo = photosOf(page).first();
    await expect(photo.getByRole('img')).toHaveAttribute('alt', /globe lamp/);
    expect((await photo.boundingBox())?.height).toBeGreaterThan(200);
    const tracks = () =>
      page
        .locator('main ul:has(> li > a[href$=".jpg"])')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    for (const [width, columns] of [
      [390, 1],
      [576, 2],
      [992, 3],
      [1216, 4],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      expect(await tracks()).toBe(columns);
    }
  });
});

test.describe('without script', () => {
  // What the browser reports of the document that it makes for an image.
  test.use({javaScriptEnabled: false, allowed: {messages: [/Applying inline style/]}});

  test('there are no filters, and a photo opens as an image', async ({page}) => {
    await page.goto('/gallery');
    await expect(page.getByRole('button', {name: startsWith('gallery.reception')})).toBeHidden();
    await photosOf(page).first().click();
    await page.waitForURL(/\/pictures\/.*\.jpg$/);
  });
});
