/**
 * The font sizes that people set in their browser, in the windows that they have: no page becomes wider than its window,
 * and no word is cut off or covered. A default size changes `rem` and the breakpoints; a minimum size changes neither,
 * only what is smaller grows.
 */
import type {Page} from 'playwright/test';

import {NOT_FOUND, kinds} from '../e2e/pages';
import {expect, foundBy, pages, test} from '../e2e/test';
import {cutOffWords} from './cutOffWords';
import {beyondTheEdge} from './layout';
import {wordsOverWords} from './wordsOverWords';

/** Widths of windows in px: of phones, of what is between, and of desktops. A page is seen at one of each group. */
const PHONES = [320, 360, 390];
const LARGER_PHONES = [360, 390];
const BETWEEN = [430, 620, 800, 1024];
const DESKTOPS = [1280, 1366, 1440];
const SCREEN = {height: 900, deviceScaleFactor: 1, mobile: false};

/**
 * Settings that one browser can have: its minimum is set when it starts. Sizes in px, the largest with most widths and
 * with every page. The smaller minima share the pages: each of them has half of the kinds in one language, and the other
 * half in the other.
 */
const BROWSERS = [
  {
    minimum: 0,
    turns: [0, 1],
    settings: [
      {standard: 20, widths: [DESKTOPS, PHONES]},
      {standard: 24, widths: [DESKTOPS, BETWEEN, LARGER_PHONES, [320]]},
    ],
  },
  {minimum: 16, turns: [0], settings: [{standard: 16, widths: [DESKTOPS, PHONES]}]},
  {minimum: 20, turns: [1], settings: [{standard: 16, widths: [DESKTOPS, PHONES]}]},
  {
    minimum: 24,
    turns: [0, 1],
    settings: [{standard: 16, widths: [DESKTOPS, BETWEEN, LARGER_PHONES, [320]]}],
  },
];

const PATHS = [
  ...pages.filter(({id}) => kinds.includes(id)).map(({path}) => path),
  ...NOT_FOUND.map(({path}) => path),
];

/** Whose turn a page is, by its place in the list, where kinds come in the same order in each language. */
const turnOf = (index: number): number =>
  ((index % kinds.length) + Math.floor(index / kinds.length)) % 2;

/** Opens a page without its scripts, which change no layout, but with all fonts, and lays out what is not in view. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await page.evaluate(async () => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/fonts/late.css',
    });
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
    document.documentElement.dataset.whole = '';
    await document.fonts.ready;
  });
}

for (const {minimum, turns, settings} of BROWSERS) {
  const name = settings.map(({standard}) => `${standard} px`).join(' and ');
  test(`pages fit with a default size of ${name} and a minimum of ${minimum} px`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [
      ...(launchOptions.args ?? []),
      // Neither pictures, which have their sizes in the HTML, nor what is out of view need be painted.
      `--blink-settings=minimumFontSize=${minimum},imagesEnabled=false`,
      '--force-gpu-mem-available-mb=1',
    ];
    const browser = await playwright.chromium.launch({...launchOptions, args});
    const page = await browser.newPage({baseURL, reducedMotion: 'reduce'});
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', {urls: ['*/assets/js/*']});
    for (const [index, path] of PATHS.entries()) {
      if (!turns.includes(turnOf(index))) continue;
      await open(page, path);
      for (const {standard, widths} of settings) {
        await session.send('Page.setFontSizes', {fontSizes: {standard, fixed: 13}});
        for (const group of widths) {
          const width = group[index % group.length] ?? 0;
          await session.send('Emulation.setDeviceMetricsOverride', {width, ...SCREEN});
          const found = [
            ...(await foundBy(page, [beyondTheEdge, wordsOverWords])),
            ...(await cutOffWords(page)),
          ];
          expect.soft(found, `${path}, ${standard} px, ${width} px wide`).toEqual([]);
        }
      }
    }
    await browser.close();
  });
}
