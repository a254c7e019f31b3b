/** Every state that a page can be in (menus, profile, viewer, dialogs, banner, message): axe, and the site's policy. */
import {findings} from './axe';
import {watchRefusals} from './refusals';
import {STATES, reach} from './states';
import {expect, test} from './test';

test.describe.configure({timeout: 60_000});

for (const state of STATES) {
  const {name, width, path} = state;
  for (const address of path) {
    test(`${name} at ${address} has no accessibility finding, and nothing is refused`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      const refused = await watchRefusals(page);
      for (const size of width ? [width] : [390, 1440]) {
        await page.setViewportSize({width: size, height: 900});
        await reach(page, address, state);
        const {found} = await findings(page);
        expect(found, `${size} px`).toEqual([]);
      }
      expect(refused, 'refused').toEqual([]);
    });
  }
}
