/** The home page: its cards and its first picture. What it says: tests/site/pageFacts. */
import type {Locator} from 'playwright/test';

import {business, need, pageFacts, pathOf, programsIn} from './content';
import {expect, hydrated, test} from './test';
import {literally, word} from '../words';

test('the whole of a program card leads to its page', async ({page}) => {
  const [id] = pageFacts('home').programs ?? [];
  const {name, documentId} = need(programsIn('en'), 'program at home', (one) => one.id === id);
  await page.goto('/');
  await hydrated(page);
  const card = page.getByRole('article').filter({hasText: name});
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the page.');
  await page.mouse.click(box.x + box.width - 30, box.y + box.height - 60);
  await expect(page).toHaveURL(new RegExp(`${literally(pathOf(documentId, 'en'))}$`));
});

/** Windows of phones upright and across, tablets and desktops, in pixels. */
const WINDOWS = [
  {width: 320, height: 568},
  {width: 844, height: 390},
  {width: 820, height: 1180},
  {width: 1024, height: 768},
  {width: 1440, height: 900},
  {width: 1920, height: 1080},
  {width: 2560, height: 1440},
];

/** The boxes of a photo and of its frame, whose contours are drawn around the figure. */
async function boxesOf(photo: Locator): Promise<{figure: DOMRect; picture: DOMRect}> {
  const boxes = await photo.evaluate((image) => {
    // The figure holds the picture in a box of its own.
    const figure = image.closest('div')?.parentElement;
    const boxOf = (element?: Element | null) =>
      element?.getBoundingClientRect().toJSON() as DOMRect | undefined;
    return {figure: boxOf(figure), picture: boxOf(image)};
  });
  const {figure, picture} = boxes;
  if (!figure || !picture) throw new Error('The photo has no frame.');
  return {figure, picture};
}

test.describe('without script', () => {
  // The layout is looked at, which needs no script.
  test.use({javaScriptEnabled: false});

  test('the photo fills its frame in every window, the address at its right', async ({page}) => {
    await page.goto('/');
    const photo = page.locator('main img').first();
    const address = page.locator('main').getByText(business.address.street).first();
    for (const {width, height} of WINDOWS) {
      await page.setViewportSize({width, height});
      const {figure, picture} = await boxesOf(photo);
      const size = `${width} × ${height}`;
      expect(Math.round(figure.width - picture.width), size).toBe(0);
      expect(Math.round(figure.height - picture.height), size).toBe(0);
      expect(Math.round(picture.right), size).toBe(width);
      // A small window has no room for it.
      if (width < 1024) continue;
      const words = await address.boundingBox();
      if (!words) throw new Error(`No address on the photo at ${size}.`);
      expect(words.x + words.width, size).toBeGreaterThan(width - 60);
      expect(words.y + words.height, size).toBeLessThan(picture.bottom);
    }
  });

  test('the words of a link stay beside its mark when text is enlarged', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
    const program = need(programsIn('es'), 'program');
    for (const {path, words} of [
      {path: '/es/', words: word('location.map', 'es')},
      {path: pathOf(program.documentId, 'es'), words: word('program.back', 'es')},
    ]) {
      await page.goto(path);
      const link = page.locator('main').getByRole('link', {name: words}).first();
      const [mark, label] = await link.evaluate((element) => {
        const range = document.createRange();
        const words = [...element.childNodes].find(({nodeType}) => nodeType === Node.TEXT_NODE);
        range.selectNodeContents(words ?? element);
        return [
          element.querySelector('svg')?.getBoundingClientRect(),
          range.getBoundingClientRect(),
        ].map((box) => box?.toJSON() as DOMRect | undefined);
      });
      if (!mark || !label) throw new Error(`${words} has no mark.`);
      expect(mark.right).toBeLessThanOrEqual(label.left);
      expect(mark.bottom).toBeGreaterThan(label.top);
    }
  });
});
