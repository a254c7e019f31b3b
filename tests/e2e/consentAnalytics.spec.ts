/** With an analytics provider named, nothing is requested before consent or after it is withdrawn. */
import type {Page} from 'playwright/test';

import {banner, preferences, settings, stored, storeOnce} from './consent';
import {lightPage, pathOf} from './content';
import {DAY_MS, policyWith, providerFrom, withProviderNamed} from './provider';
import {expect, hydrated, locales, test} from './test';
import {EVERYTHING, KEY} from '../consentRecord';
import {withAnyValues, word} from '../words';

const PAGE = lightPage('en');

/** What the banner says while nobody measures. */
const WITHOUT_PROVIDER = withAnyValues('consent.text');

/**
 * The site as if the operator had named a provider in docs/analytics.yml: the facts are changed in
 * the built scripts on their way to the page. Returns the requests made for the provider's script.
 */
async function withProvider(page: Page, since: number): Promise<string[]> {
  const provider = providerFrom(since, 'https://stats.house.test/probe.js');
  const context = page.context();
  await context.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: withProviderNamed(await response.text(), provider)});
  });
  await context.route(
    ({pathname}) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const {'content-security-policy': own = '', ...headers} = response.headers();
      const policy = policyWith(own, provider.script);
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
/** Makes the browser one whose visitor has switched Global Privacy Control on. */
const refuseByBrowser = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {get: () => true}),
  );

/** Opens the page, and lets more time pass than the banner takes to come. */
async function openWithoutBanner(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(PAGE);
  await hydrated(page);
  await page.clock.fastForward(1500);
  await expect(banner(page)).toBeHidden();
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

test('a browser that has refused is not asked, and an answer in the preferences counts more', async ({
  page,
}) => {
  const requests = await withProvider(page, Date.now() - 7 * DAY_MS);
  await refuseByBrowser(page);
  await openWithoutBanner(page);
  expect(await stored(page)).toBeNull();
  await settings(page).click();
  await expect(preferences(page)).toBeVisible();
  // The code of the banner would have been asked for before that of the preferences.
  await expect(page.locator('[data-cookie-banner]')).toHaveCount(0);
  await expect(preferences(page)).toContainText(word('consent.refused'));
  const analytics = preferences(page).getByRole('switch', {name: word('consent.analytics')});
  await expect(analytics).not.toBeChecked();
  expect(requests).toEqual([]);
  await analytics.press('Space');
  await preferences(page)
    .getByRole('button', {name: word('consent.save')})
    .click();
  await expect(counting(page)).toBeAttached();
  expect(await stored(page)).toMatchObject({analytics: true});
  await settings(page).click();
  await expect(preferences(page)).not.toContainText(word('consent.refused'));
});

test('the cookie policy says what a browser that has refused means, in every language', async ({
  page,
}) => {
  await withProvider(page, Date.now() - 7 * DAY_MS);
  for (const {locale} of locales) {
    await page.goto(lightPage(locale));
    await hydrated(page);
    await page
      .locator(`footer a[href="${pathOf('legal/cookie-policy', locale)}"]`)
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('main')).toContainText(
      word('cookiePolicy.refusal', locale, {settings: word('consent.settings', locale)}),
    );
  }
});

test('where nobody measures, a browser that has refused is asked like any other', async ({
  page,
}) => {
  await refuseByBrowser(page);
  await page.goto(PAGE);
  await expect(banner(page)).toContainText(WITHOUT_PROVIDER);
  await settings(page).click();
  await expect(preferences(page)).toContainText(word('consent.analyticsNone'));
  await expect(preferences(page)).not.toContainText(word('consent.refused'));
});
