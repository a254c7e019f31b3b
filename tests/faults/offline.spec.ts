/** Without a connection: what is on the page works, and one sentence says so. */
import {pathOf} from '../e2e/content';
import {
  ALLOWING_UNREADABLE,
  LOCALES,
  WORDS,
  answerConsent,
  expect,
  openAtRest,
  photo,
  test,
} from './faults';

test.use({
  allowed: {
    messages: [...ALLOWING_UNREADABLE.messages, /Loading chunk .* failed/, /SecurityError/],
  },
});

test.beforeEach(({page}) => answerConsent(page));

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test.describe(`${locale}: offline`, () => {
    test('a notification says so, and again when the connection is back', async ({
      page,
      context,
    }) => {
      await openAtRest(page, pathOf('gallery', locale));
      // The notifications' own code comes a second after the page.
      await page.waitForResponse(/\.js/, {timeout: 1500}).catch(() => undefined);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByText(words.offline)).toBeVisible();
      await page.getByRole('button', {name: words.filter}).click();
      await expect(page.getByText(words.shown)).toBeAttached();
      await context.setOffline(false);
      await expect(page.getByText(words.online)).toBeVisible();
    });

    test('a page that cannot be had is the browser’s own error, and there once online again', async ({
      page,
      context,
    }) => {
      await openAtRest(page, pathOf('home', locale));
      await context.setOffline(true);
      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: words.legal, exact: true})
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(/^chrome-error:|legal|aviso/);
      await context.setOffline(false);
      await page.goto(pathOf('gallery', locale));
      await expect(photo(page)).toBeVisible();
    });
  });
}
