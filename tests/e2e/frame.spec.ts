/** What stands around every page: navigation, languages, scrolling, error screen, 404. */
import {business, literally, masseuses, need, programsIn} from './content';
import {expect, hydrated, test} from './test';

/** What every title ends on. */
const BRAND = ` · ${business.name}`;
const [anybody] = masseuses;

const WORDS = {
  en: {
    home: '/',
    contact: '/contact',
    contactLabel: 'Contact',
    galleryLabel: 'Gallery',
    galleryTitle: new RegExp(`^Gallery.*${literally(BRAND)}$`),
    menuLabel: 'Massage menu',
    other: {label: 'Español ES', path: '/es/contacto'},
    whatsapp: 'Book Via WhatsApp',
    menuButton: 'Menu',
    programs: 'Show programs',
    top: 'Back to top',
    skip: 'Skip to content',
  },
  es: {
    home: '/es/',
    contact: '/es/contacto',
    contactLabel: 'Contacto',
    galleryLabel: 'Galería',
    galleryTitle: new RegExp(`^Galería.*${literally(BRAND)}$`),
    menuLabel: 'Menú de masajes',
    other: {label: 'English EN', path: '/contact'},
    whatsapp: 'Reservar por WhatsApp',
    menuButton: 'Menú',
    programs: 'Mostrar programas',
    top: 'Volver arriba',
    skip: 'Saltar al contenido',
  },
} as const;

for (const [locale, words] of Object.entries(WORDS)) {
  test.describe(locale, () => {
    test('the bar links eight pages and marks the current one', async ({page}) => {
      await page.goto(words.contact);
      const links = page
        .locator('header nav')
        .first()
        .locator('> ul > li > a, > ul > li > div > a');
      await expect(links).toHaveCount(8);
      await expect(
        page.locator('header nav').first().getByRole('link', {name: words.contactLabel}),
      ).toHaveAttribute('aria-current', 'page');
    });

    test('the language menu lands on the same page by a full load and keeps the choice', async ({
      page,
    }) => {
      await page.goto(`${words.contact}?selected=${anybody?.id}#main`);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, {stillThere: true}));
      await page.locator('header summary').filter({hasText: locale.toUpperCase()}).click();
      await page.getByRole('link', {name: words.other.label}).click();
      await page.waitForURL(`**${words.other.path}?selected=${anybody?.id}#main`);
      expect(await page.evaluate(() => 'stillThere' in window)).toBe(false);
    });

    test('the submenu of programs opens after a rest of the pointer and by keyboard', async ({
      page,
    }) => {
      await page.goto(words.home);
      await hydrated(page);
      const program = page.locator('header').getByRole('link', {
        name: need(programsIn(locale), 'program').name,
      });
      await expect(program).toBeHidden();
      await page
        .locator('header nav')
        .first()
        .getByRole('link', {name: /Massage menu|Menú de masajes/})
        .hover();
      await expect(program).toBeVisible();
      await page.mouse.move(5, 700);
      await expect(program).toBeHidden();
      const toggle = page.locator(`summary[aria-label="${words.programs}"]`);
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(program).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(program).toBeHidden();
      await expect(toggle).toBeFocused();
    });

    test('the mobile menu closes on choosing', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(words.home);
      await hydrated(page);
      const link = page.locator('header details nav').getByRole('link', {name: words.contactLabel});
      await expect(link).toBeHidden();
      await page.locator(`summary[aria-label="${words.menuButton}"]`).click();
      await link.click();
      await page.waitForURL(`**${words.contact}`);
      await expect(link).toBeHidden();
    });

    test('scroll-to-top shows above 300 px and goes back up', async ({page}) => {
      await page.goto(words.home);
      await hydrated(page);
      const button = page.getByRole('button', {name: words.top});
      await page.evaluate(() => window.scrollTo(0, 290));
      await expect(button).toBeHidden();
      await page.evaluate(() => window.scrollTo(0, 320));
      await expect(button).toBeVisible();
      await button.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('a followed link starts at the top; back returns to where the visitor was', async ({
      page,
    }) => {
      await page.goto(words.home);
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, 1500));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
      // Pressed without Playwright's own scrolling, which a sticky bar sets off.
      await page
        .locator('header')
        .getByRole('link', {name: words.contactLabel})
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(`**${words.contact}`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await page.waitForURL(`**${words.home}`);
      await expect
        .poll(() => page.evaluate(() => Math.abs(window.scrollY - 1500)))
        .toBeLessThan(40);
    });

    test('the skip link is the first stop and leads to the content', async ({page}) => {
      await page.goto(words.home);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: words.skip});
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
    });

    test.describe('a page that cannot be rendered', () => {
      test.use({allowed: {messages: [/broken on purpose/]}});

      for (const width of [390, 1440]) {
        test(`shows the error screen; every other page works at once, ${width} px`, async ({
          page,
        }) => {
          await page.setViewportSize({width, height: 844});
          await page.goto(words.home);
          await hydrated(page);
          const follow = (label: string): Promise<void> =>
            page
              .locator('header')
              .getByRole('link', {name: label, exact: true, includeHidden: true})
              .first()
              .evaluate((link: HTMLElement) => link.click());
          // Whatever writes a price fails from here on (src/components/labels/formatPrice.ts).
          await page.evaluate(() => {
            const {replace} = String.prototype as {
              replace: (sought: string, put: string) => string;
            };
            const broken = function (this: string, sought: string, put: string): string {
              if (sought === '{euros}') throw new Error('broken on purpose');
              return replace.call(this, sought, put);
            };
            const mend = (): void => {
              Object.assign(String.prototype, {replace});
            };
            Object.assign(String.prototype, {replace: broken});
            Object.assign(window, {mend});
          });
          await follow(words.menuLabel);
          const title = locale === 'en' ? 'Something went wrong' : 'Algo ha salido mal';
          const screen = page.getByRole('heading', {name: title});
          await expect(screen).toBeVisible();
          await expect(page).toHaveTitle(`${title}${BRAND}`);
          await follow(words.galleryLabel);
          await expect(screen).toBeHidden();
          await expect(page.getByRole('heading', {level: 1})).toBeVisible();
          await expect(page).toHaveTitle(words.galleryTitle);
          // Back shows the screen again as long as the page is broken, and no longer.
          await page.goBack();
          await expect(screen).toBeVisible();
          await page.goForward();
          await expect(page).toHaveTitle(words.galleryTitle);
          await page.evaluate('mend()');
          await page.goBack();
          await expect(page.getByRole('heading', {level: 1})).toBeVisible();
          await expect(screen).toBeHidden();
        });
      }
    });

    test('every link of the frame is there without script', async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(words.contact);
      await expect(page.locator('footer a')).not.toHaveCount(0);
      await expect(page.locator('header').getByRole('link', {name: words.whatsapp})).toBeVisible();
      await page.locator('header summary').filter({hasText: locale.toUpperCase()}).click();
      await page.getByRole('link', {name: words.other.label}).click();
      await page.waitForURL(`**${words.other.path}`);
      await context.close();
    });
  });
}

const NOT_FOUND = [
  {
    path: '/no-such-page',
    lang: 'en-US',
    heading: 'Page Not Found',
    back: 'Back to the previous page',
    home: '/',
    other: '/es/',
  },
  {
    path: '/es/no-existe',
    lang: 'es-ES',
    heading: 'Página No Encontrada',
    back: 'Volver a la página anterior',
    home: '/es/',
    other: '/',
  },
];

for (const {path, lang, heading, back, home, other} of NOT_FOUND) {
  test(`the 404 page of ${path} speaks the language of its prefix`, async ({page}) => {
    await page.goto(home);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', {name: heading, level: 1})).toBeVisible();
    await hydrated(page);
    const main = page.locator('main');
    for (const name of [/WhatsApp/, /Call Now|Llamar Ahora/]) {
      await expect(main.getByRole('link', {name})).toBeVisible();
    }
    await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(6);
    await expect(page.locator(`header a[hreflang]:not([aria-current])`)).toHaveAttribute(
      'href',
      other,
    );
    await main.getByRole('button', {name: back}).click();
    await page.waitForURL(`**${home}`);
  });
}

for (const path of ['/contact', '/es/contacto']) {
  for (const asked of [false, true]) {
    test(`back to top covers no link at the end of ${path}${asked ? ', with the banner' : ''}`, async ({
      page,
    }) => {
      if (!asked) {
        await page.addInitScript(() => {
          const answer = {necessary: true, functional: false, analytics: false, marketing: false};
          localStorage.setItem(
            'cookie-consent',
            JSON.stringify({...answer, timestamp: Date.now()}),
          );
        });
      }
      await page.goto(path);
      await hydrated(page);
      if (asked) await page.locator('[data-cookie-banner]').waitFor();
      for (let width = 320; width <= 1920; width += 80) {
        await page.setViewportSize({width, height: 900});
        await page.evaluate(async () => {
          window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
        });
        const covered = await page.evaluate(() => {
          const top = document.querySelector(
            'button[aria-label="Back to top"], button[aria-label="Volver arriba"]',
          );
          if (!top || !top.checkVisibility({visibilityProperty: true}))
            return ['the button is missing'];
          const button = top.getBoundingClientRect();
          return [...document.querySelectorAll('footer :is(a, button)')]
            .filter((link) => {
              const box = link.getBoundingClientRect();
              return (
                box.right > button.left &&
                box.left < button.right &&
                box.bottom > button.top &&
                box.top < button.bottom
              );
            })
            .map((link) => link.textContent);
        });
        expect(covered, `${width} px`).toEqual([]);
      }
    });
  }

  test(`one WhatsApp button of the frame is on screen at every width of ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const chats = page.locator(
      'header a[href^="https://wa.me/"], #booking-bar a[href^="https://wa.me/"]',
    );
    for (const width of [390, 640, 820, 991, 992, 1440]) {
      await page.setViewportSize({width, height: 900});
      await expect(chats.filter({visible: true}), `${width} px`).toHaveCount(1);
    }
  });
}
