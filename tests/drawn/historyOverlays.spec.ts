/** Back closes what lies over the page, and leads nowhere. */
import {answerConsent, expect, hydrated, test} from '../e2e/test';
import {
  LANGUAGES,
  FAR,
  scrollFar,
  expectAt,
  arrived,
  menuButton,
  menuSheet,
  hasEntry,
  entries,
  pictured,
} from './history';

// The banner would lie over buttons.
test.beforeEach(({page}) => answerConsent(page));

for (const words of LANGUAGES) {
  test.describe(words.locale, () => {
    // What the browser does is the same in every language: each takes one width.
    test.use({viewport: {width: words.locale === 'en' ? 390 : 1440, height: 844}});

    test('back closes the preferences and the booking dialog, and stays', async ({page}) => {
      await page.goto(words.contact);
      await page.goto(words.home);
      await hydrated(page);
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
      await page.goBack();
      await page.waitForURL(`**${words.contact}`);
    });

    test('an address that opens the booking dialog: back leads to the page without it', async ({
      page,
    }) => {
      await page.goto(words.home);
      await page.goto(`${words.contact}#book`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${words.contact}$`));
      await page.goBack();
      await page.waitForURL(`**${words.home}`);
    });

    test('back closes the viewer and stays; forward opens nothing', async ({page}) => {
      for (const path of [words.gallery, `${words.list}?selected=${pictured.id}`]) {
        await page.goto(words.contact);
        await page.goto(path);
        await hydrated(page);
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
        await page.goBack();
        await page.waitForURL(`**${words.contact}`);
      }
    });
  });
}

test.describe('the menu of small screens', () => {
  const words = LANGUAGES[1];
  test.use({viewport: {width: 390, height: 844}});

  test('back closes it and stays; forward does not open it', async ({page}) => {
    await page.goto(words.contact);
    await page.goto(words.home);
    await hydrated(page);
    await scrollFar(page);
    // Pressed without the test's own scrolling.
    await menuButton(page, words).evaluate((button: HTMLElement) => button.click());
    await expect(menuSheet(page)).toBeVisible();
    await expect.poll(() => hasEntry(page)).toBe(true);
    await page.goBack();
    await expect(menuSheet(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${words.home}$`));
    await expectAt(page, FAR);
    await page.goForward();
    await expect.poll(() => hasEntry(page)).toBe(false);
    await expect(menuSheet(page)).toBeHidden();
    await page.goBack();
    await page.waitForURL(`**${words.contact}`);
  });

  test('closed by hand, by Escape or by choosing, it leaves no entry behind', async ({page}) => {
    await page.goto(words.contact);
    await page.goto(words.home);
    await hydrated(page);
    for (const close of [
      () => menuButton(page, words).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await menuButton(page, words).click();
      await expect.poll(() => hasEntry(page)).toBe(true);
      await close();
      await expect(menuSheet(page)).toBeHidden();
      await expect.poll(() => hasEntry(page)).toBe(false);
    }
    await menuButton(page, words).click();
    await expect.poll(() => hasEntry(page)).toBe(true);
    await menuSheet(page).getByRole('link', {name: words.galleryLabel}).click();
    await page.waitForURL(`**${words.gallery}`);
    await expect(menuSheet(page)).toBeHidden();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === words.home);
    await expect(menuSheet(page)).toBeHidden();
    await page.goForward();
    await page.waitForURL(`**${words.gallery}`);
    await arrived(page, words.galleryLabel);
    // The page one is on, chosen in the menu: its top, and no entry more.
    await scrollFar(page, 400);
    await menuButton(page, words).click();
    await expect.poll(() => hasEntry(page)).toBe(true);
    await menuSheet(page).getByRole('link', {name: words.galleryLabel}).click();
    await expect(menuSheet(page)).toBeHidden();
    await expectAt(page, 0);
    await expect.poll(() => hasEntry(page)).toBe(false);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === words.home);
    await page.goBack();
    await page.waitForURL(`**${words.contact}`);
  });

  test('reloaded while it is open, the page is there without it, once', async ({page}) => {
    await page.goto(words.contact);
    await page.goto(words.home);
    await hydrated(page);
    await menuButton(page, words).click();
    await expect.poll(() => hasEntry(page)).toBe(true);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => hasEntry(page)).toBe(false);
    await expect(menuSheet(page)).toBeHidden();
    await page.goBack();
    await page.waitForURL(`**${words.contact}`);
  });
});
