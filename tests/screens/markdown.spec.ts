/** Not tests: photographs of the samples of Markdown, which tests/site builds, on a phone and on a desktop. */
import {answerConsent, hydrated, test} from '../e2e/test';
import {HOUSE_PATHS, SAMPLES_BUILD, SAMPLE_PATHS} from '../fixtures/markdown/samples';

/** In px: a phone, a desktop. */
const WIDTHS = [390, 1440];
const HEIGHT = 1100;
test('samples of Markdown', async ({page}, info) => {
  // Playwright's compiler cannot require a module with an await of its own.
  const {startServer} = await import('../../scripts/serve.mjs');
  const {url, close} = await startServer({dir: SAMPLES_BUILD, port: 0});
  await answerConsent(page);
  for (const path of [...SAMPLE_PATHS, ...HOUSE_PATHS]) {
    await page.goto(new URL(path, url).href);
    await page.keyboard.press('Shift');
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: HEIGHT});
      const body = await page.screenshot({fullPage: true});
      await info.attach(`${path} ${width} px`, {body, contentType: 'image/png'});
    }
  }
  await close();
});
