/** The booking dialog: how it opens, what it writes, how it closes. Back closes it: tests/drawn/historyOverlays. */
import type {Page} from 'playwright/test';

import {lightPage, masseuses, need, programsIn} from './content';
import {answerConsent, expect, hydrated, test} from './test';
import {word} from '../words';

/** One who stays in the house, one who travels, and a program of two sessions. */
const stays = need(masseuses, 'masseuse who does not travel', ({outcall}) => !outcall);
const travels = need(masseuses, 'masseuse who travels', ({outcall}) => outcall);
const program = need(programsIn('en'), 'program of two sessions', ({sessions}) => sessions[1]);

const PAGE = lightPage('en');
const dialog = (page: Page) => page.getByRole('dialog', {name: word('booking.plan')});
const link = (page: Page) => page.getByRole('link', {name: word('booking.plan')});
const field = (page: Page, name: string) => dialog(page).getByLabel(name, {exact: true});

// The banner has its own tests.
test.beforeEach(({page}) => answerConsent(page));

test('the footer link opens it; it writes what is chosen, and forgets it when closed', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  // By keyboard, as the accessibility statement claims.
  await link(page).press('Enter');
  await expect(dialog(page).getByText(word('booking.message.general'))).toBeVisible();
  await field(page, word('booking.program')).selectOption(program.name);
  await field(page, word('booking.duration')).selectOption({index: 1});
  await field(page, word('booking.masseuse')).selectOption(stays.name);
  const sentence = word('booking.message.programMinutesMasseuse', 'en', {
    program: program.name,
    minutes: need(program.sessions, 'session').minutes,
    masseuse: stays.name,
  });
  await expect(dialog(page).getByText(sentence)).toBeVisible();
  const addresses = await dialog(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((one) => decodeURIComponent((one as HTMLAnchorElement).href)),
    );
  expect(addresses).toHaveLength(3);
  expect(addresses[0]).toContain(sentence);
  expect(addresses[1]).toMatch(/^tel:\+\d+$/);
  expect(addresses[2]).toContain(sentence);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
  await link(page).click();
  await expect(field(page, word('booking.program'))).toHaveValue('');
  // A press inside keeps it open, one beside it closes it.
  await dialog(page).getByRole('heading').click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(dialog(page)).toBeHidden();
});

test('an address opens it with what it names, without what nobody has; closing leaves the rest', async ({
  page,
}) => {
  await page.goto(`${PAGE}?selected=${travels.id}#book?program=${program.id}&masseuse=${stays.id}`);
  await expect(field(page, word('booking.program'))).toHaveValue(program.id);
  await expect(field(page, word('booking.masseuse'))).toHaveValue(stays.id);
  await dialog(page)
    .getByRole('button', {name: word('dialog.close')})
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${PAGE}\\?selected=${travels.id}$`));

  const open = (choice: string): Promise<void> =>
    page.evaluate((text) => void (window.location.hash = `#book?${text}`), choice);
  await open(`program=moon-walk&masseuse=${stays.id}`);
  await expect(field(page, word('booking.program'))).toHaveValue('');
  await expect(field(page, word('booking.masseuse'))).toHaveValue(stays.id);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  // To a hotel go only those who travel.
  await open(`program=outcall&masseuse=${stays.id}`);
  await expect(field(page, word('booking.program'))).toHaveValue('outcall');
  await expect(field(page, word('booking.masseuse'))).toHaveValue('');
  await expect(
    field(page, word('booking.masseuse')).getByRole('option', {name: travels.name}),
  ).toBeAttached();
  await expect(
    field(page, word('booking.masseuse')).getByRole('option', {name: stays.name}),
  ).not.toBeAttached();
  await expect(field(page, word('booking.duration'))).not.toBeAttached();
});

test('it writes in the language of the page', async ({page}) => {
  await page.goto(`${lightPage('es')}#book?masseuse=${stays.id}`);
  const visit = page.getByRole('dialog', {name: word('booking.plan', 'es')});
  await expect(
    visit.getByText(word('booking.message.masseuse', 'es', {masseuse: stays.name})),
  ).toBeVisible();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the footer link leads to the contact page', async ({page}) => {
    await page.goto(PAGE);
    await link(page).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
