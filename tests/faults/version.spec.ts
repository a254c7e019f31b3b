/**
 * A new version of the site is published during a visit, and the chunks of the old one are gone: the next page
 * is loaded in full, in the new version, once. What else is loaded on demand: chunks.spec.ts.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {Page} from 'playwright/test';

import {pathOf} from '../e2e/content';
import {languageCodes} from '../e2e/pages';
import {
  ALLOWING_UNREADABLE,
  GONE,
  SCRIPTS,
  answerConsent,
  expect,
  hydrated,
  openAtRest,
  test,
  wordsIn,
} from './faults';

// The file name of the new version's first script exists only in the test.
test.use({
  allowed: {
    messages: [...ALLOWING_UNREADABLE.messages, /Loading chunk .* failed/, /Refused to execute/],
  },
});

test.beforeEach(({page}) => answerConsent(page));

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const RUNTIME = /runtime~main\.\w+\.js/g;

/**
 * Publishes another version: from now on every document names another first script, and the chunks that
 * the old one asks for are gone.
 */
async function publish(page: Page): Promise<{readonly loads: () => number}> {
  let loads = 0;
  await page.route(SCRIPTS, async (route) => {
    const {pathname} = new URL(route.request().url());
    if (loads === 0) return GONE.answer(route);
    if (!pathname.includes('runtime~main.new')) return route.continue();
    const folder = `build${path.posix.dirname(pathname)}`;
    const runtime = readdirSync(folder).find((file) => /^runtime~main\.\w+\.js$/.test(file));
    const body = readFileSync(`${folder}/${runtime}`, 'utf8');
    return route.fulfill({contentType: 'text/javascript', body});
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      expect(text).toMatch(RUNTIME);
      if (route.request().resourceType() === 'document') loads += 1;
      await route.fulfill({response, body: text.replaceAll(RUNTIME, 'runtime~main.new1.js')});
    },
  );
  return {loads: () => loads};
}

for (const locale of languageCodes) {
  test(`${locale}: after a new version a link, even pressed twice, loads its page in full once`, async ({
    page,
  }) => {
    await openAtRest(page, pathOf('about', locale));
    const {loads} = await publish(page);
    await page
      .getByRole('banner')
      .getByRole('link', {name: wordsIn(locale).contact, exact: true})
      .first()
      // The second press comes before the first has loaded anything.
      .evaluate((link: HTMLElement) => [1, 2].forEach(() => link.click()));
    await page.waitForURL(pathOf('contact', locale));
    await expect.poll(loads).toBe(1);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(loads()).toBe(1);
  });
}
