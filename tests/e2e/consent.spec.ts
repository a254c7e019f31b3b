import type {Page} from '@playwright/test';

import {contentSecurityPolicy} from '../../src/plugins/hosting/rules';
import {expect, hydrated, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const KEY = 'cookie-consent';
const banner = (page: Page) =>
  page.getByRole('region', {name: /^(No cookies, only your answer|May your visit be counted\?)$/});
const preferences = (page: Page) => page.getByRole('dialog', {name: 'Cookie preferences'});
const settings = (page: Page) => page.getByRole('button', {name: 'Cookie settings'});
const stored = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, KEY);
const storeOnce = (page: Page, record: object) =>
  page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [KEY, JSON.stringify(record)] as const,
  );
const OFF = {necessary: true, functional: false, analytics: false, marketing: false};

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

for (const [name, record] of [
  ['Accept All', {necessary: true, functional: true, analytics: true, marketing: true}],
  ['Reject All', OFF],
  ['Close: only what is necessary', OFF],
] as const) {
  test(`${name} is stored, and nothing is asked again`, async ({page}) => {
    await page.goto('/');
    await banner(page).getByRole('button', {name}).click();
    await expect(banner(page)).toBeHidden();
    const choice = await stored(page);
    expect(choice).toEqual({...record, timestamp: expect.any(Number) as unknown});
    await page.reload();
    await hydrated(page);
    // Longer than the banner takes to come: it does not.
    await page.waitForTimeout(1500);
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual(choice);
  });
}

test('preferences: off by default, Escape stores nothing, saving can be changed later', async ({
  page,
}) => {
  await page.goto('/');
  await banner(page).getByRole('button', {name: 'Customize'}).click();
  await expect(preferences(page).getByRole('switch', {name: 'Necessary'})).toBeDisabled();
  await expect(preferences(page).getByRole('switch', {name: 'Necessary'})).toBeChecked();
  for (const name of ['Functional', 'Analytics', 'Marketing']) {
    await expect(preferences(page).getByRole('switch', {name})).not.toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(banner(page).getByRole('button', {name: 'Customize'})).toBeFocused();
  expect(await stored(page)).toBeNull();

  await page.keyboard.press('Enter');
  await preferences(page).getByRole('switch', {name: 'Functional'}).press('Space');
  await preferences(page).getByRole('button', {name: 'Save Preferences'}).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({...OFF, functional: true});

  await settings(page).click();
  await expect(preferences(page).getByRole('switch', {name: 'Functional'})).toBeChecked();
  await preferences(page).getByRole('button', {name: 'Reject All'}).click();
  await expect(preferences(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect(await stored(page)).toMatchObject(OFF);
});

test('a record older than 24 months is asked again', async ({page}) => {
  const old = new Date();
  old.setUTCMonth(old.getUTCMonth() - 24);
  await storeOnce(page, {...OFF, timestamp: old.getTime() - 60_000});
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test('where storage is blocked the choice holds for the visit', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await banner(page).getByRole('button', {name: 'Reject All'}).click();
  await page.getByRole('link', {name: 'Gallery', exact: true}).first().click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(banner(page)).toBeHidden();
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

  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [568, 320],
  ] as const) {
    test(`on ${path} at ${width}×${height} the banner shows all its choices, uncovered`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({width, height});
      await page.goto(path);
      const asked = page.getByRole('region', {name: title});
      await expect(asked).toBeVisible();
      await page.waitForTimeout(1200);
      await context.setOffline(true);
      await expect(page.getByText(/^(Connection lost|Sin conexión)$/)).toBeVisible();
      const buttons = asked.getByRole('button');
      await expect(buttons).toHaveCount(4);
      for (const button of await buttons.all()) {
        await expect(button).toBeInViewport({ratio: 1});
        const covered = await button.evaluate((element) => {
          const {left, right, top, bottom} = element.getBoundingClientRect();
          const points = [0.1, 0.5, 0.9].flatMap((across) =>
            [0.1, 0.5, 0.9].map(
              (down) => [left + (right - left) * across, top + (bottom - top) * down] as const,
            ),
          );
          return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
        });
        expect(covered).toEqual([]);
      }
      await context.setOffline(false);
    });
  }
}

test('a double click on a dialog button presses nothing below', async ({page}) => {
  await storeOnce(page, {...OFF, timestamp: Date.now()});
  await page.goto('/gallery');
  await hydrated(page);
  await settings(page).focus();
  await page.keyboard.press('Enter');
  const save = preferences(page).getByRole('button', {name: 'Save Preferences'});
  await save.hover();
  await page.evaluate(() => {
    window.scrollTo(0, 1200);
    addEventListener(
      'click',
      () => (document.body.dataset.clicks = `${Number(document.body.dataset.clicks ?? 0) + 1}`),
    );
  });
  await save.dblclick();
  await expect(preferences(page)).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-clicks', '1');
});

const DAY_MS = 86_400_000;
const ACCEPTED = {necessary: true, functional: true, analytics: true, marketing: true};

/**
 * The site as if the operator had named a provider in docs/business.yml: the facts are changed in
 * the built scripts on their way to the page. Gives the requests made for the provider's script.
 */
async function withProvider(page: Page, since: number): Promise<string[]> {
  const provider = {
    name: 'House Statistics SL',
    script: 'https://stats.house.test/probe.js',
    since: Date.parse(new Date(since).toISOString().slice(0, 10)),
    day: new Date(since).toDateString(),
    purpose: 'to see which pages are read',
    duration: '12 months',
  };
  const context = page.context();
  await context.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(
      '"priceRange":',
      `"provider":${JSON.stringify(provider)},"priceRange":`,
    );
    await route.fulfill({response, body});
  });
  // The policy that the build would have written.
  await context.route(
    ({pathname}) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const {'content-security-policy': own = '', ...headers} = response.headers();
      const hashesIn = (directive: string): string[] =>
        new RegExp(`${directive}[^;]*`).exec(own)?.[0].match(/sha256-[^']+/g) ?? [];
      const policy = contentSecurityPolicy(
        {scriptHashes: hashesIn('script-src'), styleHashes: hashesIn('style-src')},
        provider.script,
      );
      await route.fulfill({response, headers: {...headers, 'content-security-policy': policy}});
    },
  );
  const requests: string[] = [];
  await context.route(provider.script, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.counting = "";',
    });
  });
  return requests;
}
const counting = (page: Page) => page.locator('html[data-counting]');

test.describe('with an analytics provider named', () => {
  // Scripts that the page asks for ahead of time may still be on their way.
  test.afterEach(({context}) => context.unrouteAll({behavior: 'ignoreErrors'}));

  test('nothing is requested before consent; the banner says who, what for and how long', async ({
    page,
  }) => {
    const requests = await withProvider(page, Date.now() - 7 * DAY_MS);
    await page.goto('/about');
    await expect(banner(page)).toContainText('House Statistics SL');
    await expect(banner(page)).toContainText('to see which pages are read');
    await expect(banner(page)).toContainText('12 months');
    await expect(banner(page)).not.toContainText('measures nothing');
    expect(requests).toEqual([]);
    await banner(page).getByRole('button', {name: 'Accept All'}).click();
    await expect(counting(page)).toBeAttached();
    expect(requests).toHaveLength(1);
  });

  test('a consent given before its day is asked for again, one given after it counts', async ({
    page,
  }) => {
    const since = Date.now() - 7 * DAY_MS;
    const requests = await withProvider(page, since);
    await storeOnce(page, {...ACCEPTED, timestamp: since - 2 * DAY_MS});
    await page.goto('/about');
    await expect(banner(page)).toBeVisible();
    expect(requests).toEqual([]);
    await settings(page).click();
    await expect(preferences(page).getByRole('switch', {name: 'Analytics'})).not.toBeChecked();
    await page.keyboard.press('Escape');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      JSON.stringify({...ACCEPTED, timestamp: since + 2 * DAY_MS}),
    ] as const);
    await page.reload();
    await expect(counting(page)).toBeAttached();
    await expect(banner(page)).toBeHidden();
  });

  test('before its day nobody is asked about it and nothing is loaded', async ({page}) => {
    const requests = await withProvider(page, Date.now() + 7 * DAY_MS);
    await page.goto('/about');
    await expect(banner(page)).toContainText('measures nothing');
    await banner(page).getByRole('button', {name: 'Accept All'}).click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await settings(page).click();
    await expect(preferences(page)).toContainText('works with no provider');
    expect(requests).toEqual([]);
  });

  test('withdrawing stops it on the page it is done on, which stays where it was', async ({
    page,
  }) => {
    const requests = await withProvider(page, Date.now() - 7 * DAY_MS);
    await storeOnce(page, {...ACCEPTED, timestamp: Date.now()});
    await page.goto('/about');
    await expect(counting(page)).toBeAttached();
    await settings(page).click();
    await expect(preferences(page)).toContainText('House Statistics SL');
    const before = await page.evaluate(() => Math.round(window.scrollY));
    expect(before).toBeGreaterThan(500);
    await preferences(page).getByRole('switch', {name: 'Analytics'}).press('Space');
    await preferences(page).getByRole('button', {name: 'Save Preferences'}).click();
    await expect(counting(page)).not.toBeAttached();
    await expect(page.locator('script[data-analytics]')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate((top) => Math.abs(window.scrollY - top), before))
      .toBeLessThan(5);
    expect(await stored(page)).toMatchObject({...ACCEPTED, analytics: false});
    expect(requests).toHaveLength(1);
  });
});

test('preferences opened before a change in another tab show it, and never write back the old', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await banner(page).getByRole('button', {name: 'Accept All'}).click();
  await settings(page).click();
  await expect(preferences(page).getByRole('switch', {name: 'Analytics'})).toBeChecked();
  const other = await context.newPage();
  await other.goto('/contact');
  await settings(other).click();
  await preferences(other).getByRole('button', {name: 'Reject All'}).click();
  await expect(preferences(page).getByRole('switch', {name: 'Analytics'})).not.toBeChecked();
  await preferences(page).getByRole('button', {name: 'Save Preferences'}).click();
  await expect(preferences(page)).toBeHidden();
  expect(await stored(page)).toMatchObject(OFF);
});

test('without a provider, an answer in another tab closes the banner here, and no page is loaded anew', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.evaluate(() => (document.documentElement.dataset.sameDocument = ''));
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/contact');
  await banner(other).getByRole('button', {name: 'Accept All'}).click();
  await expect(banner(page)).toBeHidden();
  // A switch that was moved and not saved gives way to what was decided meanwhile.
  await settings(page).click();
  await preferences(page).getByRole('switch', {name: 'Functional'}).press('Space');
  await settings(other).click();
  await preferences(other).getByRole('button', {name: 'Reject All'}).click();
  for (const name of ['Functional', 'Analytics', 'Marketing']) {
    await expect(preferences(page).getByRole('switch', {name})).not.toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject(OFF);
  for (const tab of [page, other]) {
    await expect(tab.getByText('The page was loaded anew')).toHaveCount(0);
  }
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('nothing is asked, and no dead button is shown', async ({page}) => {
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeHidden();
  });
});
