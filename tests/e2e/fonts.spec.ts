/** Fonts: what the first paint needs comes with the page, the rest after its pictures. */
import type {Page} from '@playwright/test';

import {expect, test} from './test';

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

for (const path of ['/', '/es/']) {
  test(`the italic and the sans of ${path} come when the page has loaded, after a frame`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const frames: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (frame) => frames.push(frame);
      Object.assign(window, {
        paintFrame: () => {
          frames.splice(0).forEach((frame) => frame(performance.now()));
        },
      });
    });
    const fonts = fontsOf(page);
    await page.goto(path, {waitUntil: 'load'});
    await page.evaluate(() => document.fonts.ready);
    expect(fonts()).toEqual(FIRST);
    await page.evaluate('paintFrame()');
    await expect.poll(fonts).toEqual(ALL);
  });

  test(`the first paint of ${path} waits for no late style`, async ({page}) => {
    await page.route('**/late.css', () => undefined);
    await page.goto(path, {waitUntil: 'commit'});
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
      .toBeGreaterThan(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('a title in italics keeps the house’s letters while its own font is on its way', async ({
  page,
}) => {
  const fonts = fontsOf(page);
  await page.route('**/newsreader-italic.woff2', () => undefined);
  await page.goto('/massage-menu');
  await expect.poll(fonts).toEqual(ALL);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1 em',
  });
  await expect(async () => {
    const {fonts: shown} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
    expect(shown.map(({familyName}) => familyName)).toEqual([
      expect.stringContaining('Newsreader'),
    ]);
  }).toPass();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('all fonts come', async ({page}) => {
    const fonts = fontsOf(page);
    await page.goto('/');
    await expect.poll(fonts).toEqual(ALL);
  });
});
