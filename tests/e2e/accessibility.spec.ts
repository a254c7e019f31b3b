/** axe on every page, in both languages, at both widths, before and after React: one visit a page. */

import {findings} from './axe';
import {contrastFailures} from './contrast';
import {answerConsent, expect, holdRequests, hydrated, pages, test} from './test';

/** The rules and the pixels of long pages take their time on a small machine. */
test.describe.configure({timeout: 120_000});

// A window that changes its width leaves a picture unused that was fetched early for the other one.
test.use({allowed: {messages: [/preloaded using link preload but not used/]}});

const NOT_FOUND = ['/no-such-page', '/es/no-existe'];

for (const path of [...pages.map((entry) => entry.path), ...NOT_FOUND]) {
  test(`${path} has no accessibility finding, before its scripts arrive and after`, async ({
    page,
  }) => {
    await answerConsent(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    const release = await holdRequests(page, '**/assets/js/**');
    await page.goto(path);
    // The pixels are those that are measured below.
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      expect.soft((await findings(page)).found, `${width} px, before`).toEqual([]);
    }
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
    release();
    await hydrated(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      const {found, open} = await findings(page);
      const failures = [...found, ...(await contrastFailures(page, open))];
      expect.soft(failures, `${width} px`).toEqual([]);
    }
  });
}
