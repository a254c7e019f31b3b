/** One way to open, resize and ask a page for all engines. */
import {setTimeout as wait} from 'node:timers/promises';

import {chromium} from 'playwright';
import puppeteer from 'puppeteer-core';

import {findFirefox} from '../../scripts/webkit.mjs';
import {startWebKit} from './webkit';

const HEIGHT = 900;

export type Engine = {
  readonly open: (url: string) => Promise<unknown>;
  /** Gives the window so many pixels inside, or as few as it can have. */
  readonly resize: (width: number) => Promise<unknown>;
  /** Runs a function in the page. It may use nothing from outside itself. */
  readonly run: <Result>(script: () => Result) => Promise<Result>;
  readonly close: () => Promise<unknown>;
};

export async function openWebKit(): Promise<Engine> {
  const {driver, command, end} = await startWebKit();
  const run = <Result>(script: () => Result): Promise<Result> =>
    command(driver.executeScript<Result>(`return (${String(script)})()`));
  return {
    open: (url) => command(driver.get(url)),
    async resize(width) {
      const frame = await run(() => outerWidth - innerWidth);
      const place = {x: 0, y: 0, width: width + frame, height: HEIGHT};
      await command(driver.manage().window().setRect(place));
    },
    run,
    close: end,
  };
}

export async function openChromium(): Promise<Engine> {
  const executablePath = process.env.CHROMIUM_PATH || undefined;
  const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];
  const browser = await chromium.launch({executablePath, args});
  const page = await browser.newPage({reducedMotion: 'reduce'});
  return {
    open: (url) => page.goto(url),
    resize: (width) => page.setViewportSize({width, height: HEIGHT}),
    run: (script) => page.evaluate(script),
    close: () => browser.close(),
  };
}

export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1},
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    resize: (width) => page.setViewport({width, height: HEIGHT}),
    run: async <Result>(script: () => Result) => (await page.evaluate(script)) as Result,
    close: () => browser.close(),
  };
}

/** Waits until a page says so. Throws the sentence when it never does. */
export async function until(
  {run}: Pick<Engine, 'run'>,
  condition: () => boolean,
  sentence: string,
): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await run(condition))) {
    if (Date.now() > end) throw new Error(sentence);
    await wait(30);
  }
}
