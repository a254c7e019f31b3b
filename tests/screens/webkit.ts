/** Not tests: photographs of the samples of Markdown in WebKit, in the folder screens/. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {test} from 'vitest';

import {startServer} from '../../scripts/serve.mjs';
import {findWebKit} from '../../scripts/engines.mjs';
import {ANSWERED, storeAnswer} from '../consentRecord';
import {hydrated, openWebKit} from '../engines/engines';
import {HOUSE_PATHS, SAMPLES_BUILD, SAMPLE_PATHS} from '../fixtures/markdown/samples';

/** In px: a phone, a desktop. */
const WIDTHS = [390, 1440];
const FOLDER = path.join(process.cwd(), 'screens/webkit');
/**
 * WebDriver photographs the window, so a page is photographed in parts. Each begins so many heights of the window below
 * the one before, and overlaps with it.
 */
const STEP = 0.85;

/** Runs in the page: how many parts it has, each a step (in heights of the window) below the one before. */
const countParts = (step: number): number =>
  Math.ceil(document.body.scrollHeight / (innerHeight * step));

/** Runs in the page: scrolls so many heights of the window down from its top. */
const scrollDown = (heights: number): void =>
  scrollTo({top: heights * innerHeight, behavior: 'instant'});

test.skipIf(!findWebKit())('samples of Markdown', {timeout: 600_000}, async () => {
  const {url, close} = await startServer({dir: SAMPLES_BUILD, port: 0});
  const browser = await openWebKit();
  mkdirSync(FOLDER, {recursive: true});
  for (const address of [...SAMPLE_PATHS, ...HOUSE_PATHS]) {
    await browser.open(new URL(address, url).href);
    await browser.run(storeAnswer, ANSWERED);
    for (const width of WIDTHS) {
      await browser.resize(width);
      await browser.open(new URL(address, url).href);
      await hydrated(browser, address);
      const parts = await browser.run(countParts, STEP);
      for (let part = 0; part < parts; part += 1) {
        await browser.run(scrollDown, part * STEP);
        const name = `${address.slice(1).replaceAll('/', '-')}-${width}-${part + 1}.png`;
        writeFileSync(path.join(FOLDER, name), await browser.photograph());
      }
    }
  }
  await browser.close();
  await close();
});
