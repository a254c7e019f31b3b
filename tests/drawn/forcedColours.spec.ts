/** Where the system chooses the colours, the frame of a page on a phone stays what it is. */
import sharp from 'sharp';

import {expect, test} from '../e2e/test';

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
