/** How the house of tests/fixtures/house looks: its hours, and a page that has only a hero. */
import {answerConsent, expect, test} from '../e2e/test';
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
