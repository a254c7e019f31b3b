/** What a first visit to the home page transfers until it is idle, without input and the question about cookies. */
import type {Request} from 'playwright/test';

import {READY} from '../../src/template/ready';
import {programsIn} from '../e2e/content';
import {answerConsent, expect, hydrated, test} from '../e2e/test';

const KB = 1024;

/** What each program beyond the twelve that the budget is for may add to the script of a page. */
const MORE = 0.3 * KB * Math.max(0, programsIn('en').length - 12);

/** As long after React has taken over, what the page needs at rest (notifications) is not asked for yet. */
const BEFORE_REST_MS = 900;

type Weights = Record<'script' | 'style' | 'font' | 'image' | 'document' | 'prefetched', number>;

function typeOf(request: Request): string {
  const type = request.resourceType();
  if (type === 'stylesheet') return 'style';
  // A page that a link in view leads to, fetched at the lowest priority.
  return type === 'other' && /\.js$/.test(request.url()) ? 'prefetched' : type;
}

for (const path of ['/', '/es/']) {
  test(`a first visit to ${path} stays within its budgets at 390 px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: {width: 390, height: 844},
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    const weights: Weights = {script: 0, style: 0, font: 0, image: 0, document: 0, prefetched: 0};
    const foreign: string[] = [];
    const waits: Promise<{type: string; startedAt: number; bytes: number}>[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
      const type = typeOf(request);
      const startedAt = request.timing().startTime;
      const sizes = request.sizes().then(({responseBodySize: bytes}) => ({type, startedAt, bytes}));
      // One that ends when all have been counted, while the page closes, is nobody's.
      sizes.catch(() => undefined);
      waits.push(sizes);
    });
    // The question about cookies comes later, with a script of its own: whether it does before the page
    // is idle depends on the machine.
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
        if (!mark) throw new Error('React has not said that it is there.');
        return performance.timeOrigin + mark.startTime;
      }, READY));
    for (const {type, startedAt, bytes} of await Promise.all(waits)) {
      if (type in weights && startedAt < restsAt) weights[type as keyof Weights] += bytes;
    }
    expect(weights.script).toBeGreaterThan(0);
    expect(foreign).toEqual([]);
    expect(weights.script).toBeLessThanOrEqual(145 * KB + MORE);
    expect(weights.prefetched).toBeLessThanOrEqual(30 * KB + MORE);
    // The whole style sheet, before the scripts, and the fonts that come late.
    expect(weights.style).toBeLessThanOrEqual(22 * KB);
    expect(weights.document).toBeLessThanOrEqual(25 * KB);
    expect(weights.font).toBeLessThanOrEqual(55 * KB);
    await context.close();
  });
}

test('no page is fetched ahead where data are to be saved', async ({page}) => {
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

/** Ends of the range of phones, as CSS pixels and device pixels in each. */
const PHONES = [
  {width: 360, deviceScaleFactor: 3},
  {width: 390, deviceScaleFactor: 2},
  {width: 430, deviceScaleFactor: 3},
];

for (const {width, deviceScaleFactor} of PHONES) {
  for (const path of ['/', '/es/']) {
    const name = `${path} at ${width} px and pixel ratio ${deviceScaleFactor}`;
    test(`the first paint of ${name} takes few bytes, the picture first`, async ({browser}) => {
      // A telephone lays a page out as wide as a desk's window until it has read how wide it is.
      const context = await browser.newContext({
        viewport: {width, height: 844},
        screen: {width, height: 844},
        deviceScaleFactor,
        isMobile: true,
      });
      const page = await context.newPage();
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
      await context.close();
    });
  }
}

/** Pictures at 390 px and pixel ratio 2, in bytes: in the first screen, and scrolled to the end. */
const PICTURES = [
  {path: '/', first: 60 * KB, all: 600 * KB},
  {path: '/gallery', first: 60 * KB, all: 1.2 * KB * KB},
];

for (const {path, first, all} of PICTURES) {
  test(`pictures of ${path} stay within their budgets`, async ({browser}) => {
    const context = await browser.newContext({
      viewport: {width: 390, height: 844},
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    const sizes = new Map<string, number>();
    const waits: Promise<unknown>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'image') return;
      const size = request.sizes();
      waits.push(size.then(({responseBodySize}) => sizes.set(request.url(), responseBodySize)));
    });
    const total = (urls: readonly string[]): number =>
      urls.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
    await page.goto(path);
    const inFirstScreen = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.currentSrc),
    );
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await page.waitForLoadState('networkidle');
    await Promise.all(waits);
    expect(inFirstScreen.length).toBeGreaterThan(0);
    expect(total(inFirstScreen)).toBeLessThanOrEqual(first);
    expect(total([...sizes.keys()])).toBeLessThanOrEqual(all);
    await context.close();
  });
}
