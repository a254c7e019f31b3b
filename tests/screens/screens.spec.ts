/** Not tests: photographs of every page at three widths (`npm run screens`, then `npx playwright show-report`). */
import {answerConsent, hydrated, pages, test} from '../e2e/test';

/** In px: a phone, a tablet, a desktop. */
const WIDTHS = [390, 820, 1440];

for (const {path} of pages) {
  test(path, async ({page}, info) => {
    await answerConsent(page);
    await page.goto(path);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const body = await page.screenshot({fullPage: true});
      await info.attach(`${width} px`, {body, contentType: 'image/png'});
    }
  });
}
