/** The house of tests/fixtures/house: its hours, a page that has only a hero, and a link to the booking dialog. */
import {answerConsent, expect, hydrated, test} from '../e2e/test';
import {openSamples} from './samplesSite';

let site: Awaited<ReturnType<typeof openSamples>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await openSamples();
});
test.afterAll(() => site.close());

const at = (path: string): string => new URL(path, site.url).href;

for (const width of [390, 1280]) {
  test(`hours of several lines stand below their terms, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await answerConsent(page);
    await page.goto(at('/es/'));
    const rows = await page.locator('footer dl > div').evaluateAll((all) =>
      all.map((row) => {
        const [term, value] = [...row.children].map((child) => child.getBoundingClientRect());
        return {isBelow: term && value && value.top >= term.bottom, left: value?.left};
      }),
    );
    expect(rows).toHaveLength(2);
    for (const {isBelow, left} of rows) {
      expect(isBelow).toBe(true);
      expect(left).toBe(rows[0]?.left);
    }
  });
}

test('a hero that is all of a page does not wait for what would follow it', async ({page}) => {
  await answerConsent(page);
  await page.goto(at('/press'), {waitUntil: 'domcontentloaded'});
  await expect(page.locator('.hideUntilComplete')).toHaveCSS('animation-name', 'none');
});

const PLANS = [
  {path: '/getting-here', name: 'a plan', contact: '/contact'},
  {path: '/es/como-llegar', name: 'un plan', contact: '/es/contacto'},
];

for (const {path, name, contact} of PLANS) {
  test(`a link of ${path} opens the booking dialog above the contact page`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 400});
    await answerConsent(page);
    await page.goto(at(path));
    await hydrated(page);
    await page.getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(at(contact));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test(`a link of ${path} to the booking dialog leads to the contact page`, async ({page}) => {
      await page.goto(at(path));
      await page.getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(at(`${contact}#book`));
    });
  });
}
