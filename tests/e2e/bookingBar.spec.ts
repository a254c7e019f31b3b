/** The booking bar of small screens hides while the page's own green button is in view, and comes back. */
import {labelOf, masseuses, need, pathOf} from './content';
import {answerConsent, expect, hydrated, test} from './test';
import {word} from '../words';

test.use({viewport: {width: 390, height: 844}});

for (const {id, locale, name} of [
  {id: 'contact', locale: 'en', name: word('frame.bookingBar')},
  {id: 'programs/kaula-tantra', locale: 'es', name: word('frame.bookingBar', 'es')},
]) {
  test(`${id} (${locale}) shows its own green button without the bar over it`, async ({page}) => {
    await answerConsent(page);
    await page.goto(pathOf(id, locale));
    await hydrated(page);
    const bar = page.getByRole('complementary', {name});
    const own = page.locator('main [data-booking]').last();
    const showOwn = (): Promise<void> =>
      own.evaluate((button) => button.scrollIntoView({block: 'center'}));
    await showOwn();
    await expect(bar).toBeHidden();
    await page.locator('footer').evaluate((footer) => footer.scrollIntoView());
    await expect(bar).toBeVisible();
    // While the focus is in the bar, it stays.
    await bar.getByRole('link').first().focus();
    await showOwn();
    await expect(own).toBeInViewport();
    await expect(bar.getByRole('link').first()).toBeInViewport({ratio: 1});
    await expect(bar.getByRole('link').first()).toBeFocused();
    // It comes back on a page without a green button in view.
    await bar
      .getByRole('link')
      .first()
      .evaluate((link) => link.blur());
    await expect(bar).toBeHidden();
    await page
      .locator('footer')
      .getByRole('link', {name: labelOf('gallery', locale), exact: true})
      .click();
    await expect(page).toHaveURL(pathOf('gallery', locale));
    await expect(bar).toBeVisible();
  });
}

for (const way of ['its address', 'the list'] as const) {
  test(`a profile opened by ${way} shows its own green button without the bar over it`, async ({
    page,
  }) => {
    const {id} = need(masseuses, 'masseuse');
    await answerConsent(page);
    await page.goto(pathOf('masseuses', 'en') + (way === 'the list' ? '' : `?selected=${id}`));
    await hydrated(page);
    if (way === 'the list') await page.locator(`[data-opens="${id}"]`).click();
    // The placeholder of a profile has no button.
    const own = page.locator('main section[aria-labelledby="profile-name"] [data-booking]').first();
    const bar = page.getByRole('complementary', {name: word('frame.bookingBar')});
    // The page itself scrolls to a profile that has arrived.
    await expect(async () => {
      await own.evaluate((button) => button.scrollIntoView({block: 'center'}));
      await expect(bar).toBeHidden({timeout: 1000});
    }).toPass();
    await page.getByRole('link', {name: word('masseuse.back')}).click();
    await page.locator('footer').evaluate((footer) => footer.scrollIntoView());
    await expect(bar).toBeVisible();
  });
}
