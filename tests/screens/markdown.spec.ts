/** Not tests: photographs of the samples of Markdown in Chromium and WebKit, on a phone and on a desktop. */
import {findWebKit} from '../../scripts/webkit.mjs';
import {startWebKit} from '../engines/webkit';
import {answerConsent, hydrated, test} from '../e2e/test';
import {SAMPLES_BUILD, SAMPLE_PATHS} from '../fixtures/markdown/samples';

/** In px: a phone, a desktop. */
const WIDTHS = [390, 1440];
const HEIGHT = 1100;
/** Parts of a page that are photographed one below the other, since WebDriver knows the window alone. */
const MOST_PARTS = 8;

/** The built samples (tests/site/markdown.test.ts) on a server of their own. */
async function serveSamples() {
  const {startServer} = await import('../../scripts/serve.mjs');
  return startServer({dir: SAMPLES_BUILD, port: 0});
}

test('samples of Markdown in Chromium', async ({page}, info) => {
  const {url, close} = await serveSamples();
  await answerConsent(page);
  for (const path of SAMPLE_PATHS) {
    await page.goto(new URL(path, url).href);
    await page.keyboard.press('Shift');
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: HEIGHT});
      const body = await page.screenshot({fullPage: true});
      await info.attach(`Chromium ${path} ${width} px`, {body, contentType: 'image/png'});
    }
  }
  await close();
});

test('samples of Markdown in WebKit', async ({page: _page}, info) => {
  test.skip(!findWebKit(), 'There is no WebKit that can be driven.');
  const {url, close} = await serveSamples();
  const {driver, end} = await startWebKit();
  for (const path of SAMPLE_PATHS) {
    await driver.open(new URL(path, url).href);
    await driver.execute(
      'localStorage.setItem("cookie-consent", JSON.stringify({necessary: true, analytics: false, marketing: false, functional: false, timestamp: Date.now()}))',
    );
    await driver.open(new URL(path, url).href);
    for (const width of WIDTHS) {
      const frame = await driver.execute<number>('return outerWidth - innerWidth');
      await driver.setWindow(width + frame, HEIGHT);
      for (let part = 0; part < MOST_PARTS; part += 1) {
        const isEnd = await driver.execute<boolean>(
          'scrollTo({top: arguments[0] * innerHeight * 0.85, behavior: "instant"}); return scrollY + innerHeight >= document.body.scrollHeight - 1',
          part,
        );
        const body = await driver.photograph();
        const name = `WebKit ${path} ${width} px, part ${part + 1}`;
        await info.attach(name, {body, contentType: 'image/png'});
        if (isEnd) break;
      }
    }
  }
  await end();
  await close();
});
