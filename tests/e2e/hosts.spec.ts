/** What a page does on hosts without rules: redirects, the one 404 page, other spellings of an address. */
import {readFileSync} from 'node:fs';

import type {Page} from 'playwright/test';

import {business, labelOf, pathOf} from './content';
import {expect, hydrated, locales, test} from './test';
import {word} from '../words';

type Answer = {readonly path: string; readonly file: string; readonly status?: number};

/** Answers a path with a file of the build, as hosts without rules do. */
async function answer(page: Page, {path, file, status = 200}: Answer): Promise<void> {
  const body = readFileSync(`build/${file}`, 'utf8');
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch({url: new URL('/', route.request().url()).href});
    await route.fulfill({response, status, body});
  });
}

test('an old address leads to its page with its query and hash', async ({page}) => {
  await answer(page, {path: '/programs/hotel-outcall?a=1', file: 'programs/hotel-outcall.html'});
  await page.goto('/programs/hotel-outcall?a=1#book', {waitUntil: 'commit'});
  await expect(page).toHaveURL('/programs/outcall?a=1#book');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('an old address leads to its page', async ({page}) => {
    await answer(page, {path: '/programs/hotel-outcall', file: 'programs/hotel-outcall.html'});
    await page.goto('/programs/hotel-outcall');
    await expect(page).toHaveURL('/programs/outcall');
  });
});

test.describe('a host that knows only the 404 page at the root', () => {
  for (const {locale, htmlLang, baseUrl} of locales.slice(1)) {
    test(`shows the page of a translation for its paths: ${locale}`, async ({page}) => {
      await answer(page, {path: `${baseUrl}nada`, file: '404.html', status: 404});
      await page.goto(`${baseUrl}nada`);
      await expect(page).toHaveTitle(`${word('notFound.title', locale)} · ${business.name}`);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      await hydrated(page);
      const heading = page.getByRole('heading', {level: 1});
      await expect(heading).toHaveText(word('notFound.title', locale));
      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: labelOf('contact', locale)})
        .first()
        .click();
      await expect(page).toHaveURL(pathOf('contact', locale));
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    });
  }

  test('shows the English page for any other path, also one that only begins like Spanish', async ({
    page,
  }) => {
    await answer(page, {path: '/essence', file: '404.html', status: 404});
    await page.goto('/essence');
    await hydrated(page);
    await expect(page).toHaveTitle(`${word('notFound.title')} · ${business.name}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(word('notFound.title'));
  });
});

for (const {locale} of locales) {
  test(`an address that has taken a mark from the sentence around it leads to its page: ${locale}`, async ({
    page,
  }) => {
    const menu = pathOf('massage-menu', locale);
    for (const mark of ['»', '”', '…', '*']) {
      await answer(page, {path: encodeURI(menu + mark), file: '404.html', status: 404});
      await page.goto(menu + mark);
      await expect(page).toHaveURL(menu);
    }
  });
}

/** Other spellings of a page's address, at which hosts without rules serve it. */
const SPELLINGS = [
  {at: '/accessibility/', file: 'accessibility.html', shown: '/accessibility/'},
  {at: '/es/accesibilidad.html', file: 'es/accesibilidad.html', shown: '/es/accesibilidad'},
  {at: '/es', file: 'es/index.html', shown: '/es'},
  {at: '/es/index.html', file: 'es/index.html', shown: '/es/'},
];

test('an address that only ends like the file of a folder keeps its name', async ({page}) => {
  await answer(page, {path: '/price-index.html', file: '404.html', status: 404});
  await page.goto('/price-index.html');
  await expect(page).toHaveURL('/price-index');
});

for (const {at, file, shown} of SPELLINGS) {
  test(`${file} opened at ${at} stays the same page, and its links work`, async ({page}) => {
    await answer(page, {path: `${at}?a=1`, file});
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
