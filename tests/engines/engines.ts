/** Opens, resizes and reads a page in the same way in every engine. */
import {type ConsoleMessage, chromium} from 'playwright';
import puppeteer from 'puppeteer-core';
import {expect} from 'vitest';

import {systemBrowser} from '../../scripts/install.mjs';
import {findFirefox} from '../../scripts/engines.mjs';
import {OLD_CHROME_ARGUMENTS, findOldChrome} from '../../scripts/oldChrome.mjs';
import {KEYS} from './webdriver';
import {startWebKit} from './webkit';

const HEIGHT = 900;
/** For what is true only once fonts, pictures and scripts have come, in milliseconds. */
export const PATIENCE = {timeout: 60_000, interval: 100};

export type Engine = {
  readonly open: (url: string) => Promise<unknown>;
  /** Sets the inner width of the window in pixels, or the least it can have. */
  readonly resize: (width: number) => Promise<unknown>;
  /** Runs a function in the page; it can use nothing from outside itself but its argument. */
  readonly run: <Result, Argument = undefined>(
    script: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Result>;
  readonly close: () => Promise<unknown>;
  /** The lines of the console, where the engine hands them out, also those of the browser itself. */
  readonly messages?: string[];
  readonly version?: string;
};

/** An engine whose pages are also pressed. */
export type PressedEngine = Engine & {
  /** Presses a place, in pixels from the corner of the window. */
  readonly click: (x: number, y: number) => Promise<unknown>;
  readonly pressKey: (key: keyof typeof KEYS) => Promise<unknown>;
  readonly goBack: () => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly address: () => Promise<string>;
};

/** A page's request for its own address, of which a browser reports that it is missing. */
const isOwnMissing = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 404') && message.location().url === message.page()?.url();

/** An engine that also hands out what its window shows, as PNG. */
type PhotographedEngine = PressedEngine & {readonly photograph: () => Promise<Buffer>};

export async function openWebKit(): Promise<PhotographedEngine> {
  const {driver, end} = await startWebKit();
  const run: Engine['run'] = (script, argument) =>
    driver.execute(`return (${String(script)})(arguments[0])`, argument ?? null);
  const resize = async (inside: number): Promise<void> => {
    const width = inside + (await run(() => outerWidth - innerWidth));
    await driver.setWindow(width, HEIGHT);
  };
  const pressKey = (key: keyof typeof KEYS) => driver.pressKey(KEYS[key]);
  const reload = () => run(() => window.location.reload());
  return {...driver, resize, run, close: end, pressKey, reload};
}

/** Opens the Chromium of the tests, or another one with further arguments. */
export async function openChromium(
  executablePath = systemBrowser(),
  further: readonly string[] = [],
  context: {readonly javaScriptEnabled?: boolean} = {},
): Promise<PressedEngine> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    // Paints only what is in view, as in playwright.config.mts: nobody looks at these windows.
    '--force-gpu-mem-available-mb=1',
    ...further,
  ];
  const browser = await chromium.launch({executablePath, args});
  const permissions = ['clipboard-write'];
  const page = await browser.newPage({reducedMotion: 'reduce', permissions, ...context});
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!isOwnMissing(message)) messages.push(`${message.type()}: ${message.text()}`);
  });
  const run: Engine['run'] = <Result, Argument>(
    script: (argument: Argument) => Result,
    argument?: Argument,
  ) => page.evaluate(script as (argument: unknown) => Result, argument);
  return {
    open: (url: string) => page.goto(url),
    resize: (width: number) => page.setViewportSize({width, height: HEIGHT}),
    run,
    close: () => browser.close(),
    click: (x: number, y: number) => page.mouse.click(x, y),
    pressKey: (key: keyof typeof KEYS) => page.keyboard.press(key),
    goBack: () => page.goBack(),
    reload: () => page.reload(),
    address: () => Promise.resolve(page.url()),
    messages,
    version: browser.version(),
  };
}

/** The oldest Chrome that the site promises. */
export const openOldChrome = (context = {}) =>
  openChromium(findOldChrome(), OLD_CHROME_ARGUMENTS, context);

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
    run: async <Result, Argument>(script: (argument: Argument) => Result, argument?: Argument) =>
      (await page.evaluate(script as (argument: unknown) => Result, argument)) as Result,
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
