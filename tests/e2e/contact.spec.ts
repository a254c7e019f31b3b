/** Copying the ways to the house. What the page says: tests/site/pageFacts. */
import {answerConsent, expect, hydrated, test} from './test';
import {startsWith, word} from '../words';

test('a number is copied; where the browser forbids it, the text is selected', async ({
  page,
  context,
}) => {
  await answerConsent(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await hydrated(page);
  await page
    .getByRole('button', {name: `${word('copy.label')} ${word('copy.number')}`})
    .first()
    .click();
  await expect(page.getByText(word('copy.number.done'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+\d+/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', {name: `${word('copy.label')} ${word('copy.mail')}`}).click();
  await expect(page.getByText(word('copy.refused.text'))).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('@');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('there is no copy button', async ({page}) => {
    await page.goto('/contact');
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByRole('button', {name: startsWith('copy.label')})).toHaveCount(0);
  });
});
