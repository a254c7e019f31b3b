/** What visitors do, in WebKit, in both languages: by presses and keys. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {Key, type WebElement} from 'selenium-webdriver';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {findWebKit} from '../../scripts/webkit.mjs';
import {until} from './engines';
import {isHydrated, wake} from './measure';
import {type Site, serveSite} from './site';
import {type WebKit, startWebKit} from './webkit';

const PATIENCE = 15_000;
const PHONE = 390;
const WIDE = 1440;

const spanish = JSON.parse(
  readFileSync(path.join(process.cwd(), 'i18n/es/code.json'), 'utf8'),
) as Record<string, {message: string} | undefined>;

const LANGUAGES = [
  {
    name: 'English',
    other: 'es',
    home: '/',
    masseuses: '/masseuses',
    gallery: '/gallery',
    menu: '/massage-menu',
    contact: '/contact',
    word: (_id: string, message: string) => message,
  },
  {
    name: 'Spanish',
    other: 'en',
    home: '/es/',
    masseuses: '/es/masajistas',
    gallery: '/es/galeria',
    menu: '/es/menu-masajes',
    contact: '/es/contacto',
    word: (id: string) => spanish[id]?.message ?? id,
  },
];

const BANNER = '[aria-labelledby="cookie-banner-title"]';
const VIEWER = '.yarl__container';
const OPENERS = 'main article a[href*="selected="]';

let site: Site;
let webkit: WebKit;
let run: <Result>(script: () => Result) => Promise<Result>;

beforeAll(async () => {
  if (!findWebKit()) return;
  [site, webkit] = await Promise.all([serveSite(), startWebKit()]);
  const {driver, command} = webkit;
  run = (script) => command(driver.executeScript(`return (${String(script)})()`));
}, 60_000);
afterAll(async () => {
  await webkit?.end();
  await site?.close();
});

/** The value, once it is what is expected. */
async function eventually<Value>(read: () => Promise<Value>, expected: Value, what: string) {
  const end = Date.now() + PATIENCE;
  let value = await read();
  while (value !== expected && Date.now() < end) {
    await wait(50);
    value = await read();
  }
  expect(value, what).toBe(expected);
}

/** The visible elements of a selector whose name or text has the words. */
const findAll = (selector: string, words = ''): Promise<WebElement[]> =>
  webkit.command(
    webkit.driver.executeScript<WebElement[]>(
      `return [...document.querySelectorAll(arguments[0])].filter(element =>
        element.checkVisibility({visibilityProperty: true}) &&
        ((element.ariaLabel ?? '') + element.textContent).includes(arguments[1]))`,
      selector,
      words,
    ),
  );

const isShown = async (selector: string, words?: string): Promise<boolean> =>
  (await findAll(selector, words)).length > 0;
const shown = (selector: string, words?: string) =>
  eventually(() => isShown(selector, words), true, `${selector} ${words ?? ''} is shown`);
const hidden = (selector: string, words?: string) =>
  eventually(() => isShown(selector, words), false, `${selector} ${words ?? ''} is shown`);

async function press(selector: string, words?: string): Promise<void> {
  await shown(selector, words);
  const [element] = await findAll(selector, words);
  if (!element) throw new Error(`There is no ${selector} with ${words ?? 'any words'}.`);
  const script = `arguments[0].scrollIntoView({block: 'center', behavior: 'instant'});
    return arguments[0].getBoundingClientRect().top + scrollY / 1e6`;
  const place = () => webkit.command(webkit.driver.executeScript<number>(script, element));
  // The page may still be moving, as when the browser goes back to where it was.
  for (let before = NaN, now = await place(); now !== before;) {
    before = now;
    await wait(250);
    now = await place();
  }
  await webkit.command(webkit.driver.actions().move({origin: element}).click().perform());
}

const keys = (...typed: string[]): Promise<void> =>
  webkit.command(
    webkit.driver
      .actions()
      .sendKeys(...typed)
      .perform(),
  );
const goBack = () => webkit.command(webkit.driver.navigate().back());
const address = async (): Promise<string> => {
  const {pathname, search} = new URL(await webkit.command(webkit.driver.getCurrentUrl()));
  return pathname + search;
};
const leadsTo = (expected: string) => eventually(address, expected, 'the address');

/** Waits for the fonts, with which lines break differently: a press would miss what moves meanwhile. */
async function settle(): Promise<void> {
  const end = Date.now() + 3000;
  while (Date.now() < end && !(await run(() => 'hasFonts' in window))) await wait(50);
}

/** Opens a page before its script runs. */
async function open(at: string, width: number): Promise<void> {
  await webkit.command(webkit.driver.manage().window().setRect({x: 0, y: 0, width, height: 900}));
  await webkit.command(webkit.driver.get(site.url + at));
}

/** Opens a page and waits for React. The visitor has answered about cookies, unless this is what is tested. */
async function visit(at: string, width: number, isNew = false): Promise<void> {
  await open(at, width);
  if (isNew) await run(() => localStorage.clear());
  else {
    await run(() => {
      const record = {necessary: true, analytics: false, marketing: false, functional: false};
      localStorage.setItem('cookie-consent', JSON.stringify({...record, timestamp: Date.now()}));
    });
  }
  await webkit.command(webkit.driver.navigate().refresh());
  await run(wake);
  await until({run}, isHydrated, `${at} is not hydrated.`);
  await settle();
}

const record = async (): Promise<unknown> =>
  JSON.parse((await run(() => localStorage.getItem('cookie-consent'))) ?? 'null');

describe.skipIf(!findWebKit()).each(LANGUAGES)(
  '$name',
  ({other, home, masseuses, gallery, menu, contact, word}) => {
    let openedAt = 0;
    beforeEach(() => {
      openedAt = Date.now();
    });

    test('the banner comes after a second; its answers are stored', async () => {
      await visit(home, PHONE, true);
      await shown(BANNER);
      expect(Date.now() - openedAt).toBeGreaterThan(1000);
      await press(`${BANNER} button`, word('consent.rejectAll', 'Reject All'));
      await hidden(BANNER);
      expect(await record()).toMatchObject({functional: false, analytics: false, marketing: false});

      await visit(home, PHONE, true);
      await press(`${BANNER} button`, word('consent.acceptAll', 'Accept All'));
      await hidden(BANNER);
      expect(await record()).toMatchObject({functional: true, analytics: true, marketing: true});

      await visit(home, PHONE, true);
      await press(`${BANNER} button`, word('consent.customize', 'Customize'));
      await shown('dialog[open]');
      await press('dialog label', word('consent.functional', 'Functional'));
      await press('dialog button', word('consent.save', 'Save Preferences'));
      await hidden('dialog[open]');
      await shown('[aria-live]', word('consent.saved', 'Preferences saved'));
      expect(await record()).toMatchObject({functional: true, analytics: false, marketing: false});
    });

    test('a profile opens by its button and its address, and Back closes it', async () => {
      await visit(masseuses, PHONE);
      await press(OPENERS);
      await eventually(async () => (await address()).includes('?selected='), true, 'the address');
      await hidden('main article');
      const profile = await address();
      await goBack();
      await leadsTo(masseuses);
      await shown('main article');

      await visit(profile, PHONE);
      await hidden('main article');
      await press(`header details:has([hreflang]) > summary`);
      await press(`header a[hreflang^="${other}"]`);
      await eventually(
        async () => (await address()).endsWith(profile.slice(profile.indexOf('?'))),
        true,
        'the profile in the address of the other language',
      );
      await eventually(
        () => run(() => document.documentElement.lang.slice(0, 2)),
        other,
        'language',
      );
      await until({run}, isHydrated, 'The other language is not hydrated.');
      await hidden('main article');

      await visit(`${masseuses}?selected=nobody`, PHONE);
      await shown('main article');
    });

    test('the viewer opens from a filter, wraps at both ends and closes in every way', async () => {
      const position = async (): Promise<string> => {
        const [counter] = await findAll(`${VIEWER} *`, ' / ');
        const text = counter ? await webkit.command(counter.getText()) : '';
        return /\d+ \/ \d+/.exec(text)?.[0] ?? '';
      };
      const PHOTO = 'main li > a[href$=".jpg"]';
      await visit(gallery, WIDE);
      const total = (await findAll(PHOTO)).length;
      await press('main button', word('gallery.reception', 'Reception'));
      await eventually(async () => (await findAll(PHOTO)).length < total, true, 'fewer photos');
      const filtered = await address();
      await press(PHOTO);
      await shown(VIEWER);
      const first = Number.parseInt(await position(), 10);
      expect(first).toBeGreaterThan(1);
      for (let at = first - 1; at > 0; at -= 1) {
        await keys(Key.ARROW_LEFT);
        await eventually(position, `${at} / ${total}`, 'the place of the photo');
      }
      await keys(Key.ARROW_LEFT);
      await eventually(position, `${total} / ${total}`, 'the place of the photo');
      await keys(Key.ARROW_RIGHT);
      await eventually(position, `1 / ${total}`, 'the place of the photo');
      await keys(Key.ESCAPE);
      await hidden(VIEWER);

      await press(PHOTO);
      await shown(VIEWER);
      await goBack();
      await hidden(VIEWER);
      await leadsTo(filtered);

      // Last: after a press beside the photo WebKit's driver may lose the next one.
      await press(PHOTO);
      await shown(VIEWER);
      const {driver, command} = webkit;
      await command(driver.actions().move({x: 200, y: 450}).click().perform());
      await hidden(VIEWER);
      await leadsTo(filtered);
    });

    test('tabs choose by presses and keys, and one pressed before script is selected when it comes', async () => {
      const selected = (): Promise<string> =>
        run(() => document.querySelector('[aria-selected="true"]')?.id ?? '');
      await visit(menu, WIDE);
      await press('#tab-premium');
      await leadsTo(`${menu}?tab=premium`);
      await keys(Key.HOME);
      await eventually(selected, 'tab-all', 'the selected tab');
      await keys(Key.ARROW_RIGHT);
      await eventually(async () => (await selected()) !== 'tab-all', true, 'another tab');

      const release = site.holdScripts();
      try {
        await open(menu, WIDE);
        await settle();
        await press('#tab-premium');
        await shown('#tab-premium[aria-busy="true"]');
      } finally {
        release();
      }
      await eventually(selected, 'tab-premium', 'the selected tab');
    });

    test('the menu of a phone opens and leads on', async () => {
      await visit(home, PHONE);
      await press('header details:has(nav) > summary');
      await press(`header details nav a[href="${contact}"]`);
      await leadsTo(contact);
    });

    test('the address is copied, and a message says so', async () => {
      await visit(contact, WIDE);
      await press('main button', word('copy.address', 'the address of the house'));
      await shown('[aria-live]', word('copy.address.done', 'Address copied'));
    });

    test('a page that does not exist leads back', async () => {
      await visit(contact, PHONE);
      await visit(`${home}no-such-page`, PHONE);
      await press('main button', word('notFound.back', 'Back to the previous page'));
      await leadsTo(contact);
    });
  },
);
