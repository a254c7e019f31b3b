/** Menus and language links of the top bar: before React, by keyboard, by mouse, on small screens. */
import type {Page} from 'playwright/test';

import {masseuses, need, programsIn} from './content';
import {answerConsent, expect, holdRequests, hydrated, test} from './test';

const LANGUAGES = [
  {
    locale: 'en',
    path: '/contact',
    home: '/',
    homeLabel: 'Home',
    lastLabel: 'Contact',
    menuButton: 'Menu',
    programs: 'Show programs',
    other: /^Español/,
    menu: '/massage-menu',
    gallery: '/gallery',
    list: '/masseuses',
    otherMenu: '/es/menu-masajes',
    otherGallery: '/es/galeria',
    otherList: '/es/masajistas',
    reception: /^Reception/,
  },
  {
    locale: 'es',
    path: '/es/contacto',
    home: '/es/',
    homeLabel: 'Inicio',
    lastLabel: 'Contacto',
    menuButton: 'Menú',
    programs: 'Mostrar programas',
    other: /^English/,
    menu: '/es/menu-masajes',
    gallery: '/es/galeria',
    list: '/es/masajistas',
    otherMenu: '/massage-menu',
    otherGallery: '/gallery',
    otherList: '/masseuses',
    reception: /^Recepción/,
  },
] as const;

/** Holds back the page's scripts; the returned function lets them through. */
const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/js/*.js');

/** Whether the focus is on the menu's button or one of its links. */
const focusInMenu = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.activeElement?.closest('header details[open]')));

test.beforeEach(async ({page}) => {
  await answerConsent(page);
});

for (const words of LANGUAGES) {
  test.describe(words.locale, () => {
    const language = (page: Page) =>
      page.locator('header summary').filter({hasText: words.locale.toUpperCase()});
    const menu = (page: Page) => page.locator(`summary[aria-label="${words.menuButton}"]`);
    const sheet = (page: Page) => page.locator('header details nav');
    const program = (page: Page) =>
      page
        .locator('header')
        .getByRole('link', {name: need(programsIn(words.locale), 'program').name});
    const toggle = (page: Page) => page.locator(`summary[aria-label="${words.programs}"]`);

    for (const byKey of [words.locale === 'es']) {
      test(`menus opened before React ${byKey ? 'by key' : 'by tap'} stay open when it arrives`, async ({
        page,
      }) => {
        for (const [width, summary, inside] of [
          [390, menu, (at: Page) => sheet(at).getByRole('link').first()],
          [390, language, (at: Page) => at.getByRole('link', {name: words.other})],
          [1440, language, (at: Page) => at.getByRole('link', {name: words.other})],
          [1440, toggle, program],
        ] as const) {
          await page.setViewportSize({width, height: 844});
          const release = await holdScripts(page);
          await page.goto(words.path);
          if (byKey) {
            await summary(page).focus();
            await page.keyboard.press('Enter');
          } else {
            await summary(page).click();
          }
          await expect(inside(page)).toBeVisible();
          release();
          await hydrated(page);
          // What React does on arrival is done by the next frame but one.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          await expect(inside(page)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(inside(page)).toBeHidden();
          // The entry that an open menu has in the tab's history is left a moment later, and would end the next visit.
          await expect
            .poll(() => page.evaluate(() => 'overlay' in (window.history.state ?? {})))
            .toBe(false);
          await page.unrouteAll({behavior: 'wait'});
        }
      });
    }

    // The links are the same at every width.
    for (const width of [words.locale === 'en' ? 390 : 1440]) {
      test(`the language links keep the choice from the first moment, ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 844});
        await page.route('**/assets/js/*.js', () => undefined);
        for (const [path, expected] of [
          [
            `${words.list}?selected=${masseuses[0]?.id}`,
            `${words.otherList}?selected=${masseuses[0]?.id}`,
          ],
          [`${words.menu}?tab=premium#main`, `${words.otherMenu}?tab=premium#main`],
          [`${words.gallery}?category=reception`, `${words.otherGallery}?category=reception`],
        ] as const) {
          await page.goto(path, {waitUntil: 'commit'});
          await language(page).click();
          await page.getByRole('link', {name: words.other}).click();
          await page.waitForURL((url) => url.href.endsWith(expected), {waitUntil: 'commit'});
        }
        await page.goto(`${words.list}?selected=${masseuses[0]?.id}`, {waitUntil: 'commit'});
        await language(page).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('link', {name: words.other}).focus();
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${words.otherList}?selected=${masseuses[0]?.id}`, {
          waitUntil: 'commit',
        });
        await page.unrouteAll({behavior: 'ignoreErrors'});
      });
    }

    test('the language links follow what is chosen later, also with the other mouse buttons', async ({
      page,
    }) => {
      await page.goto(`${words.gallery}?category=suites`);
      await hydrated(page);
      const link = page.getByRole('link', {name: words.other});
      await language(page).click();
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`${words.otherGallery}\\?category=suites$`),
      );
      await page.getByRole('button', {name: words.reception}).click();
      await language(page).click();
      await link.click({button: 'right'});
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`${words.otherGallery}\\?category=reception$`),
      );
    });

    test('a click on the programs arrow keeps what the pointer opened; the next one closes it', async ({
      page,
    }) => {
      await page.goto(words.path);
      await hydrated(page);
      await toggle(page).hover();
      await expect(program(page)).toBeVisible();
      await toggle(page).click();
      await expect(program(page)).toBeVisible();
      await page.mouse.move(700, 700);
      await expect(program(page)).toBeVisible();
      await toggle(page).click();
      await expect(program(page)).toBeHidden();
      // It stays closed while the pointer rests on it, opens by a click, and closes beside it.
      await toggle(page).click();
      await expect(program(page)).toBeVisible();
      await page.mouse.click(700, 700);
      await expect(program(page)).toBeHidden();
      // Opened by the pointer alone it goes with the pointer.
      await toggle(page).hover();
      await expect(program(page)).toBeVisible();
      await page.mouse.move(700, 700);
      await expect(program(page)).toBeHidden();
    });

    const windows = [
      [320, 568],
      [390, 844],
      [844, 390],
      [1100, 800],
    ] as const;
    // Spanish labels are the longer ones, which a narrow and a low window may lack the room for.
    for (const [width, height] of words.locale === 'es' ? windows : windows.slice(1, 2)) {
      test(`the menu by keyboard at ${width}×${height}`, async ({page}) => {
        await page.setViewportSize({width, height});
        await page.goto(words.path);
        await hydrated(page);
        await menu(page).focus();
        await page.keyboard.press('Enter');
        await expect(sheet(page)).toBeVisible();
        const bar = page.locator('#booking-bar');
        const bottom = (await bar.isVisible())
          ? await bar.evaluate((element) => element.getBoundingClientRect().top)
          : height;
        const box = await sheet(page).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom + 0.5);
        expect(box?.height).toBeGreaterThan(150);
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let press = 0; press < 12; press++) {
            await page.keyboard.press(key);
            expect(await focusInMenu(page)).toBe(true);
            const answers = await page.evaluate(() => {
              const focused = document.activeElement ?? document.body;
              const {left, width: wide, top, bottom: end} = focused.getBoundingClientRect();
              const x = left + Math.min(wide / 2, 40);
              return [top + 3, end - 3].every((y) =>
                focused.contains(document.elementFromPoint(x, y)),
              );
            });
            expect(answers, 'the focused stop lies free').toBe(true);
          }
        }
        // A press beside the links takes the focus away; the next Tab brings it back.
        await page.mouse.click(width - 8, (box?.y ?? 0) + 8);
        await page.keyboard.press('Tab');
        expect(await focusInMenu(page)).toBe(true);
        await page.mouse.click(width - 8, (box?.y ?? 0) + 8);
        await page.keyboard.press('Escape');
        await expect(sheet(page)).toBeHidden();
        await menu(page).click();
        await sheet(page).getByRole('link', {name: words.lastLabel}).focus();
        await page.keyboard.press('Escape');
        await expect(sheet(page)).toBeHidden();
        await expect(menu(page)).toBeFocused();
      });
    }

    test('a menu that is open when the window grows wide does not stay in the way', async ({
      page,
    }) => {
      await page.setViewportSize({width: 1100, height: 800});
      await page.goto(words.home);
      await hydrated(page);
      await menu(page).click();
      await expect(sheet(page)).toBeVisible();
      await page.setViewportSize({width: 1440, height: 800});
      await expect
        .poll(() => page.evaluate(() => 'overlay' in (window.history.state ?? {})))
        .toBe(false);
      await page.setViewportSize({width: 1100, height: 800});
      await expect(sheet(page)).toBeHidden();
    });
  });
}
