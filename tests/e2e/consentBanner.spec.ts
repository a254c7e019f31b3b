/** The cookie banner: when it comes, where it stands, and that it covers nothing. */
import type {Page} from 'playwright/test';

import {banner, settings, stored} from './consent';
import {labelOf, lightPage} from './content';
import {expect, hydrated, test} from './test';
import {word} from '../words';

/** Opens a page up to the moment before the banner comes. The page's clock stands still between the steps. */
async function openBeforeBanner(page: Page, path: string): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(60_000);
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await page.locator('html[data-has-hydrated="true"]').count()).toBe(1);
  }).toPass({intervals: [50]});
  await page.clock.runFor(950);
  await expect(banner(page)).toBeHidden();
}

test('the banner comes a second after script runs, with equal choices, and can be ignored', async ({
  page,
}) => {
  await openBeforeBanner(page, lightPage('en'));
  await page.clock.runFor(80);
  await expect(banner(page)).toBeVisible();
  await page.clock.resume();
  const twins = [
    banner(page).getByRole('button', {name: word('consent.rejectAll')}),
    banner(page).getByRole('button', {name: word('consent.acceptAll')}),
  ] as const;
  const [reject, accept] = await Promise.all(twins.map((button) => button.boundingBox()));
  expect([reject?.width, reject?.height, reject?.y]).toEqual([
    accept?.width,
    accept?.height,
    accept?.y,
  ]);
  expect(await twins[0].getAttribute('class')).toBe(await twins[1].getAttribute('class'));
  await page
    .getByRole('link', {name: labelOf('gallery', 'en'), exact: true})
    .first()
    .click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('a program that answers for the visitor does not move the focus', async ({page}) => {
  const told: string[] = [];
  await page.exposeFunction('tell', (name: string) => told.push(name));
  await page.addInitScript((name) => {
    new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll('[data-cookie-banner] button')];
      const reject = buttons.find(({textContent}) => textContent === name);
      if (!(reject instanceof HTMLElement)) return;
      observer.disconnect();
      setTimeout(() => {
        reject.click();
        const {tell} = window as unknown as {tell: (name?: string) => void};
        // After the frame in which the focus would move.
        setTimeout(() => tell(document.activeElement?.localName), 200);
      });
    }).observe(document, {childList: true, subtree: true});
  }, word('consent.rejectAll'));
  await page.goto(lightPage('en'));
  // Nothing is asked of the page before: Playwright's questions count as presses of the visitor.
  await expect(() => expect(told).toEqual(['body'])).toPass();
  expect(await stored(page)).not.toBeNull();
});

test('a banner that a blocker hides leaves nothing behind', async ({page}) => {
  await page.goto(lightPage('en'));
  await expect(page.locator('html')).toHaveAttribute('data-banner');
  await banner(page).evaluate((element) => (element.style.display = 'none'));
  await expect(page.locator('html')).not.toHaveAttribute('data-banner');
});

/** An event of the browser's trace: how many elements it styled, how many boxes it had to lay out. */
type Entry = {
  readonly name: string;
  readonly args?: {
    readonly elementCount?: number;
    readonly beginData?: {readonly dirtyObjects?: number};
  };
};

test('when the banner comes, the rest of the page is neither styled nor laid out again', async ({
  page,
  browser,
}) => {
  await openBeforeBanner(page, '/');
  // The page is laid out as a whole, in its own fonts. No frame may be waited for: the page's clock stands still.
  await hydrated(page);
  const hasLateFonts = (): boolean =>
    Boolean(document.querySelector<HTMLLinkElement>('link[href="/fonts/late.css"]')?.sheet);
  await expect.poll(() => page.evaluate(hasLateFonts)).toBe(true);
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    document.body.getBoundingClientRect();
  });
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

const WORDS = {
  en: {title: word('consent.title'), reject: word('consent.rejectAll')},
  es: {title: word('consent.title', 'es'), reject: word('consent.rejectAll', 'es')},
} as const;

for (const {locale, width, height} of [
  {locale: 'en', width: 390, height: 844},
  {locale: 'es', width: 1440, height: 900},
] as const) {
  test(`at ${width} px the banner covers nothing, and a double click on it presses nothing below`, async ({
    page,
  }) => {
    const {title, reject} = WORDS[locale];
    await page.setViewportSize({width, height});
    await page.goto(lightPage(locale));
    const asked = page.getByRole('region', {name: title});
    await expect(asked).toBeInViewport({ratio: 1});
    /** Where the banner ends above something; negative where it lies over it. */
    const above = (part: string): Promise<number> =>
      page.evaluate((selector) => {
        const box = (one: string) => document.querySelector(one)?.getBoundingClientRect();
        const [own, other] = [box('[data-cookie-banner]'), box(selector)];
        return own && other ? other.top - own.bottom : NaN;
      }, part);
    if (width === 390) {
      expect(await above('#booking-bar')).toBeGreaterThanOrEqual(0);
      // A control of the footer is scrolled to when it gets the focus: the banner is above it.
      await settings(page).focus();
      await expect(settings(page)).toBeInViewport();
      await expect.poll(() => above('footer button')).toBeGreaterThanOrEqual(0);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => above('footer')).toBeGreaterThanOrEqual(0);
    // The footer ends the page, without a strip below it.
    const strip = await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('#booking-bar')?.offsetHeight ?? 0;
      const footer = document.querySelector('footer')?.getBoundingClientRect();
      return Math.abs(window.innerHeight - bar - (footer?.bottom ?? 0));
    });
    expect(strip).toBeLessThanOrEqual(2);

    await page.evaluate(() => window.scrollTo(0, 0));
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
    // Once the time of a double click is over, presses count again.
    await expect(async () => {
      await page.mouse.click(x, y);
      await expect(page.locator('body')).toHaveAttribute('data-pressed-below', '', {timeout: 100});
    }).toPass();
  });
}

test.describe('without a connection', () => {
  // Pictures that come near when the window changes.
  test.use({allowed: {messages: [/ERR_INTERNET_DISCONNECTED/]}});

  test('in low windows nothing covers the choices of the banner', async ({page, context}) => {
    await page.setViewportSize({width: 844, height: 390});
    await page.goto(lightPage('es'));
    const asked = page.getByRole('region', {name: WORDS.es.title});
    await expect(asked).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(word('notifications.offline', 'es'))).toBeVisible();
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
