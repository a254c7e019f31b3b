/**
 * The content security policy on pages that come by script, and what it refuses. Pages that are opened by their
 * address: tests/drawn/everyPage.
 */
import {lightPage, pathOf} from './content';
import {kinds} from './pages';
import {watchRefusals} from './refusals';
import {expect, hydrated, test} from './test';

test('refuses nothing on a page of each kind that comes by script', async ({page}) => {
  const refused = await watchRefusals(page);
  await page.goto(pathOf('home', 'en'));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {isFirstDocument: true}));
  const title = page.getByRole('heading', {level: 1});
  for (const path of kinds.map((id) => pathOf(id, 'en')).reverse()) {
    const before = await title.textContent();
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path);
    await expect(title).not.toHaveText(before ?? '');
  }
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  expect(refused).toEqual([]);
});

test.describe('refuses', () => {
  test.use({allowed: {messages: [/Content Security Policy/i]}});

  test('a script in the page that is not the site’s own', async ({page}) => {
    const refused = await watchRefusals(page);
    const path = lightPage('en');
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const own = await response.text();
      const body = own.replace('</body>', '<script>document.title = "taken"</script></body>');
      await route.fulfill({response, body});
    });
    await page.goto(path);
    await hydrated(page);
    await expect(page).not.toHaveTitle('taken');
    expect(refused).toEqual([expect.stringContaining('script-src-elem inline')]);
  });
});
