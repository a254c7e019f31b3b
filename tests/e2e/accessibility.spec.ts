/** axe on every page, in both languages, at both widths, before and after React. */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {contrastFailures} from './contrast';
import {expect, hydrated, pages, test} from './test';

/** The rules and the pixels of long pages take their time on a small machine. */
test.describe.configure({timeout: 120_000});

const WIDTHS = [390, 1440];
const NOT_FOUND = ['/no-such-page', '/es/no-existe'];

/** Violations as lines that say rule and place, and contrasts that axe left open, measured on pixels. */
async function findings(page: Page): Promise<string[]> {
  const {violations, incomplete} = await new AxeBuilder({page}).analyze();
  const open = incomplete.filter(({id}) => id === 'color-contrast').flatMap(({nodes}) => nodes);
  return [
    ...violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${String(target)}`)),
    ...(await contrastFailures(
      page,
      open.map(({target}) => String(target)),
    )),
  ];
}

/** A visitor who has answered: the banner has its own tests and would lie over the page here. */
async function answerConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = {necessary: true, analytics: false, marketing: false, functional: false};
    localStorage.setItem('cookie-consent', JSON.stringify({...record, timestamp: Date.now()}));
  });
}

for (const path of [...pages.map((entry) => entry.path), ...NOT_FOUND]) {
  test(`${path} has no accessibility finding`, async ({page}) => {
    await answerConsent(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      expect(await findings(page), `${width} px`).toEqual([]);
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
      expect(await findings(page), `${width} px`).toEqual([]);
    }
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
}
