/** The banner: when it comes, where it stands, and that it covers nothing. */
import type {Page} from 'playwright/test';

import {banner, settings, stored} from './consent';
import {expect, hydrated, test} from './test';

/**
 * Opens a page up to the moment before the banner comes, in the page's own time: it stands still
 * between the steps, so a slow machine waits no longer.
 */
async function openBeforeBanner(page: Page, path: string): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(60_000);
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await page.locator('html[data-has-hydrated="true"]').count()).toBe(1);
  }).toPass();
  await page.clock.runFor(950);
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
}

test('the banner asks a second after script runs, with equal choices, and can be ignored', async ({
  page,
}) => {
  await openBeforeBanner(page, '/about');
  await page.clock.runFor(80);
  await expect(banner(page)).toBeVisible();
  await page.clock.resume();
  const twins = [
    banner(page).getByRole('button', {name: 'Reject All'}),
    banner(page).getByRole('button', {name: 'Accept All'}),
  ] as const;
  const [reject, accept] = await Promise.all(twins.map((button) => button.boundingBox()));
  expect([reject?.width, reject?.height, reject?.y]).toEqual([
    accept?.width,
    accept?.height,
    accept?.y,
  ]);
  expect(await twins[0].getAttribute('class')).toBe(await twins[1].getAttribute('class'));
  await page.getByRole('link', {name: 'Gallery', exact: true}).first().click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

/** One entry of the browser's own record: how many elements it styled, how many boxes it had to lay out. */
type Entry = {
  readonly name: string;
  readonly args?: {
    readonly elementCount?: number;
    readonly beginData?: {readonly dirtyObjects?: number};
  };
};

test('when the banner comes, the page is neither styled nor laid out anew', async ({
  page,
  browser,
}) => {
  await openBeforeBanner(page, '/');
  // The page has settled: laid out whole, and in its own letters.
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await page.clock.runFor(80);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(80);
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: Entry[];
  };
  const most = (name: string, count: (args: Entry['args']) => number | undefined): number =>
    Math.max(
      0,
      ...traceEvents.filter((entry) => entry.name === name).map(({args}) => count(args) ?? 0),
    );
  const elements = await page.locator('body *').count();
  expect(most('UpdateLayoutTree', (args) => args?.elementCount)).toBeLessThan(elements / 2);
  expect(most('Layout', (args) => args?.beginData?.dirtyObjects)).toBeLessThan(elements / 4);
  expect(most('UpdateLayoutTree', (args) => args?.elementCount)).toBeGreaterThan(0);
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the banner covers neither the booking bar nor what has the focus', async ({page}) => {
    await page.goto('/contact');
    await expect(banner(page)).toBeVisible();
    await page.waitForTimeout(600);
    await settings(page).focus();
    const [asked, bar, focused] = await Promise.all(
      [banner(page), page.getByRole('complementary', {name: 'Booking'}), settings(page)].map(
        (part) => part.boundingBox(),
      ),
    );
    if (!asked || !bar || !focused) throw new Error('A part of the page is missing.');
    expect(asked.y + asked.height).toBeLessThanOrEqual(bar.y);
    // What has the focus is a link of the footer, and the banner stands above the footer.
    expect(asked.y + asked.height).toBeLessThanOrEqual(focused.y);
  });
});

for (const {path, reject, title} of [
  {path: '/about', reject: 'Reject All', title: 'No cookies, only your answer'},
  {path: '/es/acerca-de', reject: 'Rechazar Todo', title: 'Sin cookies, solo tu respuesta'},
]) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`on ${path} at ${width} px the banner stands above the footer, which ends the page`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await page.goto(path);
      const asked = page.getByRole('region', {name: title});
      await expect(asked).toBeInViewport({ratio: 1});
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect
        .poll(() =>
          page.evaluate(() => {
            const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
            const bar = document.querySelector<HTMLElement>('#booking-bar')?.offsetHeight ?? 0;
            const [banner, footer] = [box('[data-cookie-banner]'), box('footer')];
            if (!banner || !footer) return 'missing';
            return {
              above: banner.bottom <= footer.top,
              strip: Math.abs(window.innerHeight - bar - footer.bottom) > 2,
            };
          }),
        )
        .toEqual({above: true, strip: false});
    });

    test(`on ${path} at ${width} px a double click on a choice presses nothing below`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await page.goto(path);
      const button = page.getByRole('button', {name: reject});
      await button.hover();
      const box = await button.boundingBox();
      if (!box) throw new Error('The banner is missing.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // A control over the whole page: whatever the banner lies over.
      await page.evaluate(() => {
        const below = document.createElement('button');
        Object.assign(below.style, {position: 'fixed', inset: '0', zIndex: '37'});
        below.onclick = () => (document.body.dataset.pressedBelow = '');
        document.body.append(below);
      });
      await page.mouse.dblclick(x, y);
      await expect(button).toBeHidden();
      await expect(page.locator('body')).not.toHaveAttribute('data-pressed-below');
      await page.waitForTimeout(550);
      await page.mouse.click(x, y);
      await expect(page.locator('body')).toHaveAttribute('data-pressed-below');
    });
  }

  test.describe('without a connection', () => {
    // Pictures that come near when the window changes.
    test.use({allowed: {messages: [/ERR_INTERNET_DISCONNECTED/]}});

    test(`on ${path} the banner shows all its choices in low windows, uncovered`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({width: 844, height: 390});
      await page.goto(path);
      const asked = page.getByRole('region', {name: title});
      await expect(asked).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText(/^(Connection lost|Sin conexión)$/)).toBeVisible();
      const buttons = asked.getByRole('button');
      await expect(buttons).toHaveCount(4);
      for (const [width, height] of [
        [844, 390],
        [667, 375],
        [568, 320],
      ] as const) {
        await page.setViewportSize({width, height});
        for (const button of await buttons.all()) {
          await expect(button).toBeInViewport({ratio: 1});
          const covered = () =>
            button.evaluate((element) => {
              const {left, right, top, bottom} = element.getBoundingClientRect();
              const points = [0.1, 0.5, 0.9].flatMap((across) =>
                [0.1, 0.5, 0.9].map(
                  (down) => [left + (right - left) * across, top + (bottom - top) * down] as const,
                ),
              );
              return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
            });
          await expect.poll(covered, `${width} × ${height}`).toEqual([]);
        }
      }
      await context.setOffline(false);
    });
  });
}
