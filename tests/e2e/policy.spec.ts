/** The content security policy on pages that come by script, and what it refuses; every first page: drawn/everyPage. */
import {pathOf} from './content';
import {kinds} from './pages';
import {watchRefusals} from './refusals';
import {expect, hydrated, locales, test} from './test';

for (const {locale} of locales) {
  test(`refuses nothing on a page of each kind that comes by script, in ${locale}`, async ({
    page,
  }) => {
    const refused = await watchRefusals(page);
    await page.goto(pathOf('home', locale));
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, {isFirstDocument: true}));
    const title = page.getByRole('heading', {level: 1});
    for (const path of kinds.map((id) => pathOf(id, locale)).reverse()) {
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
}

test.describe('refuses', () => {
  test.use({
    allowed: {
      messages: [/Content Security Policy/i],
    },
  });

  test('a script that stands in the page and is not the house’s own', async ({page}) => {
    const refused = await watchRefusals(page);
    await page.route('/contact', async (route) => {
      const response = await route.fetch();
      const own = await response.text();
      const body = own.replace('</body>', '<script>document.title = "taken"</script></body>');
      await route.fulfill({response, body});
    });
    await page.goto('/contact');
    await hydrated(page);
    await expect(page).not.toHaveTitle('taken');
    expect(refused).toEqual([expect.stringContaining('script-src-elem inline')]);
  });
});
