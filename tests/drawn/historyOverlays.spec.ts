/** Back closes what lies over the page, and leads nowhere. */
import type {Page} from 'playwright/test';

import {answerConsent, expect, hydrated, test} from '../e2e/test';
import {
  type Words,
  LANGUAGES,
  SPANISH,
  FAR,
  BEFORE,
  scrollFar,
  expectAt,
  openAfter,
  expectBackToLeave,
  arrived,
  menuButton,
  menuSheet,
  hasEntry,
  entries,
  pictured,
} from './history';

// The window of the menu of small screens; other tests take windows of their own.
test.use({viewport: {width: 390, height: 844}});

/** The menu of small screens is tested in one language. */
const MENU_WORDS = SPANISH;

/** Opens the menu, once the page is ready for Back to close it. */
async function openMenu(page: Page): Promise<void> {
  await menuButton(page, MENU_WORDS).click();
  await expect.poll(() => hasEntry(page)).toBe(true);
}

// The banner would lie over buttons.
test.beforeEach(({page}) => answerConsent(page));

/** What the browser does is the same in every language: each takes one width. */
const windowOf = ({locale}: Words) => ({width: locale === 'en' ? 390 : 1440, height: 844});

for (const words of LANGUAGES) {
  test.describe(`dialogs, ${words.locale}`, () => {
    test.use({viewport: windowOf(words)});

    test('back closes the preferences and the booking dialog, and stays', async ({page}) => {
      await openAfter(page, words.home);
      const footer = page.getByRole('contentinfo');
      for (const control of [
        footer.getByRole('button', {name: words.settings}),
        footer.getByRole('link', {name: words.plan}),
      ]) {
        await control.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        const place = await page.evaluate(() => window.scrollY);
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(control).toBeFocused();
        await expect(page).toHaveURL(new RegExp(`${words.home}$`));
        await expectAt(page, place);
        // Closed by Escape, it leaves no entry behind.
        await control.click();
        await expect.poll(() => hasEntry(page)).toBe(true);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect.poll(() => hasEntry(page)).toBe(false);
      }
      await expectBackToLeave(page);
    });

    test('an address that opens the booking dialog: back leads to the page without it', async ({
      page,
    }) => {
      await page.goto(BEFORE);
      await page.goto(`${words.contact}#book`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${words.contact}$`));
      await expectBackToLeave(page);
    });
  });

  test.describe(`the viewer, ${words.locale}`, () => {
    test.use({viewport: windowOf(words)});

    test('back closes the viewer and stays; forward opens nothing', async ({page}) => {
      for (const path of [words.gallery, `${words.list}?selected=${pictured.id}`]) {
        await openAfter(page, path);
        const photo = page.locator('main a[href$=".jpg"]').nth(1);
        await photo.scrollIntoViewIfNeeded();
        await photo.click();
        const viewer = page.getByRole('dialog');
        await expect(viewer).toBeVisible();
        const place = await page.evaluate(() => window.scrollY);
        const before = await entries(page);
        await page.goBack();
        await expect(viewer).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
        await expect(photo).toBeFocused();
        await expectAt(page, place);
        await page.goForward();
        await expect.poll(() => hasEntry(page)).toBe(false);
        await expect(viewer).toHaveCount(0);
        // Closed by its button, the viewer leaves no entry behind: back leads to the page before.
        await photo.click();
        await page.getByRole('button', {name: words.close, exact: true}).click();
        await expect(viewer).toHaveCount(0);
        await expectAt(page, place);
        expect(await entries(page)).toBe(before);
        await expect.poll(() => hasEntry(page)).toBe(false);
        await expectBackToLeave(page);
      }
    });
  });
}

test('back closes the menu of small screens and stays; forward does not open it', async ({
  page,
}) => {
  await openAfter(page, MENU_WORDS.home);
  await scrollFar(page);
  // Pressed without the test's own scrolling.
  await menuButton(page, MENU_WORDS).evaluate((button: HTMLElement) => button.click());
  await expect(menuSheet(page)).toBeVisible();
  await expect.poll(() => hasEntry(page)).toBe(true);
  await page.goBack();
  await expect(menuSheet(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${MENU_WORDS.home}$`));
  await expectAt(page, FAR);
  await page.goForward();
  await expect.poll(() => hasEntry(page)).toBe(false);
  await expect(menuSheet(page)).toBeHidden();
  await expectBackToLeave(page);
});

test('closed by hand or by Escape, the menu of small screens leaves no entry behind', async ({
  page,
}) => {
  await openAfter(page, MENU_WORDS.home);
  for (const close of [
    () => menuButton(page, MENU_WORDS).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await openMenu(page);
    await close();
    await expect(menuSheet(page)).toBeHidden();
    await expect.poll(() => hasEntry(page)).toBe(false);
  }
  await expectBackToLeave(page);
});

test('a page chosen in the menu of small screens leaves no entry of the menu behind', async ({
  page,
}) => {
  await openAfter(page, MENU_WORDS.home);
  await openMenu(page);
  await menuSheet(page).getByRole('link', {name: MENU_WORDS.galleryLabel}).click();
  await page.waitForURL(`**${MENU_WORDS.gallery}`);
  await expect(menuSheet(page)).toBeHidden();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === MENU_WORDS.home);
  await expect(menuSheet(page)).toBeHidden();
  await page.goForward();
  await page.waitForURL(`**${MENU_WORDS.gallery}`);
  await arrived(page, MENU_WORDS.galleryLabel);
  // The page one is on, chosen in the menu: its top, and no entry more.
  await scrollFar(page, 400);
  await openMenu(page);
  await menuSheet(page).getByRole('link', {name: MENU_WORDS.galleryLabel}).click();
  await expect(menuSheet(page)).toBeHidden();
  await expectAt(page, 0);
  await expect.poll(() => hasEntry(page)).toBe(false);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === MENU_WORDS.home);
  await expectBackToLeave(page);
});

test('reloaded while the menu of small screens is open, the page is there without it, once', async ({
  page,
}) => {
  await openAfter(page, MENU_WORDS.home);
  await openMenu(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => hasEntry(page)).toBe(false);
  await expect(menuSheet(page)).toBeHidden();
  await expectBackToLeave(page);
});
