/** The pictures of masseuses: sent in the size they are shown at, emblems of little weight. */
import type {Page} from 'playwright/test';

import {masseuses} from '../e2e/content';
import {answerConsent, expect, hydrated, test} from '../e2e/test';
import {sentPictures, tooLarge} from './sentPictures';

const KB = 1024;
const PHONE = 390;
const WIDTHS = [320, 820, 1024, 1440, 1920, PHONE];

/** The emblems that a page sends to a phone of pixel ratio 2, each of at most so many bytes. */
async function expectLightEmblems(page: Page, count: number, most: number): Promise<void> {
  const emblems = (await page.evaluate(sentPictures, 2)).filter(({emblem}) => emblem);
  expect(emblems).toHaveLength(count);
  for (const {file} of emblems) {
    const response = await page.request.get(file);
    expect((await response.body()).length, file).toBeLessThanOrEqual(most);
  }
}

test.use({viewport: {width: PHONE, height: 900}});
test.beforeEach(({page}) => answerConsent(page));

test('a profile sends no picture much larger than it shows it, and a light emblem', async ({
  page,
}) => {
  await page.goto(`/masseuses?selected=${masseuses[0]?.id}`);
  await page.locator('#profile-name').waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    expect(await tooLarge(page), `${width} px`).toEqual([]);
  }
  await expectLightEmblems(page, 1, 45 * KB);
});

test('the emblems of all masseuses are light', async ({page}) => {
  for (const path of ['/', '/masseuses']) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await page.keyboard.press('Shift');
    await hydrated(page);
    await expectLightEmblems(page, masseuses.length, 14 * KB);
  }
});
