/** The error screen and the 404 page: what they say, and how a visitor gets on from them. */
import {business, literally, pathOf} from './content';
import {expect, hydrated, test} from './test';

/** What every title ends on. */
const BRAND = ` · ${business.name}`;

const WORDS = [
  {
    locale: 'en',
    title: 'Something went wrong',
    tryAgain: 'Try Again',
    menu: 'Massage menu',
    gallery: 'Gallery',
  },
  {
    locale: 'es',
    title: 'Algo ha salido mal',
    tryAgain: 'Intentar de Nuevo',
    menu: 'Menú de masajes',
    gallery: 'Galería',
  },
];

for (const {locale, title, tryAgain, menu, gallery} of WORDS) {
  const galleryTitle = new RegExp(`^${gallery}.*${literally(BRAND)}$`);

  test.describe(`${locale}: a page that cannot be rendered`, () => {
    test.use({allowed: {messages: [/broken on purpose/]}});

    test('shows the error screen; every other page works at once', async ({page}) => {
      await page.goto(pathOf('home', locale));
      await hydrated(page);
      const follow = (label: string): Promise<void> =>
        page
          .locator('header')
          .getByRole('link', {name: label, exact: true, includeHidden: true})
          .first()
          .evaluate((link: HTMLElement) => link.click());
      // Whatever writes a price fails from here on (src/components/labels/Price.tsx).
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
      await follow(menu);
      const screen = page.getByRole('heading', {name: title});
      await expect(screen).toBeVisible();
      await expect(page).toHaveTitle(`${title}${BRAND}`);
      await follow(gallery);
      await expect(screen).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page).toHaveTitle(galleryTitle);
      // Back shows the screen again as long as the page is broken, and no longer.
      await page.goBack();
      await expect(screen).toBeVisible();
      await page.goForward();
      await expect(page).toHaveTitle(galleryTitle);
      await page.goBack();
      await expect(screen).toBeVisible();
      await page.evaluate('mend()');
      await page.getByRole('button', {name: tryAgain}).click();
      await expect(screen).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
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
