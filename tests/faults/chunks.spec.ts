/**
 * A chunk that is fetched on demand does not come: a dialog or the viewer leads where its control leads
 * without script, a page is loaded in full.
 */
import type {Page} from 'playwright/test';

import {masseuses, need, pathOf} from '../e2e/content';
import {
  ALLOWING_UNREADABLE,
  FAULTS,
  GONE,
  LOCALES,
  PORTAL,
  PRESSES,
  SCRIPTS,
  WORDS,
  answerConsent,
  expect,
  hydrated,
  openAtRest,
  photo,
  test,
} from './faults';

const anybody = need(masseuses, 'masseuse');

/** As long a chunk is waited for, in milliseconds. */
const LIMIT_MS = 6000;

/** What Docusaurus and React say of a chunk that does not come. */
const CHUNK_LINES = {messages: [...ALLOWING_UNREADABLE.messages, /Loading chunk .* failed/]};

test.use({allowed: CHUNK_LINES});

test.beforeEach(({page}) => answerConsent(page));

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** Follows a link of the top bar. */
const follow = (page: Page, label: string): Promise<void> =>
  page.getByRole('banner').getByRole('link', {name: label, exact: true}).first().click();

// How a file fails has nothing to do with the press: the other presses and Spanish fail in one way each.
for (const {name, on, press, opened, leadsTo} of PRESSES) {
  for (const locale of LOCALES) {
    const isMain = name === PRESSES[0]?.name && locale === 'en';
    for (const fault of isMain ? FAULTS : [locale === 'en' ? PORTAL : GONE]) {
      test(`${locale}: ${name}, whose chunk ${fault.name}, leads on`, async ({page}) => {
        await page.clock.install();
        await openAtRest(page, pathOf(on, locale));
        await page.route(SCRIPTS, fault.answer);
        await press(page, locale);
        if (!fault.fails && !fault.unreadable) await page.clock.fastForward(LIMIT_MS + 100);
        await page.waitForURL(leadsTo(locale));
      });
    }
  }

  test(`${name}, whose chunk is gone once, opens at the next press`, async ({page}) => {
    await openAtRest(page, pathOf(on, 'en'));
    await page.route(SCRIPTS, GONE.answer);
    await press(page, 'en');
    await page.waitForURL(leadsTo('en'));
    await page.unroute(SCRIPTS);
    await page.goBack();
    await hydrated(page);
    await press(page, 'en');
    await opened(page, 'en');
  });
}

test('the chunk of a first page is gone: the page stays and leads on', async ({page}) => {
  await page.clock.install();
  await page.route(SCRIPTS, (route) =>
    /runtime~main|\/main\./.test(route.request().url()) ? route.continue() : GONE.answer(route),
  );
  await page.goto(pathOf('gallery', 'en'));
  await photo(page).click();
  await expect(photo(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(4100);
  await page.waitForURL(/\.jpg$/);
});

test('a profile whose chunk is gone: the list is loaded in full, at her card', async ({page}) => {
  const list = pathOf('masseuses', 'es');
  await openAtRest(page, list);
  await page.route(SCRIPTS, GONE.answer);
  await page.locator(`[data-opens="${anybody.id}"]`).click();
  await page.waitForURL(`**${list}#${anybody.id}`);
  await page.unroute(SCRIPTS);
  await expect(page.getByRole('heading', {name: anybody.name, level: 2})).toBeInViewport();
});

test('the chunk of another page is gone: the page is loaded in full', async ({page}) => {
  await openAtRest(page, pathOf('home', 'es'));
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route(SCRIPTS, (route) => (loads.length > 0 ? route.continue() : GONE.answer(route)));
  await follow(page, WORDS.es.contact);
  await page.waitForURL(pathOf('contact', 'es'));
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(loads).toEqual([pathOf('contact', 'es')]);
});
