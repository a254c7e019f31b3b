/** Copying the ways to the house. What the page says: tests/site/pageFacts. */
import {answerConsent, expect, hydrated, test} from './test';

test('a number is copied; where the browser forbids it, the text is selected', async ({
  page,
  context,
}) => {
  await answerConsent(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', {name: 'Copy the number'}).first().click();
  await expect(page.getByText('Number copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+\d+/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', {name: 'Copy the e-mail address'}).click();
  await expect(page.getByText('The text is selected', {exact: false})).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('@');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('there is no copy button', async ({page}) => {
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('link', {name: /^Call/}).first()).toBeVisible();
    await expect(page.getByRole('button', {name: /^Copy/})).toHaveCount(0);
  });
});
