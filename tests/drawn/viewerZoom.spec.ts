/** Two fingers enlarge a photo in the viewer, and a visitor who has enlarged the page can still close it. */
import type {CDPSession, Page} from 'playwright/test';

import {answerConsent, expect, hydrated, test} from '../e2e/test';
import {word} from '../words';

type Point = {readonly x: number; readonly y: number};

const WIDTH = 390;
const HEIGHT = 844;
const CENTRE: Point = {x: WIDTH / 2, y: HEIGHT / 2 - 40};

test.use({viewport: {width: WIDTH, height: HEIGHT}, hasTouch: true, isMobile: true});

const touch = (session: CDPSession, type: string, touchPoints: readonly Point[]) =>
  session.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart',
    touchPoints: touchPoints.map((point, id) => ({...point, id})),
  });

/** Moves two fingers around the middle of the photo until they are so many px apart, from 40 px. */
async function spread(session: CDPSession, apart: number): Promise<void> {
  const fingers = (distance: number): Point[] => [
    {...CENTRE, x: CENTRE.x - distance / 2},
    {...CENTRE, x: CENTRE.x + distance / 2},
  ];
  await touch(session, 'touchStart', fingers(40));
  for (let step = 1; step <= 8; step += 1) {
    await touch(session, 'touchMove', fingers(40 + ((apart - 40) * step) / 8));
  }
  await touch(session, 'touchEnd', []);
}

async function openFirst(page: Page): Promise<void> {
  const first = page.locator('main li > a[href$=".jpg"]').first();
  await first.scrollIntoViewIfNeeded();
  await first.click();
  await expect(page.locator('.yarl__portal_open')).toBeVisible();
}

const shownWidth = async (page: Page): Promise<number> =>
  (await page.locator('.yarl__slide_current img').boundingBox())?.width ?? 0;

test.beforeEach(({page}) => answerConsent(page));

test('two fingers enlarge a photo, and a tap beside it closes the viewer', async ({page}) => {
  await page.goto('/gallery');
  await hydrated(page);
  await openFirst(page);
  const before = await shownWidth(page);
  const session = await page.context().newCDPSession(page);
  await spread(session, 120);
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(before * 1.5);
  // Together again.
  await expect(async () => {
    await spread(session, 8);
    expect(await shownWidth(page)).toBeLessThan(before * 1.1);
  }).toPass();
  await page.touchscreen.tap(WIDTH / 2, HEIGHT - 120);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the button that closes the viewer is in sight on an enlarged page', async ({page}) => {
  await page.goto('/gallery');
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  await page.locator('main li > a[href$=".jpg"]').first().scrollIntoViewIfNeeded();
  await session.send('Input.synthesizePinchGesture', {x: 80, y: 400, scaleFactor: 2});
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.8);
  await page
    .locator('main li > a[href$=".jpg"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const button = page.getByRole('button', {name: word('lightbox.close'), exact: true});
  await expect(button).toBeVisible();
  const isInSight = () =>
    button.evaluate((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      const {offsetLeft, offsetTop, width, height} = visualViewport ?? {
        offsetLeft: 0,
        offsetTop: 0,
        width: 0,
        height: 0,
      };
      return (
        left >= offsetLeft - 1 &&
        right <= offsetLeft + width + 1 &&
        top >= offsetTop - 1 &&
        bottom <= offsetTop + height + 1
      );
    });
  await expect.poll(isInSight).toBe(true);
});
