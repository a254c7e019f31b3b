/** Rows of pictures and people that scroll sideways on a phone can be scrolled with the keyboard. */
import {pathOf} from './content';
import {expect, test} from './test';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

for (const [id, name] of [
  ['outcall', 'Masseuses who travel to hotels'],
  ['home', 'Pictures of the rooms'],
] as const) {
  test(`arrow keys scroll “${name}”`, async ({page}) => {
    await page.goto(pathOf(id, 'en'), {waitUntil: 'domcontentloaded'});
    const shelf = page.getByLabel(name);
    await shelf.focus();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      expect(await shelf.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    }).toPass();
  });
}
