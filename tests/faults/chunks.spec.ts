/**
 * A chunk that is loaded on demand does not come: a control that opens a dialog or the viewer leads where it
 * leads without script, and a link loads its page in full.
 */
import type {Page} from 'playwright/test';

import {masseuses, need, pathOf} from '../e2e/content';
import {
  ALLOWING_UNREADABLE,
  FAULTS,
  GONE,
  SCRIPTS,
  answerConsent,
  expect,
  fillsWindow,
  holdRequests,
  hydrated,
  openAtRest,
  photo,
  test,
  wordsIn,
} from './faults';
import {PRESSES} from './presses';

const anybody = need(masseuses, 'masseuse');

/** How long the site waits for a chunk, in milliseconds. */
const LIMIT_MS = 6000;

/** What Docusaurus and React report of a chunk that does not come. */
const CHUNK_LINES = {messages: [...ALLOWING_UNREADABLE.messages, /Loading chunk .* failed/]};

test.use({allowed: CHUNK_LINES});

test.beforeEach(({page}) => answerConsent(page));

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** Follows a link of the top bar. */
const follow = (page: Page, label: string): Promise<void> =>
  page.getByRole('banner').getByRole('link', {name: label, exact: true}).first().click();

const [aPhoto] = PRESSES;

// How a file fails has nothing to do with the press: one press meets all faults.
for (const fault of FAULTS.filter((one) => one !== GONE)) {
  test(`${aPhoto.name}, whose chunk ${fault.name}, leads on`, async ({page}) => {
    await page.clock.install();
    await openAtRest(page, pathOf(aPhoto.on, 'en'));
    await page.route(SCRIPTS, fault.answer);
    await aPhoto.press(page, 'en');
    if (!fault.unreadable) await page.clock.fastForward(LIMIT_MS + 100);
    await page.waitForURL(aPhoto.leadsTo('en'));
  });
}

for (const [index, {name, on, press, opened, leadsTo}] of PRESSES.entries()) {
  // Each press in one language.
  const locale = index % 2 === 0 ? 'en' : 'es';
  test(`${name}, whose chunk is gone once, leads on and opens at the next press`, async ({
    page,
  }) => {
    await openAtRest(page, pathOf(on, locale));
    await page.route(SCRIPTS, GONE.answer);
    await press(page, locale);
    await page.waitForURL(leadsTo(locale));
    await page.unroute(SCRIPTS);
    await page.goBack();
    await hydrated(page);
    await press(page, locale);
    await opened(page, locale);
  });
}

test('the chunk of the first page is gone: it stays as it is and its links lead on', async ({
  page,
}) => {
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

test('a profile needs no chunk of its own', async ({page}) => {
  await openAtRest(page, pathOf('masseuses', 'es'));
  await page.route(SCRIPTS, GONE.answer);
  await page.locator(`[data-opens="${anybody.id}"]`).click();
  await expect(page.getByRole('heading', {name: anybody.name, level: 2})).toBeFocused();
});

test('a photo whose chunk is late is large until the viewer covers it', async ({page}) => {
  await openAtRest(page, pathOf('gallery', 'en'));
  const letGo = await holdRequests(page, SCRIPTS);
  await photo(page).click();
  await expect.poll(() => fillsWindow(photo(page))).toBe(true);
  letGo();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await expect.poll(() => fillsWindow(photo(page))).toBe(false);
  await expect(photo(page)).not.toHaveAttribute('aria-busy');
});

test('the chunk of another page is gone: the page is loaded in full', async ({page}) => {
  await openAtRest(page, pathOf('home', 'es'));
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route(SCRIPTS, (route) => (loads.length > 0 ? route.continue() : GONE.answer(route)));
  await follow(page, wordsIn('es').contact);
  await page.waitForURL(pathOf('contact', 'es'));
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(loads).toEqual([pathOf('contact', 'es')]);
});
