/** Bars and banner leave room for the page, in low windows and with large text too; their lists stay in the window. */
import type {Locator, Page} from 'playwright/test';

import {lightPage} from './content';
import {expect, hydrated, test} from './test';
import {word} from '../words';

/** Shares of the window's height: of the bars, and of bars and the cookie banner together. */
const MOST = 0.34;
const MOST_WITH_BANNER = 0.56;

const WINDOWS = [
  {width: 320, height: 256, isEnlarged: false},
  {width: 568, height: 320, isEnlarged: false},
  {width: 844, height: 390, isEnlarged: false},
  {width: 390, height: 844, isEnlarged: true},
  {width: 1440, height: 900, isEnlarged: true},
];

/** Runs in the page: which share of the window's height bars cover, in the middle of the page. */
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

/** Calls `check` in each window; text at twice its size as by a reader's own setting, to which media queries answer. */
async function inEachWindow(
  page: Page,
  check: (window: string, width: number) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const {width, height, isEnlarged} of WINDOWS) {
    await page.setViewportSize({width, height});
    const [standard, fixed] = isEnlarged ? [32, 26] : [16, 13];
    await session.send('Page.setFontSizes', {fontSizes: {standard, fixed}});
    await check(`${width} × ${height}${isEnlarged ? ', text at 200 %' : ''}`, width);
  }
}

async function expectWithin(parts: Locator, width: number, window: string): Promise<void> {
  for (const part of await parts.all()) {
    const {x = -1, width: own = 0} = (await part.boundingBox()) ?? {};
    expect(x, window).toBeGreaterThanOrEqual(0);
    expect(x + own, window).toBeLessThanOrEqual(width);
  }
}

// In Spanish, whose words are longer.
test('bars, banner and menus fit every window', async ({page}) => {
  await page.goto(lightPage('es'));
  await hydrated(page);
  const banner = page.locator('[data-cookie-banner]');
  const firstChoice = banner.getByRole('button').first();
  await banner.waitFor();
  await inEachWindow(page, async (window) => {
    await expect.poll(() => page.evaluate(covered), window).toBeLessThan(MOST_WITH_BANNER);
    // Its heading is wide enough to be read as a line, and its first choice can be made.
    const heading = await banner.getByRole('heading').boundingBox();
    expect(heading?.width, window).toBeGreaterThan((heading?.height ?? 0) / 2);
    await firstChoice.click({trial: true});
  });
  await firstChoice.click();
  await expect(banner).toBeHidden();

  const languages = page.locator('header details').filter({has: page.locator('a[hreflang]')});
  const menu = page.locator(`summary[aria-label="${word('frame.menu', 'es')}"]`);
  await inEachWindow(page, async (window, width) => {
    await expect.poll(() => page.evaluate(covered), window).toBeLessThan(MOST);
    await languages.locator('summary').click();
    await expectWithin(languages.locator('ul, a'), width, window);
    await page.keyboard.press('Escape');
    // Opened with the bar half out of the window, the menu begins at the bar's end.
    await page.evaluate(() => scrollTo(0, 24));
    await menu.click();
    const [bar, sheet] = await Promise.all(
      ['body > div > header', 'header details nav'].map((part) =>
        page.locator(part).last().boundingBox(),
      ),
    );
    if (!bar || !sheet) throw new Error(`No menu at ${window}.`);
    expect(bar.y, window).toBe(0);
    expect(Math.round(sheet.y - bar.y - bar.height), window).toBe(0);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => 'overlay' in (history.state ?? {})), window)
      .toBe(false);
  });
});
