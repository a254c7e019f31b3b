/** Where the system chooses the colours: the frame of a page on a phone, what has the focus, what is chosen. */
import sharp from 'sharp';

import {masseuses} from '../e2e/content';
import {expect, hydrated, test} from '../e2e/test';

/** One of the masseuses with photos of her own. */
const pictured = masseuses.find(({gallery}) => gallery);

/** How far apart the lightest and the darkest are, of 255, in what is drawn. */
async function contrastOf(drawn: Buffer): Promise<number> {
  const {channels} = await sharp(drawn).greyscale().stats();
  const [{min, max} = {min: 0, max: 0}] = channels;
  return max - min;
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      viewport: {width: 390, height: 844},
      contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'},
    });

    test('the lines of the menu button are seen', async ({page}) => {
      await page.goto('/es/');
      const button = page.locator('header summary').last();
      await expect(button).toBeVisible();
      expect(await contrastOf(await button.screenshot())).toBeGreaterThan(150);
    });

    test('nothing shines through the bars', async ({page}) => {
      await page.goto('/es/');
      const ground = (element: Element): string => getComputedStyle(element).backgroundColor;
      const canvas = await page.locator('html').evaluate((root) => {
        const probe = root.ownerDocument.createElement('i');
        probe.style.setProperty('background', 'Canvas');
        root.append(probe);
        const {backgroundColor} = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
      });
      for (const bar of ['header', '#booking-bar'])
        expect(await page.locator(bar).first().evaluate(ground), bar).toBe(canvas);
    });
  });
}

test.describe('in forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  for (const [path, photos] of [
    ['/gallery', 'main li > a[href$=".jpg"]'],
    [
      `/masseuses?selected=${pictured?.id}`,
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

  for (const [path, chosen] of [
    ['/gallery', 'main [aria-pressed="true"]'],
    ['/es/menu-masajes', 'main [aria-selected="true"]'],
    ['/es/galeria', 'header nav [aria-current="page"]'],
  ] as const) {
    test(`what is chosen on ${path} (${chosen}) is filled`, async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      const [own, wanted] = await page
        .locator(chosen)
        .first()
        .evaluate((element) => {
          const probe = document.createElement('i');
          probe.style.setProperty('forced-color-adjust', 'none');
          probe.style.setProperty('background', 'Highlight');
          document.body.append(probe);
          return [element, probe].map((each) => getComputedStyle(each).backgroundColor);
        });
      expect(own).toBe(wanted);
    });
  }
});
