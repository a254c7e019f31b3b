/** Every state that a page can be in (menus, profile, viewer, dialogs, banner, message): axe, and the site's policy. */
import {findings} from './axe';
import {watchRefusals} from './refusals';
import {STATES, reach} from './states';
import {expect, test} from './test';

for (const state of STATES) {
  const {name, width, path} = state;
  test(`${name} has no accessibility finding, and nothing is refused`, async ({page}) => {
    const refused = await watchRefusals(page);
    for (const size of width ? [width] : [390, 1440]) {
      await page.setViewportSize({width: size, height: 900});
      for (const address of path) {
        await reach(page, address, state);
        const {found} = await findings(page);
        expect(found, `${address} at ${size} px`).toEqual([]);
      }
    }
    expect(refused, 'refused').toEqual([]);
  });
}
