/** The menu of small screens: by keyboard, what it covers, and when it closes. */
import type {Page} from 'playwright/test';

import {lightPage, pathOf} from './content';
import {LANGUAGES, type Locale, expectNoEntry, menu, sheet} from './menus';
import {answerConsent, expect, hydrated, locales, test} from './test';

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

test('the menu of small screens by keyboard', async ({page}) => {
  await answerConsent(page);
  // In Spanish, whose longer labels may not fit into a narrow or low window.
  await page.goto(lightPage('es'));
  await hydrated(page);
  const button = menu(page, 'es');
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1100, 800],
  ] as const) {
    const size = `${width}×${height}`;
    await page.setViewportSize({width, height});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    const bar = page.locator('#booking-bar');
    const bottom = (await bar.isVisible())
      ? await bar.evaluate((element) => element.getBoundingClientRect().top)
      : height;
    const box = await sheet(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), size).toBeLessThanOrEqual(bottom + 0.5);
    expect(box?.height, size).toBeGreaterThan(150);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press(key);
        expect(await isFocusUncovered(page), `in view at ${size}`).toBe(true);
      }
    }
    // A press beside the links takes the focus away.
    await page.mouse.click(width - 8, (box?.y ?? 0) + 8);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await button.click();
    await sheet(page).getByRole('link', {name: LANGUAGES.es.lastLabel}).focus();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expectNoEntry(page);
  }
});

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

for (const {locale} of locales) {
  test(`the open menu of small screens leaves nothing behind it in reach (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    const words = LANGUAGES[locale as Locale];
    await page.goto(pathOf('contact', locale));
    await hydrated(page);
    const main = page.locator('main');
    const button = menu(page, locale as Locale);
    await button.click();
    await expect(main).toHaveAttribute('inert');
    await expect(page.locator('footer')).toHaveAttribute('inert');
    // Comes a second after the page.
    await page.locator('[data-cookie-banner]').waitFor({state: 'attached'});
    await expect.poll(() => page.evaluate(coveredStops)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(main).not.toHaveAttribute('inert');
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expectNoEntry(page);
    // The page one is on, chosen in the menu, has the focus.
    await button.click();
    await expect(main).toHaveAttribute('inert');
    await sheet(page).getByRole('link', {name: words.lastLabel}).click();
    await expect(main).toBeFocused();
    await expectNoEntry(page);
    // A page reached by the logo, which the menu leaves in view.
    await button.click();
    await expect(main).toHaveAttribute('inert');
    await page.locator('header a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${pathOf('home', locale)}`);
    await expect(main).toBeFocused();
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
