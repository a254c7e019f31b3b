/**
 * The content security policy, on every page (and in every state: states.spec.ts): nothing
 * of the site's own is refused, and what is not its own is.
 */
import {watchRefusals} from './refusals';
import {expect, hydrated, locales, pages, test} from './test';

for (const {locale, baseUrl} of locales) {
  test(`refuses nothing on any page of ${locale}`, async ({page}) => {
    test.setTimeout(120_000);
    const refused = await watchRefusals(page);
    const paths = pages.filter((entry) => entry.locale === locale).map(({path}) => path);
    for (const path of [...paths, `${baseUrl}no-such-page`]) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await page.keyboard.press('End');
      await hydrated(page);
      // A page that comes by script; the link with an icon opens the booking dialog.
      const other = `footer a[href^="${baseUrl}"]:not([href="${baseUrl}"], [href="${path}"], [href*="#"], :has(svg))`;
      await page.locator(other).first().click();
      await expect(page).not.toHaveURL(path);
    }
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
