/** What is below the first screen is laid out soon after it, and at once where somebody needs it. */
import type {Page} from 'playwright/test';

import {LATE} from '../../src/plugins/hosting/usedRules';
import {languageCodes} from '../e2e/pages';
import {expect, hydrated, pages, test} from '../e2e/test';
import {labelOf} from '../e2e/content';

/** The same as in src/template/boot/layout.ts, which only a page can import. */
const FIRST_SCREEN_PX = 1200;
/** In px: a phone, a tablet and a desktop. */
const WIDTHS = [390, 768, 1440];

/** Whether the end of the page is laid out, and shown. */
async function isEndLaidOut(page: Page): Promise<boolean> {
  return page
    .locator('footer p')
    .last()
    .evaluate((end) =>
      end.checkVisibility({contentVisibilityAuto: true, visibilityProperty: true}),
    );
}

/** Opens a page whose picture never comes, so that it stays as it is first shown: the rest waits for its load. */
async function openUnloaded(page: Page, path: string): Promise<void> {
  await page.route('**/pictures/*', () => undefined);
  await page.goto(path, {waitUntil: 'domcontentloaded'});
}

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const {what, addresses} of [
  {what: 'the scripts', addresses: '**/assets/js/*'},
  {what: 'scripts and their style sheet', addresses: '**/assets/**'},
]) {
  test(`the end of a page is laid out though ${what} do not come`, async ({page}) => {
    await page.route(addresses, () => undefined);
    await page.goto('/es/');
    await expect(page.locator('html[data-whole]')).toBeAttached();
    expect(await isEndLaidOut(page)).toBe(true);
  });
}

test('at first it is laid out on paper, and for a key', async ({page}) => {
  await openUnloaded(page, '/');
  expect(await isEndLaidOut(page)).toBe(false);
  await page.emulateMedia({media: 'print'});
  expect(await isEndLaidOut(page)).toBe(true);
  await page.emulateMedia({media: null});
  await expect.poll(() => isEndLaidOut(page)).toBe(false);
  await page.keyboard.press('End');
  expect(await isEndLaidOut(page)).toBe(true);
});

test('at first it is laid out for a place in the address', async ({page}) => {
  await openUnloaded(page, '/#contact');
  expect(await isEndLaidOut(page)).toBe(true);
});

/** Whether the footer has its own styles, which the base styles of a page do not give it. */
const hasStyles = (page: Page): Promise<boolean> =>
  page
    .locator('footer h2')
    .first()
    .evaluate((heading) => getComputedStyle(heading).fontStyle === 'italic');

test('what has its rules in the whole style sheet is laid out with it, which a wheel asks for', async ({
  page,
}) => {
  await openUnloaded(page, '/');
  expect(await isEndLaidOut(page)).toBe(false);
  await page.mouse.wheel(0, 100);
  await expect(page.locator('html[data-whole]')).toBeAttached();
  expect(await isEndLaidOut(page)).toBe(true);
  await expect.poll(() => hasStyles(page)).toBe(true);
});

test('a page that is opened further down waits for the whole style sheet, as without script', async ({
  page,
}) => {
  const states: string[] = [];
  await page.route('**/assets/css/*', async (route) => {
    states.push(await page.evaluate(() => document.readyState));
    await route.continue();
  });
  await page.goto('/#contact');
  expect(['loading', 'interactive']).toContain(states[0]);
  expect(await hasStyles(page)).toBe(true);
});

test('what is laid out later moves nothing in the first screen', async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(window, {shifts: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[])
        Object.assign(window, {shifts: Number(Reflect.get(window, 'shifts')) + entry.value});
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto('/contact');
  await hydrated(page);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.05);
});

test('every page further on in a visit is laid out', async ({page}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page
    .getByRole('navigation')
    .getByRole('link', {name: labelOf('gallery', 'en'), exact: true})
    .first()
    .click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await isEndLaidOut(page)).toBe(true);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('every page is laid out', async ({page}) => {
    await page.goto('/');
    expect(await isEndLaidOut(page)).toBe(true);
  });

  for (const language of languageCodes) {
    test(`no page in ${language} leaves out anything of its first screen, in any window`, async ({
      page,
    }) => {
      const high: string[] = [];
      let found = 0;
      const own = pages.filter(({locale}) => locale === language);
      for (const {path} of own) {
        await page.goto(path);
        for (const width of WIDTHS) {
          await page.setViewportSize({width, height: 900});
          const tops = await page.evaluate(
            (late) =>
              [...document.querySelectorAll(late)].map((part) => part.getBoundingClientRect().top),
            LATE,
          );
          found += tops.length;
          const top = Math.min(...tops);
          if (top < FIRST_SCREEN_PX) high.push(`${path} at ${width} px: at ${Math.round(top)} px`);
        }
      }
      expect(found).toBeGreaterThan(own.length * WIDTHS.length);
      expect(high).toEqual([]);
    });
  }
});
