/** Back, forward and reload: where the visitor was, what lay over the page, links to the page one is on. */
import type {Page} from '@playwright/test';

import {masseuses, need} from '../e2e/content';
import {answerConsent, expect, holdRequests, hydrated, test} from '../e2e/test';

/** One with photos of her own, and one without, not at the top of the list. */
const pictured = need(masseuses, 'masseuse with photos', ({gallery}) => gallery);
const plain = need(masseuses.slice(4), 'masseuse without photos', ({gallery}) => !gallery);

const WIDTHS = [390, 1440];

const LANGUAGES = [
  {
    locale: 'en',
    settings: 'Cookie settings',
    plan: 'Plan your visit',
    home: '/',
    contact: '/contact',
    contactLabel: 'Contact',
    gallery: '/gallery',
    galleryLabel: 'Gallery',
    list: '/masseuses',
    listLabel: 'Masseuses',
    backToList: 'Back to all masseuses',
    menu: '/massage-menu',
    menuLabel: 'Massage menu',
    menuButton: 'Menu',
    reception: /^Reception/,
    close: 'Close',
    missing: '/no-such-page',
    goBack: 'Back to the previous page',
  },
  {
    locale: 'es',
    settings: 'Configurar cookies',
    plan: 'Planifica tu visita',
    home: '/es/',
    contact: '/es/contacto',
    contactLabel: 'Contacto',
    gallery: '/es/galeria',
    galleryLabel: 'Galería',
    list: '/es/masajistas',
    listLabel: 'Masajistas',
    backToList: 'Volver a todas las masajistas',
    menu: '/es/menu-masajes',
    menuLabel: 'Menú de masajes',
    menuButton: 'Menú',
    reception: /^Recepción/,
    close: 'Cerrar',
    missing: '/es/no-existe',
    goBack: 'Volver a la página anterior',
  },
] as const;

type Words = (typeof LANGUAGES)[number];

const FAR = 900;

async function scrollFar(page: Page, top = FAR): Promise<void> {
  await page.evaluate(async (to) => {
    // A page that was returned to goes to its place in the next frame, which a busy machine paints late.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.scrollTo(0, to);
  }, top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

async function expectAt(page: Page, top: number, within = 3): Promise<void> {
  await expect
    .poll(() => page.evaluate((to) => Math.abs(window.scrollY - to), top))
    .toBeLessThan(within);
}

/** Where the browser itself returns to: fonts that come later break a few lines differently. */
const expectNear = (page: Page, top: number): Promise<void> => expectAt(page, top, 60);

/** Waits until a page is on the screen: the address changes before. */
async function arrived(page: Page, label: string): Promise<void> {
  await expect(
    page
      .locator('header a[aria-current="page"]')
      .filter({hasText: new RegExp(`^${label}$`)})
      .first(),
  ).toBeAttached();
}

/** Follows a link of the top bar without the test's own scrolling, which a sticky bar sets off. */
async function follow(page: Page, label: string, path: string): Promise<void> {
  await page
    .locator('header')
    .getByRole('link', {name: label, exact: true, includeHidden: true})
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname === path && url.search === '');
  await arrived(page, label);
}

const menuButton = (page: Page, words: Words) =>
  page.locator(`summary[aria-label="${words.menuButton}"]`);
const menuSheet = (page: Page) => page.locator('header details nav');
/** Whether the entry of history that the page is at is that of something opened over it. */
const hasEntry = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean((window.history.state as {overlay?: true} | null)?.overlay));

/** How many entries the tab's history holds. */
const entries = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

// The banner would lie over buttons.
test.beforeEach(async ({page}) => {
  await answerConsent(page);
});

for (const words of LANGUAGES) {
  test.describe(words.locale, () => {
    for (const width of WIDTHS) {
      test.describe(`${width} px`, () => {
        test.use({viewport: {width, height: 844}});

        test('back and forward return to the place, a reload and another site too', async ({
          page,
        }) => {
          await page.goto(words.home);
          await hydrated(page);
          await scrollFar(page);
          await follow(page, words.contactLabel, words.contact);
          await scrollFar(page, 300);
          await page.goBack();
          await page.waitForURL(`**${words.home}`);
          await expectAt(page, FAR);
          await page.goForward();
          await page.waitForURL(`**${words.contact}`);
          await expectAt(page, 300);
          await page.reload();
          await hydrated(page);
          await expectNear(page, 300);
          await page.goto('data:text/html,<title>Another site</title>');
          await page.goBack();
          await hydrated(page);
          await expectNear(page, 300);
          expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
        });

        test('back closes the preferences and the booking dialog, and stays', async ({page}) => {
          await page.goto(words.contact);
          await page.goto(words.home);
          await hydrated(page);
          const footer = page.getByRole('contentinfo');
          for (const control of [
            footer.getByRole('button', {name: words.settings}),
            footer.getByRole('link', {name: words.plan}),
          ]) {
            await control.click();
            await expect(page.getByRole('dialog')).toBeVisible();
            const place = await page.evaluate(() => window.scrollY);
            await page.goBack();
            await expect(page.getByRole('dialog')).toHaveCount(0);
            await expect(control).toBeFocused();
            await expect(page).toHaveURL(new RegExp(`${words.home}$`));
            await expectAt(page, place);
            // Closed by Escape, it leaves no entry behind.
            await control.click();
            await expect.poll(() => hasEntry(page)).toBe(true);
            await page.keyboard.press('Escape');
            await expect(page.getByRole('dialog')).toHaveCount(0);
            await expect.poll(() => hasEntry(page)).toBe(false);
          }
          await page.goBack();
          await page.waitForURL(`**${words.contact}`);
        });

        test('an address that opens the booking dialog: back leads to the page without it', async ({
          page,
        }) => {
          await page.goto(words.home);
          await page.goto(`${words.contact}#book`);
          await expect(page.getByRole('dialog')).toBeVisible();
          await page.goBack();
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(page).toHaveURL(new RegExp(`${words.contact}$`));
          await page.goBack();
          await page.waitForURL(`**${words.home}`);
        });

        test('a profile returns to the place, the address alone leads to its heading', async ({
          page,
        }) => {
          await page.goto(`${words.list}?selected=${pictured.id}`);
          const heading = page.getByRole('heading', {name: pictured.name, level: 2});
          await expect(heading).toBeFocused();
          await expect(heading).toBeInViewport();
          await scrollFar(page, 1100);
          await page.reload();
          await expect(heading).toBeFocused();
          await expectNear(page, 1100);
          await page.goto('data:text/html,<title>Another site</title>');
          await page.goBack();
          await expect(heading).toBeFocused();
          await expectNear(page, 1100);
        });

        test('back closes the viewer and stays; forward opens nothing', async ({page}) => {
          for (const path of [words.gallery, `${words.list}?selected=${pictured.id}`]) {
            await page.goto(words.contact);
            await page.goto(path);
            await hydrated(page);
            const photo = page.locator('main a[href$=".jpg"]').nth(1);
            await photo.scrollIntoViewIfNeeded();
            await photo.click();
            const viewer = page.getByRole('dialog');
            await expect(viewer).toBeVisible();
            const place = await page.evaluate(() => window.scrollY);
            const before = await entries(page);
            await page.goBack();
            await expect(viewer).toHaveCount(0);
            await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
            await expect(photo).toBeFocused();
            await expectAt(page, place);
            await page.goForward();
            await expect.poll(() => hasEntry(page)).toBe(false);
            await expect(viewer).toHaveCount(0);
            // Closed by its button, the viewer leaves no entry behind: back leads to the page before.
            await photo.click();
            await page.getByRole('button', {name: words.close, exact: true}).click();
            await expect(viewer).toHaveCount(0);
            await expectAt(page, place);
            expect(await entries(page)).toBe(before);
            await expect.poll(() => hasEntry(page)).toBe(false);
            await page.goBack();
            await page.waitForURL(`**${words.contact}`);
          }
        });
      });
    }

    test('a menu with its tab and a gallery with its filter return to the place', async ({
      page,
    }) => {
      await page.goto(`${words.menu}?tab=premium`);
      await hydrated(page);
      await scrollFar(page, 500);
      await page.reload();
      await hydrated(page);
      await expectNear(page, 500);
      await follow(page, words.galleryLabel, words.gallery);
      await page.getByRole('button', {name: words.reception}).click();
      await expect(page).toHaveURL(/\?category=reception$/);
      await scrollFar(page, 250);
      await follow(page, words.contactLabel, words.contact);
      await page.goBack();
      await expectAt(page, 250);
    });

    test('a link to the page one is on shows it from its top', async ({page}) => {
      for (const [path, label, target] of [
        [words.contact, words.contactLabel, words.contact],
        [`${words.menu}?tab=premium`, words.menuLabel, words.menu],
        [`${words.gallery}?category=suites`, words.galleryLabel, words.gallery],
        [`${words.list}?selected=${plain.id}`, words.listLabel, words.list],
      ] as const) {
        await page.goto(path);
        await hydrated(page);
        if (path.includes('selected')) {
          await expect(page.getByRole('heading', {name: plain.name, level: 2})).toBeFocused();
        }
        await scrollFar(page, 400);
        await follow(page, label, target);
        await expectAt(page, 0);
        // It stays there.
        await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
        await expectAt(page, 0);
      }
    });

    test('a profile opened from the list: its own way back leads to the place, the bar to the top', async ({
      page,
    }) => {
      await page.goto(words.list);
      await hydrated(page);
      const card = page.locator(`[data-opens="${plain.id}"]`);
      await card.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => Math.round(window.scrollY));
      expect(place).toBeGreaterThan(200);
      await card.click();
      await page.getByRole('link', {name: words.backToList}).click();
      await expect(card).toBeFocused();
      await expectAt(page, place);
      await card.click();
      await expect(page.getByRole('heading', {name: plain.name, level: 2})).toBeFocused();
      await follow(page, words.listLabel, words.list);
      await expect(card).toBeVisible();
      await expectAt(page, 0);
      await expect(page.locator('main')).toBeFocused();
    });

    test.describe('the menu of small screens', () => {
      test.use({viewport: {width: 390, height: 844}});

      test('back closes it and stays; forward does not open it', async ({page}) => {
        await page.goto(words.contact);
        await page.goto(words.home);
        await hydrated(page);
        await scrollFar(page);
        // Pressed without the test's own scrolling.
        await menuButton(page, words).evaluate((button: HTMLElement) => button.click());
        await expect(menuSheet(page)).toBeVisible();
        await expect.poll(() => hasEntry(page)).toBe(true);
        await page.goBack();
        await expect(menuSheet(page)).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`${words.home}$`));
        await expectAt(page, FAR);
        await page.goForward();
        await expect.poll(() => hasEntry(page)).toBe(false);
        await expect(menuSheet(page)).toBeHidden();
        await page.goBack();
        await page.waitForURL(`**${words.contact}`);
      });

      test('closed by hand, by Escape or by choosing, it leaves no entry behind', async ({
        page,
      }) => {
        await page.goto(words.contact);
        await page.goto(words.home);
        await hydrated(page);
        for (const close of [
          () => menuButton(page, words).click(),
          () => page.keyboard.press('Escape'),
        ]) {
          await menuButton(page, words).click();
          await expect.poll(() => hasEntry(page)).toBe(true);
          await close();
          await expect(menuSheet(page)).toBeHidden();
          await expect.poll(() => hasEntry(page)).toBe(false);
        }
        await menuButton(page, words).click();
        await expect.poll(() => hasEntry(page)).toBe(true);
        await menuSheet(page).getByRole('link', {name: words.galleryLabel}).click();
        await page.waitForURL(`**${words.gallery}`);
        await expect(menuSheet(page)).toBeHidden();
        await page.goBack();
        await page.waitForURL((url) => url.pathname === words.home);
        await expect(menuSheet(page)).toBeHidden();
        await page.goForward();
        await page.waitForURL(`**${words.gallery}`);
        await arrived(page, words.galleryLabel);
        // The page one is on, chosen in the menu: its top, and no entry more.
        await scrollFar(page, 400);
        await menuButton(page, words).click();
        await expect.poll(() => hasEntry(page)).toBe(true);
        await menuSheet(page).getByRole('link', {name: words.galleryLabel}).click();
        await expect(menuSheet(page)).toBeHidden();
        await expectAt(page, 0);
        await expect.poll(() => hasEntry(page)).toBe(false);
        await page.goBack();
        await page.waitForURL((url) => url.pathname === words.home);
        await page.goBack();
        await page.waitForURL(`**${words.contact}`);
      });

      test('reloaded while it is open, the page is there without it, once', async ({page}) => {
        await page.goto(words.contact);
        await page.goto(words.home);
        await hydrated(page);
        await menuButton(page, words).click();
        await expect.poll(() => hasEntry(page)).toBe(true);
        await page.reload();
        await hydrated(page);
        await expect.poll(() => hasEntry(page)).toBe(false);
        await expect(menuSheet(page)).toBeHidden();
        await page.goBack();
        await page.waitForURL(`**${words.contact}`);
      });
    });

    test('“Go back one page” leads to the page before, or home in a tab of its own', async ({
      page,
      context,
    }) => {
      await page.goto(words.contact);
      await page.goto(words.missing);
      await hydrated(page);
      await page.getByRole('button', {name: words.goBack}).click();
      await page.waitForURL(`**${words.contact}`);
      const own = await context.newPage();
      await own.goto(words.missing);
      await own.getByRole('button', {name: words.goBack}).click();
      await own.waitForURL((url) => url.pathname === words.home);
      await expect(own.getByRole('heading', {level: 1})).toBeVisible();
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), {href: to, target: '_blank'});
        document.body.append(link);
        link.click();
      }, words.missing);
      await expect.poll(() => context.pages().length).toBe(3);
      const opened = context.pages()[2];
      await opened?.getByRole('button', {name: words.goBack}).click();
      await opened?.waitForURL((url) => url.pathname === words.home);
    });
  });
}

test.describe('before React', () => {
  test('a page returns to its place without any script file', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await scrollFar(page);
    await follow(page, 'Contact', '/contact');
    await page.goto('data:text/html,<title>Another site</title>');
    await page.route('**/assets/js/*.js', () => undefined);
    await page.evaluate(() => window.history.go(-2));
    await page.waitForURL((url) => url.pathname === '/');
    // React has not completed the page: it is a little shorter.
    await expect
      .poll(() => page.evaluate((to) => Math.abs(window.scrollY - to), FAR))
      .toBeLessThan(40);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
});

test.describe('before React, and before the fonts', () => {
  test('a page returns to its place and keeps it when they come', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await scrollFar(page);
    await follow(page, 'Contact', '/contact');
    await page.goto('data:text/html,<title>Another site</title>');
    await page.route('**/assets/js/*.js', () => undefined);
    const letGo = await holdRequests(page, '**/fonts/*.woff2');
    await page.evaluate(() => window.history.go(-2));
    await page.waitForURL((url) => url.pathname === '/', {waitUntil: 'domcontentloaded'});
    await expectAt(page, FAR);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    letGo();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // The stand-ins break lines differently, or this test shows nothing.
    await expect.poll(height).not.toBe(before);
    await expectAt(page, FAR);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
});
