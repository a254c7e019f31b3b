/** A consent record that somebody has broken: the banner asks again, and the answer takes its place. */
import {pathOf} from '../e2e/content';
import {LOCALES, expect, test} from './faults';

const KEY = 'cookie-consent';

const RECORDS: readonly string[] = [
  '',
  'null',
  '[]',
  '{"necessary":true',
  '{"necessary":true}',
  '{"necessary":true,"analytics":"yes","marketing":1,"functional":[],"timestamp":"soon"}',
  '\u0000'.repeat(10_000),
];

const REJECT = {en: 'Reject All', es: 'Rechazar Todo'} as const;

for (const locale of LOCALES) {
  test(`${locale}: a broken record is asked for again`, async ({page}) => {
    test.setTimeout(60_000);
    const reject = page.getByRole('button', {name: REJECT[locale]});
    await page.goto(pathOf('about', locale));
    for (const record of RECORDS) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, record] as const);
      await page.reload({waitUntil: 'domcontentloaded'});
      await page.keyboard.press('Shift');
      await expect(reject, record.slice(0, 60)).toBeVisible();
    }
    await reject.click();
    await expect(reject).toBeHidden();
    await page.reload();
    const stored = await page.evaluate((key) => localStorage.getItem(key), KEY);
    expect(JSON.parse(stored ?? '')).toMatchObject({
      necessary: true,
      analytics: false,
      timestamp: expect.any(Number) as unknown,
    });
  });
}
