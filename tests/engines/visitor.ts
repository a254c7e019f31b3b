/** What a visitor does in a browser, by presses and keys, and what the page is expected to show then. */
import {setTimeout as wait} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';

import {expect} from 'vitest';

import {ANSWERED, storeAnswer} from '../consentRecord';
import {PATIENCE, type PressedEngine, hydrated} from './engines';
import {serveSite} from './site';

/** What moves is in another place after so long, in milliseconds. */
const MOVING_MS = 250;

type Sought = {readonly selector: string; readonly words: string; readonly isCentred?: boolean};

/**
 * Runs in the page: texts and places of the visible elements of a selector whose name or text has the words. The first
 * one may be brought into the middle of the window.
 */
function findAll({selector, words, isCentred}: Sought) {
  const found = [...document.querySelectorAll(selector)].filter(
    (element) =>
      // The second name is that of Chrome up to version 120.
      element.checkVisibility({visibilityProperty: true, checkVisibilityCSS: true}) &&
      ((element.ariaLabel ?? '') + element.textContent).includes(words),
  );
  if (isCentred) found[0]?.scrollIntoView({block: 'center', behavior: 'instant'});
  return found.map((element) => {
    // A link may have a box in each of several lines.
    const {left, top, width, height} = element.getClientRects()[0] ?? new DOMRect();
    return {text: element.textContent, x: left + width / 2, y: top + height / 2, scrollY};
  });
}

/** Waits until what is read from the page is a value. */
const becomes = <Value>(read: () => Promise<Value>, value: Value, message: string): Promise<void> =>
  expect.poll(read, {...PATIENCE, message}).toBe(value);

/** What a visitor sees: elements by a selector and their words, and the address. */
function sightOf(engine: PressedEngine) {
  const find = (selector: string, words = '') => engine.run(findAll, {selector, words});
  const count = async (...of: Parameters<typeof find>) => (await find(...of)).length;
  const shown = (...of: Parameters<typeof find>) =>
    becomes(async () => (await count(...of)) > 0, true, `${of.join(' ')} is shown`);
  const hidden = (...of: Parameters<typeof find>) => becomes(() => count(...of), 0, of.join(' '));

  const address = async (): Promise<string> => {
    const {pathname, search} = new URL(await engine.address());
    return pathname + search;
  };
  const leadsTo = (expected: string) => becomes(address, expected, 'the address');
  return {find, count, shown, hidden, address, leadsTo};
}

/** Presses the first element of a selector with these words, once it is shown and stays in its place. */
async function pressOn(engine: PressedEngine, selector: string, words: string): Promise<void> {
  const {find, shown} = sightOf(engine);
  await shown(selector, words);
  await engine.run(findAll, {selector, words, isCentred: true});
  const findFirst = async () => (await find(selector, words))[0];
  // The page may still be moving, as when the browser goes back to where it was.
  let before: Awaited<ReturnType<typeof findFirst>>;
  let now = await findFirst();
  do {
    before = now;
    await wait(MOVING_MS);
    now = await findFirst();
  } while (!isDeepStrictEqual(now, before));
  if (!now) throw new Error(`There is no ${selector} ${words}.`);
  await engine.click(now.x, now.y);
}

/** How a visitor comes to the pages of the site at a URL. */
function arrivalAt(url: string, engine: PressedEngine) {
  const {run} = engine;

  /** Opens a page before its script runs. Fonts come later, and a press would miss what moves meanwhile. */
  async function open(path: string, width: number): Promise<void> {
    await engine.resize(width);
    await engine.open(url + path);
    const hasFonts = () =>
      run(() => {
        const late = document.querySelector<HTMLLinkElement>('link[href="/fonts/late.css"]');
        return Boolean(late?.sheet) && document.fonts.status === 'loaded';
      });
    await becomes(hasFonts, true, 'the fonts come');
  }

  async function visit(path: string, width: number): Promise<void> {
    await open(path, width);
    await hydrated(engine, path);
  }

  /** Stores what the visitor has answered about cookies, or that there is no answer yet. */
  async function answer(isNew = false): Promise<void> {
    await engine.open(`${url}/robots.txt`);
    await (isNew ? run(() => localStorage.clear()) : run(storeAnswer, ANSWERED));
  }
  return {open, visit, answer};
}

/** Opens a browser on the built site. */
export async function openVisitor(
  start: () => Promise<PressedEngine>,
  options: Partial<Parameters<typeof serveSite>[0]> = {},
) {
  const [site, engine] = await Promise.all([serveSite({keepScripts: false, ...options}), start()]);
  const press = (selector: string, words = '') => pressOn(engine, selector, words);
  const close = async (): Promise<void> => {
    await engine.close();
    await site.close();
  };
  return {
    ...engine,
    ...sightOf(engine),
    ...arrivalAt(site.url, engine),
    site,
    becomes,
    press,
    close,
  };
}
