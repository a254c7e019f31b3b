/** Without a connection: what is on the page works, what is not says so in one sentence, and the visitor stays. */
import {pathOf} from '../e2e/content';
import {
  LOCALES,
  PRESSES,
  WORDS,
  answerConsent,
  expect,
  openAtRest,
  photo,
  sentence,
  test,
} from './faults';

test.beforeEach(({page}) => answerConsent(page));

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test.describe(`${locale}: offline`, () => {
    for (const {name, on, press, opened} of PRESSES) {
      test(`${name} says so and stays; online again it is there`, async ({page, context}) => {
        await openAtRest(page, pathOf(on, locale));
        // The notifications' own code comes a second after the page.
        await page.waitForResponse(/\.js/, {timeout: 1500}).catch(() => undefined);
        await page.waitForLoadState('networkidle');
        const title = await page.title();
        await context.setOffline(true);
        await press(page, locale);
        await expect(sentence(page, locale)).toBeVisible();
        await expect(page).toHaveURL(pathOf(on, locale));
        await expect(page).toHaveTitle(title);
        await context.setOffline(false);
        await press(page, locale);
        await opened(page, locale);
      });
    }

    test('the sentence’s own button does not throw the visitor out', async ({page, context}) => {
      await openAtRest(page, pathOf('gallery', locale));
      await page.waitForResponse(/\.js/, {timeout: 1500}).catch(() => undefined);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await photo(page).click();
      const reload = page.getByRole('button', {name: words.reload});
      await reload.click();
      await expect(reload).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL(pathOf('gallery', locale));
      await context.setOffline(false);
      const loaded = page.waitForEvent('load');
      await reload.click();
      await loaded;
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });

    test('the way back to a page that is not there shows the error screen, which truly tries again', async ({
      page,
      context,
    }) => {
      // A page of this visit whose code this document has never had.
      await page.goto(pathOf('contact', locale));
      await openAtRest(page, pathOf('home', locale));
      await page.evaluate(
        (path) => {
          window.history.pushState({key: 'a'}, '', path);
          window.history.pushState({key: 'b'}, '', window.location.href);
        },
        pathOf('gallery', locale),
      );
      await page.waitForResponse(/\.js/, {timeout: 1500}).catch(() => undefined);
      await context.setOffline(true);
      await page.goBack();
      const screen = page.getByRole('heading', {name: words.error});
      await expect(screen).toBeVisible();
      const again = page.getByRole('button', {name: words.tryAgain});
      await again.click();
      await expect(sentence(page, locale)).toBeVisible();
      await expect(screen).toBeVisible();
      await page.getByRole('main').getByRole('button', {name: words.reload}).click();
      await expect(screen).toBeVisible();
      await context.setOffline(false);
      await again.click();
      await expect(screen).toBeHidden();
      await expect(photo(page)).toBeVisible();
    });
  });
}
