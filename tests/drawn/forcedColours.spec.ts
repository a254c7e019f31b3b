/** Where the system chooses the colours: the bars of a page on a phone, what has the focus, what is chosen. */
import type {Locator, Page} from 'playwright/test';
import sharp from 'sharp';

import {masseuses, need} from '../e2e/content';
import {expect, hydrated, test} from '../e2e/test';

const pictured = need(masseuses, 'masseuse with photos', ({gallery}) => gallery);

/** How far apart the lightest and the darkest pixel are, of 255. */
async function contrastOf(screenshot: Buffer): Promise<number> {
  const {channels} = await sharp(screenshot).greyscale().stats();
  const [{min, max} = {min: 0, max: 0}] = channels;
  return max - min;
}

const backgroundOf = (element: Locator): Promise<string> =>
  element.first().evaluate((one) => getComputedStyle(one).backgroundColor);

/** A system colour as the page computes it. */
const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('forced-color-adjust', 'none');
    probe.style.setProperty('background', colour);
    const {backgroundColor} = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      viewport: {width: 390, height: 844},
      contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'},
    });

    test('the bars are opaque and the lines of the menu button are seen', async ({page}) => {
      await page.goto('/es/contacto');
      const button = page.locator('header summary').last();
      await expect(button).toBeVisible();
      expect(await contrastOf(await button.screenshot())).toBeGreaterThan(150);
      const canvas = await systemColour(page, 'Canvas');
      for (const bar of ['header', '#booking-bar'])
        expect(await backgroundOf(page.locator(bar)), bar).toBe(canvas);
    });
  });
}

test.describe('in forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  for (const [path, photos] of [
    ['/gallery', 'main li > a[href$=".jpg"]'],
    [
      `/masseuses?selected=${pictured.id}`,
      'section[aria-labelledby="profile-name"] a[href$=".jpg"]',
    ],
  ] as const) {
    test(`focus on a photo of ${path} can be seen`, async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      const photo = page.locator(photos).first();
      await photo.scrollIntoViewIfNeeded();
      const before = await photo.screenshot();
      await photo.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(photo).toBeFocused();
      expect(await photo.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
      expect((await photo.screenshot()).equals(before)).toBe(false);
    });
  }

  for (const [path, ...chosen] of [
    ['/es/galeria', 'main [aria-pressed="true"]', 'header nav [aria-current="page"]'],
    ['/es/menu-masajes', 'main [aria-selected="true"]'],
  ] as const) {
    test(`what is chosen on ${path} is filled`, async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      const highlight = await systemColour(page, 'Highlight');
      for (const selector of chosen)
        expect(await backgroundOf(page.locator(selector)), selector).toBe(highlight);
    });
  }
});
