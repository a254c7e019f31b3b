/** Screen readers get what is shown, also after navigating and without script; loaded pages: drawn/everyPage. */
import type {Page} from 'playwright/test';

import {expectNamesAsShown} from './accessibilityTree';
import {kinds} from './pages';
import {answerConsent, expect, hydrated, locales, pages, test} from './test';

test.describe.configure({timeout: 240_000});

/** Follows a link of the footer, without scrolling there: that would show the button that leads back up. */
async function followLink(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', {level: 1});
  const before = await heading.innerText();
  const link = page.locator(`footer a[href="${path}"]`).last();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(path);
  await expect(heading).not.toHaveText(before);
}

for (const {locale, baseUrl} of locales) {
  const visited = pages.filter((page) => page.locale === locale && kinds.includes(page.id));

  test(`the accessibility tree has what is shown after navigating in ${locale}`, async ({page}) => {
    await answerConsent(page);
    await page.goto(visited.at(-1)?.path ?? baseUrl);
    await hydrated(page);
    for (const {path} of visited) {
      await followLink(page, path);
      await expectNamesAsShown(page, `${path}, navigated to`);
    }
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  // Translations are compared before their scripts come, which shows the same, in drawn/everyPage.
  const originals = pages.filter(({locale}) => locale === locales[0]?.locale);
  for (const {path} of originals.filter(({id}) => kinds.includes(id))) {
    test(`the accessibility tree of ${path} has what is shown`, async ({page}) => {
      await page.goto(path);
      await expectNamesAsShown(page, path);
    });
  }
});
