/** What a first visit to the home page transfers until it is idle, without input and without the cookie banner. */
import type {Request} from 'playwright/test';

import {READY} from '../../src/template/readyEvent';
import {KB, OF_LANGUAGES, OF_PROGRAMS} from '../allowances';
import {answerConsent, expect, hydrated, locales, test} from '../e2e/test';

/** Milliseconds after React has started in which code for later (notifications) is not requested yet. */
const BEFORE_REST_MS = 900;

type Weights = Record<'script' | 'style' | 'font' | 'image' | 'document' | 'prefetched', number>;

function typeOf(request: Request): string {
  const type = request.resourceType();
  if (type === 'stylesheet') return 'style';
  // Code of a page that a link in view leads to, prefetched at the lowest priority.
  return type === 'other' && /\.js$/.test(request.url()) ? 'prefetched' : type;
}

for (const {baseUrl: path} of locales) {
  test.describe(`a first visit to ${path}`, () => {
    test.use({viewport: {width: 390, height: 844}, deviceScaleFactor: 2});

    test('stays within its budgets at 390 px', async ({page, baseURL}) => {
      const weights: Weights = {script: 0, style: 0, font: 0, image: 0, document: 0, prefetched: 0};
      const foreign: string[] = [];
      const waits: Promise<{type: string; startedAt: number; bytes: number}>[] = [];
      page.on('requestfinished', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
        const type = typeOf(request);
        const startedAt = request.timing().startTime;
        const sizes = request
          .sizes()
          .then(({responseBodySize: bytes}) => ({type, startedAt, bytes}));
        // A request may end after all have been counted, while the page closes.
        sizes.catch(() => undefined);
        waits.push(sizes);
      });
      // The cookie banner has a script of its own, and whether it comes before the page is idle depends on the
      // machine.
      await answerConsent(page);
      await page.addInitScript((ready) => {
        window.addEventListener(ready, () => performance.mark(ready));
      }, READY);
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const restsAt =
        BEFORE_REST_MS +
        (await page.evaluate((ready) => {
          const [mark] = performance.getEntriesByName(ready);
          if (!mark) throw new Error('React has not started.');
          return performance.timeOrigin + mark.startTime;
        }, READY));
      for (const {type, startedAt, bytes} of await Promise.all(waits)) {
        if (type in weights && startedAt < restsAt) weights[type as keyof Weights] += bytes;
      }
      expect(weights.script).toBeGreaterThan(0);
      expect(foreign).toEqual([]);
      expect(weights.script).toBeLessThanOrEqual(130 * KB + OF_PROGRAMS + OF_LANGUAGES);
      expect(weights.prefetched).toBeLessThanOrEqual(30 * KB + OF_PROGRAMS);
      // The whole style sheet, before the scripts, and the one of the late fonts.
      expect(weights.style).toBeLessThanOrEqual(22 * KB);
      expect(weights.document).toBeLessThanOrEqual(25 * KB);
      expect(weights.font).toBeLessThanOrEqual(55 * KB);
    });
  });
}

test('no page is prefetched where the visitor saves data', async ({page}) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (typeOf(request) === 'prefetched') ahead.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(ahead.length).toBeGreaterThan(0);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  ahead.length = 0;
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(ahead).toEqual([]);
});

/** Common phones and the narrowest and widest: CSS pixels, and device pixels in each. */
const PHONES = [
  {path: '/es/', width: 360, deviceScaleFactor: 3},
  {path: '/', width: 390, deviceScaleFactor: 2},
  {path: '/', width: 430, deviceScaleFactor: 3},
  {path: '/es/', width: 430, deviceScaleFactor: 3},
];

for (const {path, width, deviceScaleFactor} of PHONES) {
  const name = `${path} at ${width} px and pixel ratio ${deviceScaleFactor}`;
  test.describe(`the first paint of ${name}`, () => {
    // A phone lays a page out as wide as a desktop window until it has read the viewport tag.
    const size = {width, height: 844};
    test.use({viewport: size, screen: size, deviceScaleFactor, isMobile: true});

    test('takes few bytes, the picture first', async ({page}) => {
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await page.goto(path, {waitUntil: 'load'});
      const announced = await page.evaluate(() => ({
        fonts: [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].map(
          ({href}) => href,
        ),
        styles: performance
          .getEntriesByType('resource')
          .map((entry) => entry.toJSON() as {name: string; renderBlockingStatus: string})
          .filter(({renderBlockingStatus}) => renderBlockingStatus === 'blocking')
          .map(({name}) => name),
        hero: document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
      }));
      expect(requests.slice(0, 2).map((request) => request.url())).toEqual([
        page.url(),
        announced.hero,
      ]);
      const {fonts, styles, hero} = announced;
      const needed = requests.filter((request) =>
        [page.url(), ...styles, ...fonts, hero].includes(request.url()),
      );
      const parts = await Promise.all(
        needed.map(async (request) => ({
          url: new URL(request.url()).pathname,
          bytes: (await request.sizes()).responseBodySize,
        })),
      );
      expect(parts.map(({url}) => url.split('.').at(-1)).sort()).toEqual(
        [path, 'avif', 'woff2'].sort(),
      );
      const total = parts.reduce((sum, {bytes}) => sum + bytes, 0);
      expect(total, JSON.stringify(parts)).toBeLessThanOrEqual(85 * KB);
    });
  });
}

test.describe('on a phone of pixel ratio 2', () => {
  test.use({viewport: {width: 390, height: 844}, deviceScaleFactor: 2});

  /** Bytes of pictures in the first screen, and on the whole page. */
  for (const {path, first, all} of [
    {path: '/', first: 60 * KB, all: 600 * KB},
    {path: '/gallery', first: 60 * KB, all: 1.2 * KB * KB},
  ]) {
    test(`pictures of ${path} stay within their budgets`, async ({page}) => {
      const sizes = new Map<string, Promise<number>>();
      page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'image') return;
        const size = request.sizes().then(({responseBodySize}) => responseBodySize);
        // A request may end while the page closes.
        size.catch(() => undefined);
        sizes.set(request.url(), size);
      });
      const total = async (urls: Iterable<string>): Promise<number> => {
        const bytes = await Promise.all([...urls].map((url) => sizes.get(url) ?? 0));
        return bytes.reduce((sum, size) => sum + size, 0);
      };
      await page.goto(path);
      const inFirstScreen = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.currentSrc),
      );
      const sources = await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
        return [...document.images].map((image) => image.currentSrc);
      });
      // The browser may report the end of a request later than the page has its picture.
      await expect.poll(() => sources.filter((source) => !sizes.has(source))).toEqual([]);
      expect(inFirstScreen.length).toBeGreaterThan(0);
      expect(await total(inFirstScreen)).toBeLessThanOrEqual(first);
      expect(await total(sizes.keys())).toBeLessThanOrEqual(all);
    });
  }
});
