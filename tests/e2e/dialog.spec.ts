import type {Page} from '@playwright/test';

import {expect, hydrated, test} from './test';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Plan your visit'});
const link = (page: Page) => page.getByRole('link', {name: 'Plan your visit'});
const field = (page: Page, name: string) => dialog(page).getByLabel(name, {exact: true});

test.beforeEach(async ({page}) => {
  // The question about cookies is another test's.
  await page.addInitScript(() => {
    const answer = {necessary: true, functional: false, analytics: false, marketing: false};
    localStorage.setItem('cookie-consent', JSON.stringify({...answer, timestamp: Date.now()}));
  });
});

test('the footer link opens it; what is chosen is what is written', async ({page}) => {
  await page.goto('/gallery');
  await hydrated(page);
  await link(page).click();
  await expect(dialog(page).getByText('I would like to book a massage.')).toBeVisible();
  await field(page, 'Program').selectOption('Kaula Tantra');
  await field(page, 'Duration').selectOption({index: 1});
  await field(page, 'Masseuse').selectOption('Noa');
  const sentence = /book Kaula Tantra, \d+ minutes, with Noa\./;
  await expect(dialog(page).getByText(sentence)).toBeVisible();
  const addresses = await dialog(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((one) => decodeURIComponent((one as HTMLAnchorElement).href)),
    );
  expect(addresses).toHaveLength(3);
  expect(addresses[0]).toMatch(sentence);
  expect(addresses[1]).toMatch(/^tel:\+34/);
  expect(addresses[2]).toMatch(sentence);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
  await link(page).click();
  await expect(field(page, 'Program')).toHaveValue('');
});

test('who does not travel cannot be asked to a hotel', async ({page}) => {
  await page.goto('/about#book?program=outcall&masseuse=noa');
  await expect(field(page, 'Program')).toHaveValue('outcall');
  await expect(field(page, 'Masseuse')).toHaveValue('');
  await expect(field(page, 'Masseuse').getByRole('option', {name: 'Gala'})).toBeAttached();
  await expect(field(page, 'Masseuse').getByRole('option', {name: 'Noa'})).not.toBeAttached();
  await expect(field(page, 'Duration')).not.toBeAttached();
});

test('an address opens it; closing takes it out of the address', async ({page}) => {
  await page.goto('/masseuses?selected=alba#book?program=kaula-tantra&masseuse=noa');
  await expect(field(page, 'Program')).toHaveValue('kaula-tantra');
  await expect(field(page, 'Masseuse')).toHaveValue('noa');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/masseuses\?selected=alba$/);
});

test('unknown ids are ignored; a press beside it closes it', async ({page}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => {
    window.location.hash = '#book?program=moon-walk&masseuse=noa';
  });
  await expect(field(page, 'Program')).toHaveValue('');
  await expect(field(page, 'Masseuse')).toHaveValue('noa');
  await dialog(page).getByRole('heading').click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(dialog(page)).toBeHidden();
});

test('going back closes it', async ({page}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => {
    window.location.hash = '#book';
  });
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
});

test('it writes in the language of the page', async ({page}) => {
  await page.goto('/es/#book?masseuse=noa');
  const visit = page.getByRole('dialog', {name: 'Planifica tu visita'});
  await expect(visit.getByText('Quisiera reservar un masaje con Noa.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the footer link leads to the contact page', async ({page}) => {
    await page.goto('/gallery');
    await link(page).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
