/** With an analytics provider named, nothing is requested before consent or after it is withdrawn. */
import type {Page} from 'playwright/test';

import {contentSecurityPolicy} from '../../src/plugins/hosting/contentSecurityPolicy';
import {EVERYTHING, KEY} from '../consentRecord';
import {banner, preferences, settings, stored, storeOnce} from './consent';
import {lightPage} from './content';
import {expect, hydrated, test} from './test';
import {withAnyValues, word} from '../words';

const PAGE = lightPage('en');

/** What the banner says while nobody measures. */
const WITHOUT_PROVIDER = withAnyValues('consent.text');

const DAY_MS = 86_400_000;

/**
 * The site as if the operator had named a provider in docs/analytics.yml: the facts are changed in
 * the built scripts on their way to the page. Returns the requests made for the provider's script.
 */
async function withProvider(page: Page, since: number): Promise<string[]> {
  const provider = {
    name: 'House Statistics SL',
    script: 'https://stats.house.test/probe.js',
    since: Date.parse(new Date(since).toISOString().slice(0, 10)),
    day: new Date(since).toDateString(),
    purpose: 'to see which pages are read',
    duration: '12 months',
  };
  const context = page.context();
  await context.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(
      '"priceRange":',
      `"provider":${JSON.stringify(provider)},"priceRange":`,
    );
    await route.fulfill({response, body});
  });
  // The policy that the build would have written.
  await context.route(
    ({pathname}) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const {'content-security-policy': own = '', ...headers} = response.headers();
      const hashesIn = (directive: string): string[] =>
        new RegExp(`${directive}[^;]*`).exec(own)?.[0].match(/sha256-[^']+/g) ?? [];
      const policy = contentSecurityPolicy(
        {scriptHashes: hashesIn('script-src'), styleHashes: hashesIn('style-src')},
        provider.script,
      );
      await route.fulfill({response, headers: {...headers, 'content-security-policy': policy}});
    },
  );
  const requests: string[] = [];
  await context.route(provider.script, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.counting = "";',
    });
  });
  return requests;
}
const counting = (page: Page) => page.locator('html[data-counting]');

// Scripts that the page asks for ahead of time may still be on their way.
test.afterEach(({context}) => context.unrouteAll({behavior: 'ignoreErrors'}));

test('nothing is requested before consent; the banner says who counts, what for and how long', async ({
  page,
}) => {
  const requests = await withProvider(page, Date.now() - 7 * DAY_MS);
  await page.goto(PAGE);
  await expect(banner(page)).toContainText('House Statistics SL');
  await expect(banner(page)).toContainText('to see which pages are read');
  await expect(banner(page)).toContainText('12 months');
  await expect(banner(page)).not.toContainText(WITHOUT_PROVIDER);
  expect(requests).toEqual([]);
  await banner(page)
    .getByRole('button', {name: word('consent.acceptAll')})
    .click();
  await expect(counting(page)).toBeAttached();
  expect(requests).toHaveLength(1);
});

test('an answer from before the provider was named is asked for again, one from after it counts', async ({
  page,
}) => {
  const since = Date.now() - 7 * DAY_MS;
  const requests = await withProvider(page, since);
  await storeOnce(page, {...EVERYTHING, timestamp: since - 2 * DAY_MS});
  await page.goto(PAGE);
  await expect(banner(page)).toBeVisible();
  expect(requests).toEqual([]);
  await settings(page).click();
  await expect(
    preferences(page).getByRole('switch', {name: word('consent.analytics')}),
  ).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify({...EVERYTHING, timestamp: since + 2 * DAY_MS}),
  ] as const);
  await page.reload();
  await expect(counting(page)).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('before the day it is named for, nobody is asked about it and nothing is loaded', async ({
  page,
}) => {
  const requests = await withProvider(page, Date.now() + 7 * DAY_MS);
  await page.goto(PAGE);
  await expect(banner(page)).toContainText(WITHOUT_PROVIDER);
  await banner(page)
    .getByRole('button', {name: word('consent.acceptAll')})
    .click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await settings(page).click();
  await expect(preferences(page)).toContainText(word('consent.analyticsNone'));
  expect(requests).toEqual([]);
});

test('withdrawing consent stops it at once, and the page stays where it was', async ({page}) => {
  const requests = await withProvider(page, Date.now() - 7 * DAY_MS);
  await storeOnce(page, {...EVERYTHING, timestamp: Date.now()});
  await page.goto(PAGE);
  await expect(counting(page)).toBeAttached();
  await settings(page).click();
  await expect(preferences(page)).toContainText('House Statistics SL');
  const before = await page.evaluate(() => Math.round(window.scrollY));
  expect(before).toBeGreaterThan(500);
  await preferences(page)
    .getByRole('switch', {name: word('consent.analytics')})
    .press('Space');
  await preferences(page)
    .getByRole('button', {name: word('consent.save')})
    .click();
  await expect(counting(page)).not.toBeAttached();
  await expect(page.locator('script[data-analytics]')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate((top) => Math.abs(window.scrollY - top), before))
    .toBeLessThan(10);
  expect(await stored(page)).toMatchObject({...EVERYTHING, analytics: false});
  expect(requests).toHaveLength(1);
});
