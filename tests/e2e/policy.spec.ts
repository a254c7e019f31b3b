/**
 * The content security policy and its Trusted Types, on every page (and in every state: states.spec.ts): nothing
 * of the site's own is refused, and what is not its own is.
 */
import {watchRefusals} from './refusals';
import {expect, hydrated, locales, pages, test} from './test';

for (const {locale, baseUrl} of locales) {
  test(`refuses nothing on any page of ${locale}`, async ({page}) => {
    test.setTimeout(120_000);
    const {refused, policies} = await watchRefusals(page);
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
    expect([...policies].sort()).toEqual(['site#boot', 'site#bundler']);
  });
}

test.describe('refuses', () => {
  test.use({
    allowed: {
      messages: [/Content Security Policy/i, /requires? '?Trusted/, /requires a TrustedType/],
    },
  });

  test('a script that stands in the page and is not the house’s own', async ({page}) => {
    const {refused} = await watchRefusals(page);
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

  test('HTML from text, the address of a script, and further policies', async ({page}) => {
    const {refused} = await watchRefusals(page);
    await page.goto('/contact');
    await hydrated(page);
    const thrown = await page.evaluate(() => {
      const tries: readonly (() => unknown)[] = [
        () => (document.body.innerHTML = '<p>taken</p>'),
        () => (document.createElement('script').src = '/taken.js'),
        () => (document.createElement('script').textContent = 'taken()'),
        () => new DOMParser().parseFromString('<p>taken</p>', 'text/html'),
        () => document.write('taken'),
        () =>
          (
            window as unknown as {trustedTypes: {createPolicy: (name: string) => object}}
          ).trustedTypes.createPolicy('default'),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return 'allowed';
        } catch {
          return 'refused';
        }
      });
    });
    expect(thrown).toEqual(Array.from(thrown, () => 'refused'));
    // The browser tells of each a little later.
    await expect.poll(() => refused.length).toBe(thrown.length);
  });
});
