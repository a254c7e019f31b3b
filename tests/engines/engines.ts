/** Opens, resizes and reads a page in the same way in every engine. */
import {chromium} from 'playwright';
import puppeteer from 'puppeteer-core';
import {expect} from 'vitest';

import {systemBrowser} from '../../scripts/install.mjs';
import {findFirefox} from '../../scripts/engines.mjs';
import {startWebKit} from './webkit';

const HEIGHT = 900;
/** For what is true only once fonts, pictures and scripts have come, in milliseconds. */
export const PATIENCE = {timeout: 60_000, interval: 100};

export type Engine = {
  readonly open: (url: string) => Promise<unknown>;
  /** Sets the inner width of the window in pixels, or the least it can have. */
  readonly resize: (width: number) => Promise<unknown>;
  /** Runs a function in the page; it can use nothing from outside itself. */
  readonly run: <Result>(script: () => Result) => Promise<Result>;
  readonly close: () => Promise<unknown>;
};

export async function openWebKit() {
  const {driver, end} = await startWebKit();
  const run = <Result>(script: () => Result): Promise<Result> =>
    driver.execute(`return (${String(script)})()`);
  const resize = async (inside: number): Promise<void> => {
    const width = inside + (await run(() => outerWidth - innerWidth));
    await driver.setWindow(width, HEIGHT);
  };
  return {open: driver.open, resize, run, close: end, driver};
}

export async function openChromium(): Promise<Engine> {
  const executablePath = systemBrowser();
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

/** Presses a key, which makes a page load its scripts at once, and waits until it is hydrated and complete. */
export async function hydrated({run}: Pick<Engine, 'run'>, path: string): Promise<void> {
  await run(() => void dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift'})));
  const isHydrated = (): boolean => {
    const {hasHydrated, whole} = document.documentElement.dataset;
    return hasHydrated === 'true' && whole !== undefined && document.readyState === 'complete';
  };
  await expect
    .poll(() => run(isHydrated), {...PATIENCE, message: `${path} is hydrated`})
    .toBe(true);
}
