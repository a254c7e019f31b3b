/** What a visitor does in WebKit, by presses and keys, and what the page is expected to show then. */
import {setTimeout as wait} from 'node:timers/promises';

import {expect} from 'vitest';

import {PATIENCE, hydrated, openWebKit} from './engines';
import {serveSite} from './site';
import type {RemoteElement} from './webdriver';

/** Opens a browser on the built site. */
export async function openVisitor() {
  const [site, webkit] = await Promise.all([serveSite({keepScripts: false}), openWebKit()]);
  const {driver, run} = webkit;

  const becomes = <Value>(
    read: () => Promise<Value>,
    value: Value,
    message: string,
  ): Promise<void> => expect.poll(read, {...PATIENCE, message}).toBe(value);

  /** The visible elements of a selector whose name or text has the words. */
  const findAll = (selector: string, words = ''): Promise<RemoteElement[]> =>
    driver.execute(
      `return [...document.querySelectorAll(arguments[0])].filter(element =>
        element.checkVisibility({visibilityProperty: true}) &&
        ((element.ariaLabel ?? '') + element.textContent).includes(arguments[1]))`,
      selector,
      words,
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
    const place = () =>
      driver.execute<number>(
        'return arguments[0].getBoundingClientRect().top + scrollY / 1e6',
        origin,
      );
    await driver.execute(
      "arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})",
      origin,
    );
    // The page may still be moving, as when the browser goes back to where it was.
    for (let before = NaN, now = await place(); now !== before; now = await place()) {
      before = now;
      await wait(250);
    }
    await driver.click({x: 0, y: 0, origin});
  }

  const textOf = (element: RemoteElement | undefined): Promise<string> =>
    driver.execute('return arguments[0].textContent', element);
  const address = async (): Promise<string> => {
    const {pathname, search} = new URL(await driver.address());
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
    textOf,
    address,
    leadsTo,
    open,
    visit,
    answer,
  };
}
