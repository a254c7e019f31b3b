/** The booking bar of small screens steps aside for the page's own green button, and comes back. */
import {locales, pages} from './pages';
import {answerConsent, expect, hydrated, test} from './test';

const NAME = {en: 'Booking', es: 'Reservas'} as const;

test.use({viewport: {width: 390, height: 844}});

for (const {locale} of locales) {
  const name = NAME[locale as keyof typeof NAME];
  for (const id of ['home', 'contact', 'programs/kaula-tantra']) {
    test(`${id} (${locale}) shows its own green button without the bar over it`, async ({page}) => {
      await answerConsent(page);
      const address = pages.find((entry) => entry.id === id && entry.locale === locale)?.path;
      await page.goto(address ?? '/');
      await hydrated(page);
      const bar = page.getByRole('complementary', {name});
      const own = page.locator('main [data-booking]').last();
      await own.evaluate((button) => button.scrollIntoView({block: 'center'}));
      await expect(bar).toBeHidden();
      await page.locator('footer').evaluate((footer) => footer.scrollIntoView());
      await expect(bar).toBeVisible();
      // Somebody is on the bar with the keyboard while the button comes into view: it stays.
      await bar.getByRole('link').first().focus();
      await own.evaluate((button) => button.scrollIntoView({block: 'center'}));
      await expect(own).toBeInViewport();
      await expect(bar.getByRole('link').first()).toBeInViewport({ratio: 1});
      await expect(bar.getByRole('link').first()).toBeFocused();
    });
  }
}

test('the bar comes back on a page without a green button in view', async ({page}) => {
  await answerConsent(page);
  await page.goto('/contact');
  await hydrated(page);
  const bar = page.getByRole('complementary', {name: NAME.en});
  await page
    .locator('main [data-booking]')
    .last()
    .evaluate((button) => button.scrollIntoView({block: 'center'}));
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Gallery', exact: true}).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(bar).toBeVisible();
});

test('without IntersectionObserver the bar stays', async ({page}) => {
  await answerConsent(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto('/contact');
  await hydrated(page);
  const own = page.locator('main [data-booking]').last();
  await own.evaluate((button) => button.scrollIntoView({block: 'center'}));
  await expect(own).toBeInViewport();
  await expect(page.getByRole('complementary', {name: NAME.en})).toBeVisible();
});
