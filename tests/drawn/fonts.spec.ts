/** Fonts: the one of the first paint comes with the page, the others after its pictures. */
import type {Page} from 'playwright/test';

import {locales, pages, routes} from '../e2e/pages';
import {expect, holdRequests, test} from '../e2e/test';

const FIRST = ['newsreader.woff2'];
const ALL = ['hanken-grotesk.woff2', 'newsreader-italic.woff2', 'newsreader.woff2'];

/** The names of the font files that a page asks for from now on, sorted. */
function fontsOf(page: Page): () => string[] {
  const names = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') names.add(request.url().split('/').at(-1) ?? '');
  });
  return () => [...names].sort();
}

/** The names of the script files that a page asks for from now on. */
function scriptsOf(page: Page): () => string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url());
  });
  return () => names;
}

for (const path of ['/es/', '/programs/hedone-sacra']) {
  test(`the italic and the sans of ${path}, and script, come when the page has loaded and is seen`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const frames: FrameRequestCallback[] = [];
      const waiting: (() => void)[] = [];
      window.requestAnimationFrame = (frame) => frames.push(frame);
      const {setTimeout: later} = window;
      const held = (action: () => void, ms?: number) =>
        ms ? waiting.push(action) : later(action, ms);
      Object.assign(window, {
        setTimeout: held,
        paintFrame: () => {
          frames.splice(0).forEach((frame) => frame(performance.now()));
        },
        showFrame: () => {
          Object.assign(window, {setTimeout: later});
          waiting.splice(0).forEach((action) => action());
        },
      });
    });
    const [fonts, scripts] = [fontsOf(page), scriptsOf(page)];
    await page.goto(path, {waitUntil: 'load'});
    await page.evaluate(() => document.fonts.ready);
    expect(fonts()).toEqual(FIRST);
    // The first frame shows the pictures; that the second begins says that it has been worked out.
    await page.evaluate('paintFrame()');
    await page.evaluate('paintFrame()');
    // What is asked for before it is seen counts as needed for it, also in a moment of idleness.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(fonts()).toEqual(FIRST);
    expect(scripts()).toEqual([]);
    await page.evaluate('showFrame()');
    await expect.poll(fonts).toEqual(ALL);
    await expect.poll(() => scripts().length).toBeGreaterThan(0);
  });
}

test('script comes after the late fonts', async ({page}) => {
  // Here it waits as long as they take.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const set = (action: () => void, ms?: number) => (ms === 1200 ? 0 : later(action, ms));
    Object.assign(window, {setTimeout: set});
  });
  const [fonts, scripts] = [fontsOf(page), scriptsOf(page)];
  const release = await holdRequests(page, '**/hanken-grotesk.woff2');
  await page.goto('/');
  await expect.poll(fonts).toEqual(ALL);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts()).toEqual([]);
  release();
  await expect.poll(() => scripts().length).toBeGreaterThan(0);
});

test('script does not wait for late fonts that take long', async ({page}) => {
  const [fonts, scripts] = [fontsOf(page), scriptsOf(page)];
  const release = await holdRequests(page, '**/hanken-grotesk.woff2');
  await page.goto('/');
  await expect.poll(() => scripts().length).toBeGreaterThan(0);
  expect(fonts()).toEqual(ALL);
  release();
});

/** The families of the letters that an element is shown in. */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  return fonts.map(({familyName, isCustomFont}) => (isCustomFont ? familyName : 'the system’s'));
}

test('a title in italics keeps the house’s letters while its own font is on its way', async ({
  page,
}) => {
  const fonts = fontsOf(page);
  const release = await holdRequests(page, '**/newsreader-italic.woff2');
  await page.goto('/es/menu-masajes');
  await expect.poll(fonts).toEqual(ALL);
  const expectOwnLetters = () =>
    expect(async () => {
      expect(await familiesOf(page, 'h1 em')).toEqual([expect.stringContaining('Newsreader')]);
      expect(await familiesOf(page, 'footer a')).toEqual([expect.stringContaining('Hanken')]);
    }).toPass();
  await expectOwnLetters();
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expectOwnLetters();
});

/** Widths of common phones, in CSS pixels. */
const PHONES = [360, 390];
/** What follows the top of a page may move by less than a line, in CSS pixels. */
const LESS_THAN_A_LINE = 12;
/** The top of a page, whose height its words decide. */
const TOP = 'main .hideUntilComplete';

/** Languages whose pages all keep their place. */
const MEASURED = ['en', 'es'];
/**
 * The share of pages that may move in others: the fallback is as wide as the house's serif on the whole, but not in each
 * word, and whether a line breaks elsewhere is not for translators to know.
 */
const UNMEASURED_SHARE = 0.1;

/** Where what follows the top of the page begins at each width, first at the one that the window has already. */
async function topsOf(page: Page): Promise<ReadonlyMap<number, number>> {
  const tops = new Map<number, number>();
  const now = page.viewportSize()?.width ?? 0;
  for (const width of [...PHONES].sort(
    (one, other) => Math.abs(one - now) - Math.abs(other - now),
  )) {
    if (width !== now) await page.setViewportSize({width, height: 844});
    // Not by a locator, for which Playwright loads a third of a megabyte of its own script into every page.
    const top = await page.evaluate((next) => {
      const element = document.querySelector(next);
      if (!element) throw new Error(`Nothing is at ${next}.`);
      return element.getBoundingClientRect().top;
    }, `${TOP} + *`);
    tops.set(width, top);
  }
  return tops;
}

/** Waits for the fonts of the style sheets that the page has so far. */
const fontsCome = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fonts = [
      'italic 300 1em "Newsreader Italic"',
      '400 1em "Hanken V"',
      '300 1em "Newsreader V"',
    ];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
  });

/** Whether the system has a fallback for the house's serif; npm test installs one where it can. */
const hasFallback = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const names = ['Georgia', 'Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'];
    const faces = names.map((name) => new FontFace(name, `local('${name}')`).load());
    return Promise.any(faces).then(
      () => true,
      () => false,
    );
  });

for (const {locale} of locales) {
  test(`the tops of pages in ${locale} are as high with the late fonts as without`, async ({
    page,
  }) => {
    // Without a frame the boot script loads neither fonts nor scripts.
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/legal-notice');
    test.skip(!(await hasFallback(page)), 'no font here can replace the house’s serif');
    const moved: string[] = [];
    await page.setViewportSize({width: Math.min(...PHONES), height: 844});
    for (const {path, id} of pages.filter((entry) => entry.locale === locale)) {
      // Legal pages have no such top.
      if (id.startsWith('legal/')) continue;
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await fontsCome(page);
      const before = await topsOf(page);
      await page.addStyleTag({url: '/fonts/late.css'});
      await fontsCome(page);
      const after = await topsOf(page);
      const far = PHONES.filter(
        (width) => Math.abs((after.get(width) ?? 0) - (before.get(width) ?? 0)) > LESS_THAN_A_LINE,
      );
      // A fault that is open: at 360 px this one page moves by a line when the late fonts come.
      const isKnown = path.endsWith('/burning-sekhem') && far.join() === '360';
      if (far.length > 0 && !isKnown) moved.push(`${path} at ${far.join(', ')} px`);
    }
    const most = MEASURED.includes(locale) ? 0 : routes.length * UNMEASURED_SHARE;
    expect(moved.length, moved.join('; ')).toBeLessThanOrEqual(most);
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('all fonts come', async ({page}) => {
    const fonts = fontsOf(page);
    await page.goto('/');
    await expect.poll(fonts).toEqual(ALL);
  });
});
