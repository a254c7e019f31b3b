/** A page that was altered before React starts: iOS makes links of addresses, translators wrap texts. */
import type {Page} from 'playwright/test';

import {pathOf} from '../e2e/content';
import {answerConsent, expect, holdRequests, hydrated, SCRIPTS, test, wordsIn} from './faults';

// React reports that it renders the page again.
test.use({allowed: {messages: [/Minified React error #418/, /hydrat/i]}});
test.beforeEach(({page}) => answerConsent(page));

/** Wraps texts, as translators do. */
function alter(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1, h2, address, p')) {
      const font = document.createElement('font');
      font.append(...heading.childNodes);
      heading.append(font);
    }
  });
}

test('what a visitor has opened stays open on a page that was altered', async ({page}) => {
  const letGo = await holdRequests(page, SCRIPTS);
  await page.goto(pathOf('about', 'en'));
  await alter(page);
  const menu = page.locator('header details').first();
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  letGo();
  await hydrated(page);
  await expect(page.locator('font')).toHaveCount(0);
  await expect(menu).toHaveAttribute('open');
  await expect(menu.getByRole('link').first()).toBeVisible();
});

test('a press that waits for React reaches the control that it renders', async ({page}) => {
  const letGo = await holdRequests(page, SCRIPTS);
  await page.goto(pathOf('gallery', 'en'));
  await alter(page);
  const filter = page.getByRole('button', {name: wordsIn('en').filter});
  await filter.click();
  await expect(filter).toHaveAttribute('aria-busy', 'true');
  letGo();
  await hydrated(page);
  await expect(page.locator('font')).toHaveCount(0);
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
});
