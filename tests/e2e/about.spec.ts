/** The about page: photos and languages come from the facts, its buttons lead on. */
import {languageNames} from '../../src/content/languageWords';
import {business, need, pageFacts, photosIn} from './content';
import {expect, test} from './test';

// What is looked at stands in the HTML, which is there sooner than script.
test.use({javaScriptEnabled: false});

/** Photos of the facilities, by their titles. */
const titles = (locale: string): string[] =>
  (pageFacts('about').facilities ?? []).map(
    (file) =>
      need(photosIn(locale), 'photo of the facilities', (photo) => photo.file === file).title,
  );

const LANGUAGES = [
  {
    path: '/about',
    locale: 'en',
    contact: {name: 'Contact', path: '/contact'},
  },
  {
    path: '/es/acerca-de',
    locale: 'es',
    contact: {name: 'Contacto', path: '/es/contacto'},
  },
] as const;

for (const {path, locale, contact} of LANGUAGES) {
  test(`${path} shows the photos that its facts name, and the languages of reception`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const photos = titles(locale);
    await expect(main.locator('figure')).toHaveCount(photos.length);
    for (const [index, title] of photos.entries()) {
      const figure = main.locator('figure').nth(index);
      await expect(figure).toContainText(title);
      await expect(figure.getByRole('img')).toHaveAttribute('alt', /.{20}/);
    }
    for (const name of languageNames(business.receptionLanguages, locale)) {
      await expect(main.getByRole('listitem').filter({hasText: name}).first()).toBeVisible();
    }
  });

  test(`${path} leads to phone and contact`, async ({page}) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.getByRole('link', {name: contact.name, exact: true})).toHaveAttribute(
      'href',
      contact.path,
    );
  });
}
