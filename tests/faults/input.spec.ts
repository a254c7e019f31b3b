/**
 * Addresses that the site never wrote: malicious, huge, repeated, unknown. On every page that reads a parameter
 * or a hash they change nothing, and no error is thrown.
 */
import type {Page} from 'playwright/test';

import {masseuses, need, pathOf} from '../e2e/content';
import {answerConsent, expect, test} from './faults';
import {startsWith, word} from '../words';

const anybody = need(masseuses, 'masseuse');

/** Values of a parameter, as they are written in an address; unit tests try more. */
const VALUES: readonly string[] = [
  '',
  '%3Cimg%20src=x%20onerror=document.title=%22taken%22%3E',
  '%E0%A4%A',
  '__proto__',
  'a'.repeat(6000),
];

/** Pages that read a parameter, and its name; every page reads the hash. */
const READERS: readonly {readonly id: string; readonly parameter: string}[] = [
  {id: 'masseuses', parameter: 'selected'},
  {id: 'gallery', parameter: 'category'},
  {id: 'massage-menu', parameter: 'tab'},
];

/** What a page shows. */
async function shown(page: Page): Promise<string> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const main = page.getByRole('main');
  return `${await page.title()}\n${await main.innerText()}`;
}

/** Opens a page with the key that makes it load its scripts at once. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('Shift');
}

// Only text is compared, and the pictures of a small window are small.
test.use({viewport: {width: 390, height: 600}});

test.beforeEach(({page}) => answerConsent(page));

for (const {id, parameter} of READERS) {
  test(`?${parameter}= on ${id} ignores what is unknown, repeated or nested`, async ({page}) => {
    await visit(page, pathOf(id, 'en'));
    const plain = await shown(page);
    for (const query of [
      ...VALUES.map((value) => `${parameter}=${value}`),
      `${parameter}[]=a&${parameter}=x&${parameter}=y`,
      `&&&==&?&${parameter}=?`,
      Array.from({length: 400}, (_, index) => `p${index}=${index}`).join('&'),
    ]) {
      await visit(page, `${pathOf(id, 'en')}?${query}`);
      expect(await shown(page), query.slice(0, 60)).toBe(plain);
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('no hash opens what does not exist, and the booking dialog ignores what is unknown', async ({
  page,
}) => {
  const path = pathOf('contact', 'en');
  await visit(page, path);
  const plain = await shown(page);
  for (const [index, value] of VALUES.entries()) {
    // A change of the hash alone loads nothing; another query does.
    await visit(page, `${path}?${index}#${value}`);
    expect(await shown(page), value.slice(0, 60)).toBe(plain);
  }
  const setHash = (hash: string): Promise<void> =>
    page.evaluate((text) => void (window.location.hash = text), hash);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(0);
  // Docusaurus decodes every hash that it follows, and refuses one that cannot be.
  for (const value of VALUES.filter((one) => one !== '%E0%A4%A')) {
    await setHash(`#book?program=${value}&masseuse=${value}`);
    await expect(dialog.getByRole('combobox').first(), value.slice(0, 60)).toHaveValue('');
    await expect(dialog.getByRole('combobox').last()).toHaveValue('');
    await expect(dialog.getByRole('blockquote')).toHaveText(word('booking.message.general'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('a known value still counts beside unknown ones', async ({page}) => {
  await visit(page, `${pathOf('masseuses', 'en')}?x=%00&selected=${anybody.id}&y=<b>`);
  await expect(page.getByRole('heading', {level: 2, name: anybody.name})).toBeFocused();
  await visit(page, `${pathOf('gallery', 'en')}?category=reception&category=x`);
  await expect(page.getByRole('button', {name: startsWith('gallery.reception')})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
