/** What stands around every page: navigation, languages, scrolling. */
import {masseuses, need, programsIn} from './content';
import {expect, hydrated, test} from './test';

const [anybody] = masseuses;

const WORDS = {
  en: {
    home: '/',
    contact: '/contact',
    contactLabel: 'Contact',
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
