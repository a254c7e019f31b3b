/** Questions and answers on a page of tests/fixtures/house: what opens them, and paper. */
import type {Locator, Page} from 'playwright/test';

import {answerConsent, expect, holdRequests, hydrated, test} from '../e2e/test';
import {openSamples} from './samplesSite';
import {print, withoutSpace} from './sheets';

/** Ids of headings. */
const FIRST = 'how-do-i-pay';
const THIRD = 'give-back';
const LAST = 'is-there-a-café-near';

let site: Awaited<ReturnType<typeof openSamples>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await openSamples();
});
test.afterAll(() => site.close());

const question = (page: Page, id: string): Locator =>
  page.locator('main details', {has: page.locator(`[id="${id}"]`)});

/** The answers that are open are these, and no other. */
async function expectOpen(page: Page, ...ids: readonly string[]): Promise<void> {
  const open = page.locator('main details[open] > [id]');
  await expect.poll(() => open.evaluateAll((all) => all.map(({id}) => id))).toEqual(ids);
}

const open = (page: Page, path: string) => page.goto(new URL(path, site.url).href);

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a link opens the answer, from elsewhere and on the page, and so does Back', async ({
    page,
  }) => {
    await open(page, `/questions#${THIRD}`);
    await expectOpen(page, THIRD);
    await expect(question(page, THIRD).locator('summary')).toBeInViewport({ratio: 1});
    await page.getByRole('link', {name: 'the first question'}).click();
    await expectOpen(page, FIRST, THIRD);
    await question(page, THIRD).locator('summary').click();
    await expectOpen(page, FIRST);
    await page.goBack();
    await expectOpen(page, FIRST, THIRD);
  });
});

test('with script a link from another page opens the answer, and again once it is closed', async ({
  page,
}) => {
  await answerConsent(page);
  await open(page, '/vouchers');
  await page.keyboard.press('Shift');
  await hydrated(page);
  await page.getByRole('link', {name: 'Can I give it back?'}).click();
  await expectOpen(page, THIRD);
  const summary = question(page, THIRD).locator('summary');
  await expect(summary).toBeInViewport({ratio: 1});
  await page.getByRole('link', {name: 'the café'}).click();
  await expectOpen(page, THIRD, LAST);
  await question(page, THIRD).locator('summary').click();
  await page.goBack();
  await expectOpen(page, THIRD, LAST);
  await page.goBack();
  await expect(page).toHaveURL(/\/vouchers$/);
  await page.goForward();
  await expectOpen(page, THIRD);
});

test('what is opened and closed before hydration stays so', async ({page}) => {
  await answerConsent(page);
  const letGo = await holdRequests(page, /\.js$/);
  await open(page, `/questions#${THIRD}`);
  await expectOpen(page, THIRD);
  await question(page, FIRST).locator('summary').click();
  await question(page, THIRD).locator('summary').click();
  await expectOpen(page, FIRST);
  letGo();
  await hydrated(page);
  await expectOpen(page, FIRST);
});

test('on paper every question has its answer', async ({page}) => {
  await answerConsent(page);
  await open(page, '/questions');
  await page.keyboard.press('Shift');
  await hydrated(page);
  const {sheets} = await print(page, {format: 'A4', printBackground: false});
  const words = sheets.map((sheet) => sheet.words).join('');
  const texts = await page.locator('main details').allTextContents();
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(words).toContain(withoutSpace(text));
});
