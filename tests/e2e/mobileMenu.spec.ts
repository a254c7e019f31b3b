/** The menu of small screens: by keyboard, what it covers, and when it closes. */
import type {Page} from 'playwright/test';

import {lightPage, pathOf} from './content';
import {expectNoEntry, menu, sheet, wordsIn} from './menus';
import {languageCodes} from './pages';
import {answerConsent, expect, hydrated, test} from './test';

/** Whether what has the focus is in view, all of it that the window has: the menu, the top bar, the booking bar. */
const isFocusUncovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // After the last stop the focus leaves the page for the browser's own controls.
    if (!focused || focused === document.body) return true;
    const {left, width, top, bottom} = focused.getBoundingClientRect();
    const x = left + Math.min(width / 2, 40);
    return [top + 3, bottom - 3].every((y) => focused.contains(document.elementFromPoint(x, y)));
  });

/** In px: a small phone, a phone upright and across, and a window in which the menu is a panel. */
const WINDOWS = [
  {width: 320, height: 568},
  {width: 390, height: 844},
  {width: 844, height: 390},
  {width: 1100, height: 800},
];
/** In px: the least of the menu that has to be seen in the lowest window. */
const LOWEST_MENU = 150;
/** Fractions of a pixel by which browsers round. */
const ROUNDING = 0.5;
/** In px: from the window's edges to a place of the menu beside its links. */
const BESIDE = 8;
/** More than the menu has stops, so that the focus goes round. */
const STOPS = 12;

/** How far down the menu may reach, in px: to the booking bar, or to the end of a window without one. */
async function bottomForMenu(page: Page, windowHeight: number): Promise<number> {
  const bar = page.locator('#booking-bar');
  return (await bar.isVisible())
    ? bar.evaluate((element) => element.getBoundingClientRect().top)
    : windowHeight;
}

/** Expects the open menu to end above the booking bar, and to show enough of itself. */
async function expectMenuInWindow(page: Page, {height}: {height: number}): Promise<void> {
  const box = await sheet(page).boundingBox();
  if (!box) throw new Error('The menu has no place.');
  const lowest = await bottomForMenu(page, height);
  expect(box.y + box.height).toBeLessThanOrEqual(lowest + ROUNDING);
  expect(box.height).toBeGreaterThan(LOWEST_MENU);
}

/** Presses a key until the focus has gone round the menu, and expects it in view each time. */
async function goRound(page: Page, key: string): Promise<void> {
  for (let press = 0; press < STOPS; press++) {
    await page.keyboard.press(key);
    expect(await isFocusUncovered(page), `in view after ${key}`).toBe(true);
  }
}

for (const size of WINDOWS) {
  test(`by keyboard the menu fits a window of ${size.width} × ${size.height}, hides no focus, and Escape closes it`, async ({
    page,
  }) => {
    await answerConsent(page);
    await page.setViewportSize(size);
    // In Spanish, whose longer labels may not fit into a narrow or low window.
    await page.goto(lightPage('es'));
    await hydrated(page);
    const button = menu(page, 'es');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await expectMenuInWindow(page, size);
    await goRound(page, 'Tab');
    await goRound(page, 'Shift+Tab');
    // A press beside the links, at the end of the menu's first line, takes the focus away.
    const top = await sheet(page).evaluate((element) => element.getBoundingClientRect().top);
    await page.mouse.click(size.width - BESIDE, top + BESIDE);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await button.click();
    await sheet(page)
      .getByRole('link', {name: wordsIn('es').lastLabel})
      .focus();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expectNoEntry(page);
  });
}

/** Runs in the page: what takes the focus although something lies over it, by its text or name. */
function coveredStops(): string[] {
  const before = document.activeElement as HTMLElement | null;
  const stops = document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex]');
  const covered = [...stops].filter((stop) => {
    stop.focus({preventScroll: true});
    if (document.activeElement !== stop) return false;
    const {left, top, width, height} = stop.getBoundingClientRect();
    const shown = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
    return !stop.contains(shown);
  });
  before?.focus();
  return covered.map((stop) => stop.ariaLabel ?? stop.textContent);
}

/** Opens the menu on a phone, on the page that its last link leads to, and waits for the banner over it. */
async function openOnContactPage(page: Page, locale: string): Promise<void> {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(pathOf('contact', locale));
  await hydrated(page);
  await menu(page, locale).click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  // Comes a second after the page.
  await page.locator('[data-cookie-banner]').waitFor({state: 'attached'});
}

for (const locale of languageCodes) {
  test(`the open menu of small screens leaves nothing behind it in reach (${locale})`, async ({
    page,
  }) => {
    await openOnContactPage(page, locale);
    await expect(page.locator('footer')).toHaveAttribute('inert');
    await expect.poll(() => page.evaluate(coveredStops)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expectNoEntry(page);
  });

  test(`the page one is on, chosen in the menu of small screens, gets the focus (${locale})`, async ({
    page,
  }) => {
    await openOnContactPage(page, locale);
    await sheet(page)
      .getByRole('link', {name: wordsIn(locale).lastLabel})
      .click();
    await expect(page.locator('main')).toBeFocused();
    await expectNoEntry(page);
  });

  test(`a page reached by the logo, which the menu of small screens leaves in view, gets the focus (${locale})`, async ({
    page,
  }) => {
    await openOnContactPage(page, locale);
    await page.locator('header a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${pathOf('home', locale)}`);
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
}

test('a menu that is open when the window becomes wide closes', async ({page}) => {
  await answerConsent(page);
  await page.setViewportSize({width: 1100, height: 800});
  await page.goto(lightPage('en'));
  await hydrated(page);
  await menu(page, 'en').click();
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({width: 1440, height: 800});
  await expectNoEntry(page);
  await page.setViewportSize({width: 1100, height: 800});
  await expect(sheet(page)).toBeHidden();
});
