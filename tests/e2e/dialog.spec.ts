import type {Page} from 'playwright/test';

import {literally, masseuses, need, programsIn} from './content';
import {answerConsent, expect, hydrated, test} from './test';

/** One who stays in the house, one who travels, and a program of two sessions. */
const stays = need(masseuses, 'masseuse who does not travel', ({outcall}) => !outcall);
const travels = need(masseuses, 'masseuse who travels', ({outcall}) => outcall);
const program = need(programsIn('en'), 'program of two sessions', ({sessions}) => sessions[1]);

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Plan your visit'});
const link = (page: Page) => page.getByRole('link', {name: 'Plan your visit'});
const field = (page: Page, name: string) => dialog(page).getByLabel(name, {exact: true});

test.beforeEach(async ({page}) => {
  // The question about cookies is another test's.
  await answerConsent(page);
});

test('the footer link opens it; what is chosen is what is written', async ({page}) => {
  await page.goto('/gallery');
  await hydrated(page);
  // By keyboard, as the accessibility statement claims.
  await link(page).press('Enter');
  await expect(dialog(page).getByText('I would like to book a massage.')).toBeVisible();
  await field(page, 'Program').selectOption(program.name);
  await field(page, 'Duration').selectOption({index: 1});
  await field(page, 'Masseuse').selectOption(stays.name);
  const sentence = new RegExp(
    `book ${literally(program.name)}, \\d+ minutes, with ${literally(stays.name)}\\.`,
  );
  await expect(dialog(page).getByText(sentence)).toBeVisible();
  const addresses = await dialog(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((one) => decodeURIComponent((one as HTMLAnchorElement).href)),
    );
  expect(addresses).toHaveLength(3);
  expect(addresses[0]).toMatch(sentence);
  expect(addresses[1]).toMatch(/^tel:\+\d+$/);
  expect(addresses[2]).toMatch(sentence);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
  await link(page).click();
  await expect(field(page, 'Program')).toHaveValue('');
});

test('who does not travel cannot be asked to a hotel', async ({page}) => {
  await page.goto(`/about#book?program=outcall&masseuse=${stays.id}`);
  await expect(field(page, 'Program')).toHaveValue('outcall');
  await expect(field(page, 'Masseuse')).toHaveValue('');
  await expect(field(page, 'Masseuse').getByRole('option', {name: travels.name})).toBeAttached();
  await expect(field(page, 'Masseuse').getByRole('option', {name: stays.name})).not.toBeAttached();
  await expect(field(page, 'Duration')).not.toBeAttached();
});

test('an address opens it; closing takes it out of the address', async ({page}) => {
  await page.goto(
    `/masseuses?selected=${travels.id}#book?program=${program.id}&masseuse=${stays.id}`,
  );
  await expect(field(page, 'Program')).toHaveValue(program.id);
  await expect(field(page, 'Masseuse')).toHaveValue(stays.id);
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/masseuses\\?selected=${travels.id}$`));
});

test('unknown ids are ignored; a press beside it closes it', async ({page}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate((id) => {
    window.location.hash = `#book?program=moon-walk&masseuse=${id}`;
  }, stays.id);
  await expect(field(page, 'Program')).toHaveValue('');
  await expect(field(page, 'Masseuse')).toHaveValue(stays.id);
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
  await page.goto(`/es/#book?masseuse=${stays.id}`);
  const visit = page.getByRole('dialog', {name: 'Planifica tu visita'});
  await expect(visit.getByText(`Quisiera reservar un masaje con ${stays.name}.`)).toBeVisible();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the footer link leads to the contact page', async ({page}) => {
    await page.goto('/gallery');
    await link(page).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
