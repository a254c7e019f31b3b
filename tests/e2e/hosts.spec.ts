/** What depends on the host: redirects, the one 404 page of simple hosts, the security headers. */
import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';

import {business, masseuses} from './content';
import {expect, hydrated, test} from './test';

const [anybody] = masseuses;

/** Answers a path with another one's document, as hosts without rules do. */
async function answer(page: Page, path: string, file: string, status = 200): Promise<void> {
  const body = readFileSync(`build/${file}`, 'utf8');
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch({url: new URL('/', route.request().url()).href});
    await route.fulfill({response, status, body});
  });
}

test('an old address leads to the page and keeps what was asked', async ({page}) => {
  await page.goto(`/es/masseuses?selected=${anybody?.id}`);
  await expect(page).toHaveURL(`/es/masajistas?selected=${anybody?.id}`);
  await page.goto('/programs/hotel-outcall');
  await expect(page).toHaveURL('/programs/outcall');
});

test('without rules of the host the page itself leads on', async ({page}) => {
  await answer(page, '/menu-masajes', 'menu-masajes.html');
  await page.goto('/menu-masajes');
  await expect(page).toHaveURL('/massage-menu');
});

test.describe('a host that knows only the 404 page at the root', () => {
  test('shows Spanish for a Spanish path, the whole page', async ({page}) => {
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

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('shows both languages, each marked', async ({page}) => {
      await answer(page, '/es/nada', '404.html', 404);
      await page.goto('/es/nada');
      await expect(page.getByRole('heading', {level: 1})).toHaveText([
        'Page Not Found',
        'Página No Encontrada',
      ]);
      const spanish = page.locator('main [lang=es-ES]');
      await expect(spanish.getByRole('link', {name: 'Masajistas'})).toHaveAttribute(
        'href',
        '/es/masajistas',
      );
    });
  });
});

test.describe('the content security policy', () => {
  test.use({allowed: {messages: [/Content Security Policy/]}});

  test('runs no script that is not the house’s own', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const blocked = await page.evaluate(async () => {
      const violation = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
      });
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      document.body.append(script);
      return violation;
    });
    expect(blocked).toBe('script-src-elem');
    await expect(page).not.toHaveTitle('taken');
  });
});
