/** A broken consent record: the banner asks again, and the answer replaces the record. */
import {KEY} from '../consentRecord';
import {pathOf} from '../e2e/content';
import {expect, test} from './faults';
import {word} from '../words';

const RECORDS: readonly string[] = [
  '{"necessary":true',
  '{"necessary":true,"analytics":"yes","marketing":1,"functional":[],"timestamp":"soon"}',
];

test('a broken record is asked for again', async ({page}) => {
  const reject = page.getByRole('button', {name: word('consent.rejectAll')});
  await page.goto(pathOf('about', 'en'));
  for (const record of RECORDS) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, record] as const);
    await page.reload({waitUntil: 'domcontentloaded'});
    await page.keyboard.press('Shift');
    await expect(reject, record.slice(0, 60)).toBeVisible();
  }
  await reject.click();
  await expect(reject).toBeHidden();
  const stored = await page.evaluate((key) => localStorage.getItem(key), KEY);
  expect(JSON.parse(stored ?? '')).toMatchObject({
    necessary: true,
    analytics: false,
    timestamp: expect.any(Number) as unknown,
  });
});
