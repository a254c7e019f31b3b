/** What stays in the window while the page moves leaves the page its room, in low windows too. */
import type {Page} from 'playwright/test';

import {answerConsent, expect, hydrated, pages, test} from './test';

/** Shares of the window's height: of the bars, and of bars and the cookie banner together. */
const MOST = 0.34;
const MOST_ASKED = 0.56;

/** Runs in the page: which share of the window's height lies under bars, in the middle of the page. */
function covered(): number {
  scrollTo({top: document.documentElement.scrollHeight * 0.4, behavior: 'instant'});
  const bars = [
    ...document.querySelectorAll('body > div > header, #booking-bar, [data-cookie-banner]'),
  ];
  const heights = bars
    .filter((bar) => bar.checkVisibility({visibilityProperty: true}))
    .map((bar) => {
      const {top, bottom} = bar.getBoundingClientRect();
      return Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
    });
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}

/** Text at twice its size, as a reader's own setting has it: media queries answer to it. */
async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
}

const WINDOWS = [
  {width: 320, height: 256, isEnlarged: false},
  {width: 568, height: 320, isEnlarged: false},
  {width: 844, height: 390, isEnlarged: false},
  {width: 390, height: 844, isEnlarged: true},
  {width: 1440, height: 900, isEnlarged: true},
];
/** In Spanish, whose words are the longer ones. */
const HOMES = pages.filter(({id, locale}) => id === 'home' && locale === 'es');

for (const {width, height, isEnlarged} of WINDOWS) {
  const window = `${width} × ${height}${isEnlarged ? ', text at 200 %' : ''}`;
  for (const {path} of HOMES) {
    for (const isAsked of [false, true]) {
      test(`bars leave ${path} its room at ${window}${isAsked ? ', with the banner' : ''}`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height});
        if (!isAsked) await answerConsent(page);
        if (isEnlarged) await enlarge(page);
        await page.goto(path);
        await hydrated(page);
        const banner = page.locator('[data-cookie-banner]');
        if (isAsked) await banner.waitFor();
        await expect.poll(() => page.evaluate(covered)).toBeLessThan(isAsked ? MOST_ASKED : MOST);
        if (!isAsked) return;
        // Wherever it stands, its heading is a heading and its first choice can be made.
        const heading = await banner.getByRole('heading').boundingBox();
        expect(heading?.width).toBeGreaterThan((heading?.height ?? 0) / 2);
        await banner.getByRole('button').first().click();
        await expect(banner).toBeHidden();
      });
    }
  }

  for (const {path} of HOMES) {
    test(`the list of languages on ${path} stays in a window of ${window}`, async ({page}) => {
      await page.setViewportSize({width, height});
      await answerConsent(page);
      if (isEnlarged) await enlarge(page);
      await page.goto(path);
      await hydrated(page);
      const menu = page.locator('header details').filter({has: page.locator('a[hreflang]')});
      await menu.locator('summary').click();
      for (const box of await menu.locator('ul, a').all()) {
        const {x = -1, width: own = 0} = (await box.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + own).toBeLessThanOrEqual(width);
      }
    });
  }

  test(`a menu opened with the bar half out of a window of ${window} reaches the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await answerConsent(page);
    if (isEnlarged) await enlarge(page);
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 24));
    await page.locator('summary[aria-label="Menu"]').click();
    const [bar, sheet] = await Promise.all(
      ['body > div > header', 'header details nav'].map((part) =>
        page.locator(part).last().boundingBox(),
      ),
    );
    if (!bar || !sheet) throw new Error('No menu.');
    expect(bar.y).toBe(0);
    expect(Math.round(sheet.y - bar.y - bar.height)).toBe(0);
  });
}
