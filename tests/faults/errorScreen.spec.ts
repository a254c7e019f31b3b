/** A page that fails while it is rendered: the error screen stands in the frame, and Try Again renders the page. */
import {pathOf} from '../e2e/content';
import {LOCALES, SCRIPTS, WORDS, answerConsent, expect, openAtRest, test} from './faults';

// React reports what it could not render.
test.use({allowed: {messages: [/broken page/]}});

test.beforeEach(({page}) => answerConsent(page));

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`${locale}: a page that fails once is there after ${words.tryAgain}`, async ({page}) => {
    await page.addInitScript(() => Object.assign(window, {isBroken: true}));
    await page.route(SCRIPTS, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      // The compiled MDX of the contact page.
      const body = text.includes(`parse('{"id":"contact",`)
        ? text.replace(
            /function \w+\(\w=\{\}\)\{/,
            '$&if(self.isBroken)throw Error("broken page");',
          )
        : text;
      await route.fulfill({response, body});
    });
    await openAtRest(page, pathOf('home', locale));
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const link = page.getByRole('banner').getByRole('link', {name: words.contact, exact: true});
    await link.first().click();
    const error = page.getByRole('main').getByRole('heading', {level: 1, name: words.error});
    await expect(error).toBeVisible();
    await page.evaluate(() => Object.assign(window, {isBroken: false}));
    await page.getByRole('button', {name: words.tryAgain}).click();
    await expect(error).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    await expect(page).toHaveURL(pathOf('contact', locale));
    expect(loads).toEqual([]);
  });
}
