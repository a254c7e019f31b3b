/** Not tests: photographs of the samples of Markdown in WebKit, in the folder screens/. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {test} from 'vitest';

import {startServer} from '../../scripts/serve.mjs';
import {findWebKit} from '../../scripts/engines.mjs';
import {hydrated, openWebKit} from '../engines/engines';
import {HOUSE_PATHS, SAMPLES_BUILD, SAMPLE_PATHS} from '../fixtures/markdown/samples';

/** In px: a phone, a desktop. */
const WIDTHS = [390, 1440];
const FOLDER = path.join(process.cwd(), 'screens/webkit');
/** Of the window's height: WebDriver photographs the window, so a page is photographed in parts that overlap. */
const STEP = 0.85;

/** Runs in the page: the visitor has answered the cookie banner. */
const answerConsent = (): void => {
  const record = {necessary: true, analytics: false, marketing: false, functional: false};
  localStorage.setItem('cookie-consent', JSON.stringify({...record, timestamp: Date.now()}));
};

test.skipIf(!findWebKit())('samples of Markdown', {timeout: 600_000}, async () => {
  const {url, close} = await startServer({dir: SAMPLES_BUILD, port: 0});
  const browser = await openWebKit();
  mkdirSync(FOLDER, {recursive: true});
  for (const address of [...SAMPLE_PATHS, ...HOUSE_PATHS]) {
    await browser.open(new URL(address, url).href);
    await browser.run(answerConsent);
    for (const width of WIDTHS) {
      await browser.resize(width);
      await browser.open(new URL(address, url).href);
      await hydrated(browser, address);
      const parts = await browser.run(() => Math.ceil(document.body.scrollHeight / innerHeight / 0.85));
      for (let part = 0; part < parts; part += 1) {
        await browser.run(
          (windows: number) => scrollTo({top: windows * innerHeight, behavior: 'instant'}),
          part * STEP,
        );
        const name = `${address.slice(1).replaceAll('/', '-')}-${width}-${part + 1}.png`;
        writeFileSync(path.join(FOLDER, name), await browser.photograph());
      }
    }
  }
  await browser.close();
  await close();
});
