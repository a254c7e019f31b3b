/** axe in every state that a page can be in: menus, profile, viewer, dialogs, banner, message. */
import {findings} from './axe';
import {STATES} from './states';
import {expect, hydrated, test} from './test';

test.describe.configure({timeout: 60_000});

for (const {name, width, path, open} of STATES) {
  for (const address of path) {
    test(`${name} at ${address} has no accessibility finding`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      for (const size of width ? [width] : [390, 1440]) {
        await page.setViewportSize({width: size, height: 900});
        await page.goto('about:blank');
        await page.goto(address);
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await hydrated(page);
        await open(page);
        const {found} = await findings(page);
        expect(found, `${size} px`).toEqual([]);
      }
    });
  }
}
