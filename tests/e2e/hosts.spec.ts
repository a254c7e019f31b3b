/** What depends on the host: redirects, the one 404 page of simple hosts, the security headers. */
import {readFileSync} from 'node:fs';

import type {Page} from 'playwright/test';

import {business} from './content';
import {expect, hydrated, test} from './test';

/** Answers a path with another one's document, as hosts without rules do. */
async function answer(page: Page, path: string, file: string, status = 200): Promise<void> {
  const body = readFileSync(`build/${file}`, 'utf8');
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch({url: new URL('/', route.request().url()).href});
    await route.fulfill({response, status, body});
  });
}

test('an old address leads to the page and keeps what was asked', async ({page}) => {
  await page.goto('/programs/hotel-outcall?a=1');
  await expect(page).toHaveURL('/programs/outcall?a=1');
});

test('without rules of the host the page itself leads on, and takes everything along', async ({
  page,
}) => {
  await answer(page, '/programs/hotel-outcall?a=1', 'programs/hotel-outcall.html');
  await page.goto('/programs/hotel-outcall?a=1#book');
  await expect(page).toHaveURL('/programs/outcall?a=1#book');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});
  test('the page leads on as well', async ({page}) => {
    await answer(page, '/programs/hotel-outcall', 'programs/hotel-outcall.html');
    await page.goto('/programs/hotel-outcall');
    await expect(page).toHaveURL('/programs/outcall');
  });
});

test.describe('a host that knows only the 404 page at the root', () => {
  test('leads from a Spanish path to the Spanish page', async ({page}) => {
    await answer(page, '/es/nada', '404.html', 404);
    await page.goto('/es/nada');
    await expect(page).toHaveTitle(`Página No Encontrada · ${business.name}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Página No Encontrada');
    await page.getByRole('main').getByRole('link', {name: 'Masajistas'}).click();
    await expect(page).toHaveURL('/es/masajistas');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  });

  test('shows English for any other path, also one that only begins like Spanish', async ({
    page,
  }) => {
    await answer(page, '/essence', '404.html', 404);
    await page.goto('/essence');
    await hydrated(page);
    await expect(page).toHaveTitle(`Page Not Found · ${business.name}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  });
});

/** Other spellings of a page's address, at which hosts without rules serve it. */
const SPELLINGS: readonly (readonly [at: string, file: string, shown: string])[] = [
  ['/gallery/', 'gallery.html', '/gallery/'],
  ['/gallery.html', 'gallery.html', '/gallery'],
  ['/es', 'es/index.html', '/es'],
  ['/es/index.html', 'es/index.html', '/es/'],
  ['/es/galeria/', 'es/galeria.html', '/es/galeria/'],
];

for (const [at, file, shown] of SPELLINGS) {
  test(`${file} at ${at} stays what it is`, async ({page}) => {
    await answer(page, `${at}?a=1`, file);
    await page.goto(`${at}?a=1#b`);
    const title = page.getByRole('heading', {level: 1});
    const served = await title.textContent();
    await hydrated(page);
    await expect(title).toHaveText(served ?? '');
    await expect(page).toHaveURL(`${shown}?a=1#b`);
    await page
      .locator('footer a[href$="/privacy-policy"], footer a[href$="/politica-privacidad"]')
      .click();
    await expect(page).toHaveURL(/\/(privacy-policy|politica-privacidad)$/);
  });
}
