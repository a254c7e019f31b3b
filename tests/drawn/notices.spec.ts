/**
 * Notices above the pages of the house of tests/fixtures/house: on their days at the house's clock, wherever the
 * visitor is, decided before the first paint; without script always; closed until the page is loaded again.
 */
import type {Page} from 'playwright/test';

import {findings} from '../e2e/axe';
import {watchRefusals} from '../e2e/refusals';
import {answerConsent, expect, holdRequests, hydrated, test} from '../e2e/test';
import {openSamples} from './samplesSite';

const NAMES = ['Notices', 'Avisos'];
const region = (page: Page) => page.locator('header + section');
const closingCross = (page: Page) => region(page).getByRole('button').first();

const SCRIPTS = '**/assets/js/*';

/** From 24 to 26 December, at the clock of Madrid, an hour ahead of UTC. */
const MOMENTS = [
  {when: 'the last moment before', instant: '2026-12-23T22:59:59.999Z', isShown: false},
  {when: 'the first moment', instant: '2026-12-23T23:00:00.000Z', isShown: true},
  {when: 'the last moment', instant: '2026-12-26T22:59:59.999Z', isShown: true},
  {when: 'the first moment after', instant: '2026-12-26T23:00:00.000Z', isShown: false},
];
const DURING = new Date('2026-12-26T10:00:00Z');
const ZONES = ['Europe/Madrid', 'America/Los_Angeles', 'Pacific/Auckland'];

let site: Awaited<ReturnType<typeof openSamples>>;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await openSamples();
});
test.afterAll(() => site.close());

test.beforeEach(({page}) => answerConsent(page));

/** Opens a page, and loads its scripts at once. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, site.url).href);
  await page.keyboard.press('Shift');
  await hydrated(page);
}

for (const timezoneId of ZONES) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({timezoneId});

    test('sees a notice on its days at the house, from the first frame on', async ({page}) => {
      for (const {when, instant, isShown} of MOMENTS) {
        await page.clock.setFixedTime(new Date(instant));
        const letGo = await holdRequests(page, SCRIPTS);
        await page.goto(site.url, {waitUntil: 'domcontentloaded'});
        const topOfMain = (): Promise<number> =>
          page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
        await expect(region(page), when).toBeVisible({visible: isShown});
        const before = await topOfMain();
        letGo();
        await page.keyboard.press('Shift');
        await hydrated(page);
        await expect(region(page), `${when}, with React`).toBeVisible({visible: isShown});
        expect(await topOfMain(), when).toBe(before);
        await page.unrouteAll({behavior: 'wait'});
      }
    });
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a notice stands, and has no cross', async ({page}) => {
    await page.goto(site.url);
    await expect(region(page)).toBeVisible();
    await expect(closingCross(page)).toBeHidden();
  });
});

test('a closed notice stays closed while pages change, and is back when one is loaded', async ({
  page,
}) => {
  await page.clock.setFixedTime(DURING);
  await open(page, '/');
  const stored = (): Promise<string[]> =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const before = await stored();
  await expect(region(page).locator('timed-notice')).toHaveCount(1);
  await closingCross(page).click();
  await expect(region(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await page.locator('header').getByRole('link', {name: 'Contact'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/write|evening/i);
  // The notice of this page alone; its own cross closes it.
  await expect(region(page).locator('timed-notice')).toHaveCount(1);
  await expect(region(page)).toContainText('The street is being paved');
  await page.goBack();
  await expect(region(page)).toHaveCount(0);
  expect(await stored()).toEqual(before);
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await expect(region(page)).toContainText('We are closed');
});

test('a cross that is pressed before script waits for it', async ({page}) => {
  await page.clock.setFixedTime(DURING);
  const letGo = await holdRequests(page, SCRIPTS);
  await page.goto(site.url, {waitUntil: 'domcontentloaded'});
  await closingCross(page).click();
  await expect(closingCross(page)).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(region(page)).toHaveCount(0);
});

test('notices are accessible, and printed without their cross', async ({page}) => {
  await page.clock.setFixedTime(DURING);
  const refused = await watchRefusals(page);
  for (const [index, path] of ['/contact', '/es/contacto'].entries()) {
    await open(page, path);
    await expect(page.getByRole('region', {name: NAMES[index] ?? ''})).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      expect.soft((await findings(page)).found, `${path} at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({media: 'print'});
    await expect(region(page).locator('p').first()).toBeVisible();
    await expect(closingCross(page)).toBeHidden();
    await page.emulateMedia({media: 'screen'});
  }
  expect(refused).toEqual([]);
});
