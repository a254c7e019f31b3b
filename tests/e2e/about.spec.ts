/** The about page: lists that differ between the languages, photos and languages from the facts. */
import {expect, test} from './test';

const LANGUAGES = [
  {
    path: '/about',
    values: 6,
    years: ['2019', '2020', '2021', '2022', '2023', '2024', '2025'],
    photos: ['Rain shower', 'Warm towels', 'The last door', 'The bath, drawn'],
    languages: ['Spanish', 'English', 'French', 'Italian', 'Portuguese', 'Russian'],
    contact: {name: 'Contact', path: '/contact'},
  },
  {
    path: '/es/acerca-de',
    values: 4,
    years: ['2020', '2021', '2022', '2023', '2024', '2025'],
    photos: ['Ducha de lluvia', 'Toallas calientes', 'La última puerta', 'El baño, preparado'],
    languages: ['español', 'inglés', 'francés', 'italiano', 'portugués', 'ruso'],
    contact: {name: 'Contacto', path: '/es/contacto'},
  },
] as const;

for (const {path, values, years, photos, languages, contact} of LANGUAGES) {
  test(`${path} has its values, years, photos and languages`, async ({page}) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const entries = (name: string) =>
      main.getByRole('list').filter({hasText: name}).getByRole('listitem');
    await expect(main.locator('ol > li')).toHaveCount(values);
    const figures = main.getByRole('listitem').locator('em:first-child');
    await expect(figures).toHaveText([...years]);
    await expect(main.locator('figure')).toHaveCount(photos.length);
    for (const [index, title] of photos.entries()) {
      const figure = main.locator('figure').nth(index);
      await expect(figure).toContainText(title);
      await expect(figure.getByRole('img')).toHaveAttribute('alt', /.{20}/);
    }
    await expect(entries(languages[0])).toHaveText([...languages]);
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

test('the Spanish page states four professional standards', async ({page}) => {
  const standards = page
    .getByRole('listitem')
    .filter({hasText: /^(Formación|Higiene|Libertad|Mayoría de edad)\./});
  await page.goto('/es/acerca-de');
  await expect(page.getByRole('heading', {name: 'Así trabajamos'})).toBeVisible();
  await expect(standards).toHaveCount(4);
});
