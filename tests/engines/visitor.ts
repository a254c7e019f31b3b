/** What a visitor does in WebKit, by presses and keys, and what the page is expected to show then. */
import {setTimeout as wait} from 'node:timers/promises';

import type {WebElement} from 'selenium-webdriver';
import {expect} from 'vitest';

import {PATIENCE, hydrated, openWebKit} from './engines';
import {serveSite} from './site';

/** Opens a browser on the built site. */
export async function openVisitor() {
  const [site, webkit] = await Promise.all([serveSite({keepScripts: false}), openWebKit()]);
  const {driver, command, run} = webkit;

  const becomes = <Value>(
    read: () => Promise<Value>,
    value: Value,
    message: string,
  ): Promise<void> => expect.poll(read, {...PATIENCE, message}).toBe(value);

  /** The visible elements of a selector whose name or text has the words. */
  const findAll = (selector: string, words = ''): Promise<WebElement[]> =>
    command(
      driver.executeScript<WebElement[]>(
        `return [...document.querySelectorAll(arguments[0])].filter(element =>
        element.checkVisibility({visibilityProperty: true}) &&
        ((element.ariaLabel ?? '') + element.textContent).includes(arguments[1]))`,
        selector,
        words,
      ),
    );
  const count = async (...of: Parameters<typeof findAll>) => (await findAll(...of)).length;
  const shown = (...of: Parameters<typeof findAll>) =>
    becomes(async () => (await count(...of)) > 0, true, `${of.join(' ')} is shown`);
  const hidden = (...of: Parameters<typeof findAll>) =>
    becomes(() => count(...of), 0, of.join(' '));

  async function press(...of: Parameters<typeof findAll>): Promise<void> {
    await shown(...of);
    const [origin] = await findAll(...of);
    if (!origin) throw new Error(`There is no ${of.join(' ')}.`);
    const ask = (script: string) => command(driver.executeScript<number>(script, origin));
    const place = () => ask('return arguments[0].getBoundingClientRect().top + scrollY / 1e6');
    await ask("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})");
    // The page may still be moving, as when the browser goes back to where it was.
    for (let before = NaN, now = await place(); now !== before; now = await place()) {
      before = now;
      await wait(250);
    }
    await command(driver.actions().move({origin}).click().perform());
  }

  const pressAt = (x: number, y: number) =>
    command(driver.actions().move({x, y}).click().perform());
  const keys = (key: string) => command(driver.actions().sendKeys(key).perform());
  const goBack = () => command(driver.navigate().back());
  const address = async (): Promise<string> => {
    const {pathname, search} = new URL(await command(driver.getCurrentUrl()));
    return pathname + search;
  };
  const leadsTo = (expected: string) => becomes(address, expected, 'the address');

  /** Opens a page before its script runs. Fonts come later, and a press would miss what moves meanwhile. */
  async function open(path: string, width: number): Promise<void> {
    await webkit.resize(width);
    await webkit.open(site.url + path);
    const hasFonts = () =>
      run(() => {
        const late = document.querySelector<HTMLLinkElement>('link[href="/fonts/late.css"]');
        return Boolean(late?.sheet) && document.fonts.status === 'loaded';
      });
    await becomes(hasFonts, true, 'the fonts come');
  }

  async function visit(path: string, width: number): Promise<void> {
    await open(path, width);
    await hydrated(webkit, path);
  }

  /** Stores what the visitor has answered about cookies, or that there is no answer yet. */
  async function answer(isNew = false): Promise<void> {
    await webkit.open(`${site.url}/robots.txt`);
    await run(() => {
      const record = {necessary: true, analytics: false, marketing: false, functional: false};
      localStorage.setItem('cookie-consent', JSON.stringify({...record, timestamp: Date.now()}));
    });
    if (isNew) await run(() => localStorage.clear());
  }

  const close = async (): Promise<void> => {
    await webkit.close();
    await site.close();
  };
  return {
    ...webkit,
    close,
    site,
    becomes,
    findAll,
    count,
    shown,
    hidden,
    press,
    pressAt,
    keys,
    goBack,
    address,
    leadsTo,
    open,
    visit,
    answer,
  };
}
