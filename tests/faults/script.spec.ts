/**
 * The script that every page loads does not come, or comes late: a press waits for four seconds at most, marked
 * as busy, and then does what the control does without script. Nothing happens twice.
 */
import type {Page} from 'playwright/test';

import {pathOf} from '../e2e/content';
import {languageCodes} from '../e2e/pages';
import {
  ALLOWING_UNREADABLE,
  FAULTS,
  GONE,
  MAIN_SCRIPT,
  SCRIPTS,
  answerConsent,
  expect,
  fillsWindow,
  holdRequests,
  hydrated,
  photo,
  sentence,
  test,
  wordsIn,
} from './faults';
import {PRESSES} from './presses';
import {anybody, seeStory} from './story';

const [aPhoto] = PRESSES;
const ENGLISH = wordsIn('en');

test.beforeEach(({page}) => answerConsent(page));

// Requests may still be held when a test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** Holds the main script back until the returned function is called. */
const holdScript = (page: Page): Promise<() => void> => holdRequests(page, MAIN_SCRIPT);

for (const {name, answer, unreadable, fails} of FAULTS) {
  test.describe(`the script ${name}`, () => {
    test.use(unreadable ? {allowed: ALLOWING_UNREADABLE} : {});

    test('a photo opens as a picture', async ({page}) => {
      if (!fails) await page.clock.install();
      await page.route(MAIN_SCRIPT, answer);
      await page.goto(pathOf('gallery', 'en'), {waitUntil: 'commit'});
      await photo(page).click({noWaitAfter: true});
      if (!fails) {
        await expect(photo(page)).toHaveAttribute('aria-busy', 'true');
        await page.clock.fastForward(4100);
      }
      await page.waitForURL(aPhoto.leadsTo('en'));
    });
  });
}

test.describe('the script is slow', () => {
  test('a press is marked, waits, and opens the viewer once', async ({page}) => {
    const letGo = await holdScript(page);
    await page.goto(pathOf('gallery', 'en'), {waitUntil: 'commit'});
    await photo(page).click();
    // The photo covers the others.
    await expect.poll(() => fillsWindow(photo(page))).toBe(true);
    await photo(page, 1).press('Enter');
    await expect(photo(page)).not.toHaveAttribute('aria-busy');
    await expect(photo(page, 1)).toHaveAttribute('aria-busy', 'true');
    expect(await fillsWindow(photo(page))).toBe(false);
    expect(await photo(page, 1).evaluate((link) => getComputedStyle(link).cursor)).toBe('progress');
    letGo();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(photo(page, 1)).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(pathOf('gallery', 'en'));
    await page.getByRole('button', {name: ENGLISH.close, exact: true}).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('“Back”, pressed once before it comes, goes back one page', async ({page}) => {
    await page.goto(pathOf('contact', 'en'));
    await page.goto(pathOf('gallery', 'en'));
    const letGo = await holdScript(page);
    await page.goto(ENGLISH.missing, {waitUntil: 'commit'});
    await page.getByRole('button', {name: ENGLISH.goBack}).click();
    letGo();
    await page.waitForURL(pathOf('gallery', 'en'));
  });

  test('a press fails in the end, and works again when the script has come', async ({page}) => {
    await page.clock.install();
    const letGo = await holdScript(page);
    await page.goto(pathOf('gallery', 'en'), {waitUntil: 'commit'});
    const filter = page.getByRole('button', {name: ENGLISH.filter});
    await filter.click();
    await expect(filter).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(4100);
    await expect(sentence(page, 'en')).toBeVisible();
    letGo();
    await hydrated(page);
    await expect(sentence(page, 'en')).toBeHidden();
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('the script is on its way', () => {
  test('the scripts of the page’s own are requested with it', async ({page}) => {
    const letGo = await holdScript(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(pathOf('gallery', 'es'));
    const own = await page.locator('#site-scripts').getAttribute('data-own');
    await expect.poll(() => requested).toEqual(expect.arrayContaining(own?.split(' ') ?? ['none']));
    letGo();
    await hydrated(page);
  });
});

test.describe('the script is gone', () => {
  test.beforeEach(({page}) => page.route(SCRIPTS, GONE.answer));

  for (const locale of languageCodes) {
    const words = wordsIn(locale);
    test(`${locale}: what needs it ends in one sentence, what has an address leads there`, async ({
      page,
    }) => {
      const {id, name} =
        locale === 'en' ? {id: 'contact', name: words.copy} : {id: 'gallery', name: words.filter};
      await page.goto(pathOf(id, locale), {waitUntil: 'commit'});
      await page.getByRole('button', {name}).first().click();
      await expect(sentence(page, locale)).toBeVisible();
      await expect(page.getByRole('link', {name: words.reload})).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await page.getByRole('button', {name: words.settings}).click();
      await page.waitForURL(pathOf('legal/cookie-policy', locale));
      await page.goto(words.missing, {waitUntil: 'commit'});
      await page.getByRole('button', {name: words.goBack}).click();
      await page.waitForURL(pathOf('home', locale));
      await page.locator('header details:has([hreflang]) > summary').click();
      await page.locator('header a[hreflang]:not([aria-current])').first().click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', new RegExp(`^${locale}`));
    });
  }

  test('the address of a profile leads to her card, which has the story', async ({page}) => {
    await page.goto(`${pathOf('masseuses', 'es')}?selected=${anybody.id}`);
    await seeStory(page);
  });
});

test('the script never comes: the address of a profile leads to her card in the end', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(MAIN_SCRIPT, () => undefined);
  await page.goto(`${pathOf('masseuses', 'es')}?selected=${anybody.id}`, {waitUntil: 'commit'});
  await expect(page.locator('html[data-selected]')).toBeAttached();
  await page.clock.fastForward(8100);
  await seeStory(page);
});

test.describe('scripts are blocked by an extension, by which neither <noscript> nor `scripting` notices it', () => {
  test.use({allowed: {messages: [/violates the following Content Security Policy directive/]}});

  test('a page is as for visitors without script', async ({page}) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const headers = {...response.headers(), 'content-security-policy': "script-src 'none'"};
      await route.fulfill({response, headers});
    });
    for (const id of ['masseuses', 'gallery', 'contact']) {
      await page.goto(pathOf(id, 'en'));
      expect(await page.evaluate(() => matchMedia('(scripting: enabled)').matches)).toBe(true);
      await expect(page.locator('.jsOnly')).not.toHaveCount(0);
      await expect(page.locator('.jsOnly').filter({visible: true})).toHaveCount(0);
    }
    await page.goto(pathOf('masseuses', 'es'));
    const card = page.locator(`article#${anybody.id}`);
    await expect(card.locator('[data-opens]')).toBeHidden();
    await card.locator('summary').click();
    await expect(card.locator('details p').filter({visible: true})).not.toHaveCount(0);
  });
});

test('without the whole style sheet every link opens its page in full, with its own styles', async ({
  page,
}) => {
  await page.route(/\/assets\/css\//, GONE.answer);
  await page.goto(pathOf('home', 'en'));
  await page.evaluate(() => Object.assign(window, {isFirst: true}));
  await page.locator('header').getByRole('link', {name: ENGLISH.gallery}).click();
  await page.waitForURL(pathOf('gallery', 'en'));
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
  await photo(page).click({noWaitAfter: true});
  await page.waitForURL(aPhoto.leadsTo('en'));
});
