/**
 * The house of tests/fixtures/house at a moment, by its own clock: what home says, wherever the visitor is, and that
 * nothing moves when it says so.
 */
import type {Page} from 'playwright/test';

import {findings} from '../e2e/axe';
import {answerConsent, expect, holdRequests, hydrated, test} from '../e2e/test';
import {word} from '../words';
import {openSamples} from './samplesSite';

const SCRIPTS = '**/assets/js/*';
const WIDTHS = [320, 390, 1440];
/** In px: text at twice its size. */
const ENLARGED = {standard: 32, fixed: 26};

/** The house stands in Madrid, an hour ahead of UTC in winter. */
const MOMENTS = [
  {at: '2026-12-04T22:30:00Z', id: 'home.openUntil', time: '02:00', day: {en: '', es: ''}},
  {
    at: '2026-12-07T11:00:00Z',
    id: 'home.opensOn',
    time: '12:00',
    day: {en: 'Tuesday', es: 'martes'},
  },
  {
    at: '2026-12-25T11:00:00Z',
    id: 'home.opensOn',
    time: '12:00',
    day: {en: 'Sunday', es: 'domingo'},
  },
  {at: '2026-12-27T10:59:00Z', id: 'home.opensToday', time: '12:00', day: {en: '', es: ''}},
];
const LOCALES = ['en', 'es'] as const;

let site: Awaited<ReturnType<typeof openSamples>>;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await openSamples();
});
test.afterAll(() => site.close());
test.beforeEach(({page}) => answerConsent(page));

/** The line that says whether the house is open. */
const line = (page: Page) => page.locator('main p.jsOnly');

const homeOf = (locale: (typeof LOCALES)[number]): string =>
  new URL(locale === 'en' ? '/' : '/es/', site.url).href;

/**
 * Runs in the page: where the heading, the buttons, the line, the hours and the next part begin and end, in px. Beside
 * them the late fonts change the height of words.
 */
const boxes = (): string[] => {
  const hero = document.querySelector('main p.jsOnly')?.closest('.wrap')?.parentElement;
  const blocks = hero?.querySelectorAll('.stack, .stack :is(h1, p, div)') ?? [];
  return [...blocks, hero, hero?.nextElementSibling].map((element) => {
    const {top = 0, height = 0} = element?.getBoundingClientRect() ?? {};
    return `${element?.tagName} ${Math.round(top + scrollY)} ${Math.round(height)}`;
  });
};

for (const timezoneId of ['Europe/Madrid', 'America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({timezoneId});

    test('is told whether the house is open', async ({page}) => {
      for (const locale of LOCALES) {
        for (const {at, id, time, day} of MOMENTS) {
          await page.clock.setFixedTime(new Date(at));
          await page.goto(homeOf(locale));
          await page.keyboard.press('Shift');
          await expect(line(page), at).toHaveText(word(id, locale, {time, day: day[locale]}));
        }
      }
    });
  });
}

test('the line follows the clock', async ({page}) => {
  await page.clock.install({time: new Date('2026-12-05T00:58:30Z')});
  await page.goto(homeOf('en'));
  await page.keyboard.press('Shift');
  await expect(line(page)).toHaveText(word('home.openUntil', 'en', {time: '02:00'}));
  await page.clock.runFor('01:30');
  await expect(line(page)).toHaveText(word('home.opensToday', 'en', {time: '12:00'}));
});

test('nothing moves when the line is filled', async ({page}) => {
  test.setTimeout(300_000);
  await page.clock.setFixedTime(new Date('2026-12-07T11:00:00Z'));
  const session = await page.context().newCDPSession(page);
  for (const size of [{standard: 16, fixed: 13}, ENLARGED]) {
    await session.send('Page.setFontSizes', {fontSizes: size});
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const letGo = await holdRequests(page, SCRIPTS);
      await page.goto(homeOf('en'), {waitUntil: 'domcontentloaded'});
      await page.keyboard.press('Shift');
      await expect(line(page)).toBeVisible();
      await expect(line(page)).toHaveText('');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await page.evaluate(boxes);
      expect(before.length).toBeGreaterThan(6);
      letGo();
      await hydrated(page);
      await expect(line(page)).not.toHaveText('');
      expect(await page.evaluate(boxes), `${size.standard} px, ${width} px wide`).toEqual(before);
      await page.unrouteAll({behavior: 'wait'});
    }
  }
});

test('the hours are accessible, and the line is absent without script', async ({page, browser}) => {
  await page.clock.setFixedTime(new Date('2026-12-07T11:00:00Z'));
  await page.goto(homeOf('es'));
  await page.keyboard.press('Shift');
  await expect(line(page)).not.toHaveText('');
  // The fixture's own pages leave out headings.
  const {found} = await findings(page);
  expect(found.filter((finding) => !finding.startsWith('heading-order'))).toEqual([]);
  const context = await browser.newContext({javaScriptEnabled: false});
  const withoutScript = await context.newPage();
  await withoutScript.goto(homeOf('es'));
  await expect(line(withoutScript)).toBeHidden();
  // The link to the hours stays, and the footer has them on every page.
  const hours = withoutScript.locator('main').getByRole('link', {name: word('home.hours', 'es')});
  await expect(hours).toBeVisible();
  await expect(withoutScript.getByRole('contentinfo')).toContainText('lunes: cerrado');
  await context.close();
});
