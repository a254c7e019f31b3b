/** axe on every page, in both languages, at both widths, before and after React. */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {contrastFailures} from './contrast';
import {answerConsent, expect, hydrated, pages, test} from './test';

/** The rules and the pixels of long pages take their time on a small machine. */
test.describe.configure({timeout: 120_000});

const WIDTHS = [390, 1440];
const NOT_FOUND = ['/no-such-page', '/es/no-existe'];

/** What axe finds, as lines that say rule and place, and the texts whose contrast it leaves open. */
async function analyze(page: Page): Promise<{found: string[]; open: string[]}> {
  const {violations, incomplete} = await new AxeBuilder({page}).analyze();
  const undecided = incomplete.filter(({id}) => id === 'color-contrast');
  return {
    found: violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${String(target)}`)),
    open: undecided.flatMap(({nodes}) => nodes.map(({target}) => String(target))),
  };
}

for (const path of [...pages.map((entry) => entry.path), ...NOT_FOUND]) {
  test(`${path} has no accessibility finding`, async ({page}) => {
    await answerConsent(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const {found, open} = await analyze(page);
      expect([...found, ...(await contrastFailures(page, open))], `${width} px`).toEqual([]);
    }
  });
}

for (const path of pages.map((entry) => entry.path)) {
  test(`${path} has no accessibility finding before its scripts arrive`, async ({page}) => {
    await page.route('**/assets/js/**', () => undefined);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      // The pixels are those that the test above has measured.
      expect((await analyze(page)).found, `${width} px`).toEqual([]);
    }
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
}
