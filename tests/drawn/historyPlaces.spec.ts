/** Back, Forward and a reload lead to where the visitor was; a link to the current page leads to its top. */
import type {Page} from 'playwright/test';

import {answerConsent, expect, holdRequests, hydrated, lateFonts, test} from '../e2e/test';
import {
  LANGUAGES,
  ENGLISH as en,
  SPANISH as es,
  FAR,
  nextFrames,
  scrollFar,
  expectAt,
  expectNear,
  follow,
  pictured,
  placeKept,
  plain,
} from './history';
import {labelOf} from '../e2e/content';

// The banner would lie over buttons.
test.beforeEach(({page}) => answerConsent(page));

/** Leaves home, scrolled far down, for a second page and then another site; no script file comes from then on. */
async function leaveFar(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await scrollFar(page);
  await follow(page, labelOf('contact', 'en'), '/contact');
  await page.goto('data:text/html,<title>Another site</title>');
  await page.route('**/assets/js/*.js', () => undefined);
}

for (const words of LANGUAGES) {
  test.describe(words.locale, () => {
    // What the browser does is the same in every language: each takes one width.
    test.use({viewport: {width: words.locale === 'en' ? 390 : 1440, height: 844}});

    test('back and forward return to the place, a reload and another site too', async ({page}) => {
      await page.goto(words.home);
      await hydrated(page);
      await scrollFar(page);
      await follow(page, words.contactLabel, words.contact);
      await scrollFar(page, 300);
      await page.goBack();
      await page.waitForURL(`**${words.home}`);
      await expectAt(page, FAR);
      await page.goForward();
      await page.waitForURL(`**${words.contact}`);
      await expectAt(page, 300);
      await page.reload();
      await hydrated(page);
      await expectNear(page, 300);
      await page.goto('data:text/html,<title>Another site</title>');
      await page.goBack();
      await hydrated(page);
      await expectNear(page, 300);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });
  });
}

test('back and forward return to places that were left before a reload', async ({page}) => {
  await page.goto(es.menu);
  await hydrated(page);
  await scrollFar(page, 3000);
  await placeKept(page, 3000);
  // A tab replaces the entry.
  await page.locator('#tab-premium').evaluate((tab: HTMLElement) => tab.click());
  await expect(page).toHaveURL(/\?tab=premium$/);
  await nextFrames(page);
  const chosen = await page.evaluate(() => Math.round(window.scrollY));
  await placeKept(page, chosen);
  await follow(page, es.contactLabel, es.contact);
  await scrollFar(page, 300);
  await follow(page, es.galleryLabel, es.gallery);
  await scrollFar(page, 500);
  await placeKept(page, 500);
  await page.goBack();
  await page.waitForURL(`**${es.contact}`);
  await expectAt(page, 300);
  await placeKept(page, 300);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await page.waitForURL(`**${es.menu}?tab=premium`);
  await expectAt(page, chosen);
  await page.goForward();
  await page.waitForURL(`**${es.contact}`);
  await expectAt(page, 300);
  await page.goForward();
  await page.waitForURL(`**${es.gallery}`);
  await expectAt(page, 500);
});

for (const words of LANGUAGES) {
  test(`over a full load the list of masseuses returns to its place, unless the visitor scrolls (${words.locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(words.list);
    await hydrated(page);
    for (const top of [2000, 3000]) {
      await scrollFar(page, top);
      await placeKept(page, top);
      await page.goto('data:text/html,<title>Another site</title>');
      await page.goBack();
      await hydrated(page);
      await expectAt(page, top, 1);
    }
    const letGo = await holdRequests(page, '**/assets/js/*.js');
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.moved)).toBe('');
    // When they come, the browser scrolls by as much as they move what is in view.
    await lateFonts(page);
    await nextFrames(page);
    const chosen = await page.evaluate(() => window.scrollY);
    letGo();
    await hydrated(page);
    await nextFrames(page);
    await expectAt(page, chosen, 1);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
}

test('a profile returns to the place, the address alone leads to its heading', async ({page}) => {
  await page.goto(`${es.list}?selected=${pictured.id}`);
  const heading = page.getByRole('heading', {name: pictured.name, level: 2});
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await scrollFar(page, 1100);
  await page.reload();
  await expect(heading).toBeFocused();
  await expectNear(page, 1100);
  await page.goto('data:text/html,<title>Another site</title>');
  await page.goBack();
  await expect(heading).toBeFocused();
  await expectNear(page, 1100);
});

test('a menu with its tab and a gallery with its filter return to the place', async ({page}) => {
  await page.goto(`${es.menu}?tab=premium`);
  await hydrated(page);
  await scrollFar(page, 500);
  await page.reload();
  await hydrated(page);
  await expectNear(page, 500);
  await follow(page, es.galleryLabel, es.gallery);
  await page.getByRole('button', {name: es.reception}).click();
  await expect(page).toHaveURL(/\?category=reception$/);
  await scrollFar(page, 250);
  await follow(page, es.contactLabel, es.contact);
  await page.goBack();
  await expectAt(page, 250);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('a link to the page one is on shows it from its top', async ({page}) => {
    for (const {path, label, target} of [
      {path: en.contact, label: en.contactLabel, target: en.contact},
      {path: `${en.menu}?tab=premium`, label: en.menuLabel, target: en.menu},
      {path: `${en.gallery}?category=suites`, label: en.galleryLabel, target: en.gallery},
      {path: `${en.list}?selected=${plain.id}`, label: en.listLabel, target: en.list},
    ]) {
      await page.goto(path);
      await hydrated(page);
      if (path.includes('selected')) {
        await expect(page.getByRole('heading', {name: plain.name, level: 2})).toBeFocused();
      }
      await scrollFar(page, 400);
      await follow(page, label, target);
      await expectAt(page, 0);
      // It stays there in the frames that follow.
      await nextFrames(page);
      await expectAt(page, 0);
    }
  });
});

test('a profile opened from the list: its own way back leads to the place, the bar to the top', async ({
  page,
}) => {
  await page.goto(es.list);
  await hydrated(page);
  const card = page.locator(`[data-opens="${plain.id}"]`);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(200);
  await card.click();
  await page.getByRole('link', {name: es.backToList}).click();
  await expect(card).toBeFocused();
  await expectAt(page, place);
  await card.click();
  await expect(page.getByRole('heading', {name: plain.name, level: 2})).toBeFocused();
  await follow(page, es.listLabel, es.list);
  await expect(card).toBeVisible();
  await expectAt(page, 0);
  await expect(page.locator('main')).toBeFocused();
});

test('“Go back one page” leads to the page before, or home in a tab of its own', async ({
  page,
  context,
}) => {
  await page.goto(en.contact);
  await page.goto(en.missing);
  await hydrated(page);
  await page.getByRole('button', {name: en.goBack}).click();
  await page.waitForURL(`**${en.contact}`);
  const own = await context.newPage();
  await own.goto(en.missing);
  await own.getByRole('button', {name: en.goBack}).click();
  await own.waitForURL((url) => url.pathname === en.home);
  await expect(own.getByRole('heading', {level: 1})).toBeVisible();
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), {href: to, target: '_blank'});
    document.body.append(link);
    link.click();
  }, en.missing);
  await expect.poll(() => context.pages().length).toBe(3);
  const opened = context.pages()[2];
  await opened?.getByRole('button', {name: en.goBack}).click();
  await opened?.waitForURL((url) => url.pathname === en.home);
});

test('before React a page returns to its place, and keeps it when the fonts come', async ({
  page,
}) => {
  await leaveFar(page);
  const letGo = await holdRequests(page, '**/fonts/*.woff2');
  await page.evaluate(() => window.history.go(-2));
  await page.waitForURL((url) => url.pathname === '/', {waitUntil: 'domcontentloaded'});
  await expectAt(page, FAR);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  letGo();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The fallback fonts break lines differently, or this test shows nothing.
  await expect.poll(height).not.toBe(before);
  await expectAt(page, FAR);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
