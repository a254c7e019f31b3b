/** Screen readers get what is shown, also after navigating and without script; loaded pages: drawn/everyPage. */
import {expectNamesAsShown} from './accessibilityTree';
import {kinds} from './pages';
import {answerConsent, expect, hydrated, locales, pages, test} from './test';

test.describe.configure({timeout: 240_000});

for (const {locale, baseUrl} of locales) {
  const visited = pages.filter(
    (page) => page.locale === locale && (baseUrl === '/' || kinds.includes(page.id)),
  );

  test(`the accessibility tree has what is shown after navigating in ${locale}`, async ({page}) => {
    await answerConsent(page);
    await page.goto(visited.at(-1)?.path ?? baseUrl);
    await hydrated(page);
    for (const {path} of visited) {
      await page.locator(`footer a[href="${path}"]`).last().press('Enter');
      await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
      await expectNamesAsShown(page, `${path}, navigated to`);
    }
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  for (const {path} of pages.filter(({id}) => kinds.includes(id))) {
    test(`the accessibility tree of ${path} has what is shown`, async ({page}) => {
      await page.goto(path);
      await expectNamesAsShown(page, path);
    });
  }
});
