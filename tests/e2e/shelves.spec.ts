/** Rows of pictures and people that scroll sideways on a phone can be scrolled with the keyboard. */
import {pathOf} from './content';
import {expect, test} from './test';
import {word} from '../words';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

for (const [id, label] of [
  ['outcall', 'outcall.travellers'],
  ['home', 'rooms.shelf'],
] as const) {
  test(`arrow keys scroll ${label}`, async ({page}) => {
    await page.goto(pathOf(id, 'en'), {waitUntil: 'domcontentloaded'});
    const shelf = page.getByLabel(word(label));
    await shelf.focus();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      expect(await shelf.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    }).toPass();
  });
}
