/** Back, forward and reload lead to where the visitor was; links to the page one is on to its top. */
import type {Page} from 'playwright/test';

import {answerConsent, expect, holdRequests, hydrated, test} from '../e2e/test';
import {LANGUAGES, FAR, scrollFar, expectAt, expectNear, follow, pictured, plain} from './history';

// The banner would lie over buttons.
test.beforeEach(({page}) => answerConsent(page));

/** Leaves home far below its top for another site, by way of a second page; no script file comes from then on. */
async function leaveFar(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await scrollFar(page);
  await follow(page, 'Contact', '/contact');
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

    test('a profile returns to the place, the address alone leads to its heading', async ({
      page,
    }) => {
      await page.goto(`${words.list}?selected=${pictured.id}`);
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

    test('a menu with its tab and a gallery with its filter return to the place', async ({
      page,
    }) => {
      await page.goto(`${words.menu}?tab=premium`);
      await hydrated(page);
      await scrollFar(page, 500);
      await page.reload();
      await hydrated(page);
      await expectNear(page, 500);
      await follow(page, words.galleryLabel, words.gallery);
      await page.getByRole('button', {name: words.reception}).click();
      await expect(page).toHaveURL(/\?category=reception$/);
      await scrollFar(page, 250);
      await follow(page, words.contactLabel, words.contact);
      await page.goBack();
      await expectAt(page, 250);
    });

    test('a link to the page one is on shows it from its top', async ({page}) => {
      for (const [path, label, target] of [
        [words.contact, words.contactLabel, words.contact],
        [`${words.menu}?tab=premium`, words.menuLabel, words.menu],
        [`${words.gallery}?category=suites`, words.galleryLabel, words.gallery],
        [`${words.list}?selected=${plain.id}`, words.listLabel, words.list],
      ] as const) {
        await page.goto(path);
        await hydrated(page);
        if (path.includes('selected')) {
          await expect(page.getByRole('heading', {name: plain.name, level: 2})).toBeFocused();
        }
        await scrollFar(page, 400);
        await follow(page, label, target);
        await expectAt(page, 0);
        // It stays there.
        await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
        await expectAt(page, 0);
      }
    });

    test('a profile opened from the list: its own way back leads to the place, the bar to the top', async ({
      page,
    }) => {
      await page.goto(words.list);
      await hydrated(page);
      const card = page.locator(`[data-opens="${plain.id}"]`);
      await card.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => Math.round(window.scrollY));
      expect(place).toBeGreaterThan(200);
      await card.click();
      await page.getByRole('link', {name: words.backToList}).click();
      await expect(card).toBeFocused();
      await expectAt(page, place);
      await card.click();
      await expect(page.getByRole('heading', {name: plain.name, level: 2})).toBeFocused();
      await follow(page, words.listLabel, words.list);
      await expect(card).toBeVisible();
      await expectAt(page, 0);
      await expect(page.locator('main')).toBeFocused();
    });

    test('“Go back one page” leads to the page before, or home in a tab of its own', async ({
      page,
      context,
    }) => {
      await page.goto(words.contact);
      await page.goto(words.missing);
      await hydrated(page);
      await page.getByRole('button', {name: words.goBack}).click();
      await page.waitForURL(`**${words.contact}`);
      const own = await context.newPage();
      await own.goto(words.missing);
      await own.getByRole('button', {name: words.goBack}).click();
      await own.waitForURL((url) => url.pathname === words.home);
      await expect(own.getByRole('heading', {level: 1})).toBeVisible();
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), {href: to, target: '_blank'});
        document.body.append(link);
        link.click();
      }, words.missing);
      await expect.poll(() => context.pages().length).toBe(3);
      const opened = context.pages()[2];
      await opened?.getByRole('button', {name: words.goBack}).click();
      await opened?.waitForURL((url) => url.pathname === words.home);
    });
  });
}

test.describe('before React', () => {
  test('a page returns to its place without any script file', async ({page}) => {
    await leaveFar(page);
    await page.evaluate(() => window.history.go(-2));
    await page.waitForURL((url) => url.pathname === '/');
    // React has not completed the page: it is a little shorter.
    await expect
      .poll(() => page.evaluate((to) => Math.abs(window.scrollY - to), FAR))
      .toBeLessThan(40);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
});

test.describe('before React, and before the fonts', () => {
  test('a page returns to its place and keeps it when they come', async ({page}) => {
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
});
