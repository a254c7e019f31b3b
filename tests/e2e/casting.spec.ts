/** Applying: the e-mail says what the page says, and help is at hand. */
import {business, price} from './content';
import {expect, test} from './test';

// What is looked at stands in the HTML, which is there sooner than script.
test.use({javaScriptEnabled: false});

const LANGUAGES = [
  {path: '/casting', heading: 'What to send', help: 'If somebody else decides for you'},
  {path: '/es/casting', heading: 'Qué enviar', help: 'Si otra persona decide por ti'},
] as const;

for (const {path, heading, help} of LANGUAGES) {
  test(`the e-mail opens with the list of the page (${path})`, async ({page}) => {
    await page.goto(path);
    const list = page.getByRole('main').getByRole('list');
    const required = list.filter({has: page.locator('xpath=self::ol')});
    await expect(page.getByRole('heading', {name: heading})).toBeVisible();
    const items = await required.getByRole('listitem').allTextContents();
    expect(items).toHaveLength(12);
    const links = page.getByRole('main').locator(`a[href^="mailto:${business.email.casting}"]`);
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      const address = new URL((await link.getAttribute('href')) ?? '');
      const body = address.searchParams.get('body') ?? '';
      expect(address.searchParams.get('subject')).toBeTruthy();
      for (const item of items.slice(0, 11)) expect(body).toContain(`${item}: `);
      expect(body).toContain(items[11]);
    }
  });

  test(`the line against trafficking and the privacy policy are named (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    const panel = page.getByRole('heading', {name: help}).locator('..');
    await expect(panel.getByRole('link', {name: '900 10 50 90'})).toHaveAttribute(
      'href',
      'tel:+34900105090',
    );
    await expect(panel.getByRole('link', {name: 'trata@policia.es'})).toBeVisible();
    await expect(page.getByRole('main').locator('a[href$="#applicants"]')).toBeVisible();
  });
}

test('pay and the time of an answer come from the facts of the house', async ({page}) => {
  const {dailyPayEur: pay = [0, 0], replyHours: hours = [0, 0]} = business.casting ?? {};
  await page.goto('/casting');
  await expect(page.getByRole('main')).toContainText(
    `${price(pay[0], 'en')} to ${price(pay[1], 'en')} a day`,
  );
  await expect(page.getByRole('main')).toContainText(`within ${hours[0]} to ${hours[1]} hours`);
});
