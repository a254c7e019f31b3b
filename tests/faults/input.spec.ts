/**
 * Addresses with what nobody has written: malicious, huge, repeated, unknown. On every page that reads
 * a parameter or a hash they change nothing, and no error is thrown.
 */
import type {Page} from 'playwright/test';

import {masseuses, need, pathOf} from '../e2e/content';
import {answerConsent, expect, test} from './faults';

const anybody = need(masseuses, 'masseuse');

/** Values for a parameter, as they stand in an address. */
const VALUES: readonly string[] = [
  '',
  '%20',
  '<script>document.title="taken"</script>',
  '%3Cimg%20src=x%20onerror=document.title=%22taken%22%3E',
  '"><svg/onload=document.title="taken">',
  'javascript:document.title="taken"',
  'data:text/html,<script>1</script>',
  "'%20OR%20'1'='1",
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%E0%A4%A',
  '%',
  '%F0%9F%92%8B',
  '\u202egallery',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  '-1',
  '1e309',
  '[object%20Object]',
  '{{7*7}}',
  '${7*7}',
  'ALL',
  'a'.repeat(6000),
  '%F0%9F%91%A9'.repeat(200),
];

/** Pages that read a parameter, and its name; every page reads the hash. */
const READERS: readonly (readonly [id: string, parameter: string])[] = [
  ['masseuses', 'selected'],
  ['gallery', 'category'],
  ['massage-menu', 'tab'],
];

/** What a page shows, without what holds for its own time of day and visit. */
async function shown(page: Page): Promise<string> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const main = page.getByRole('main');
  return `${await page.title()}\n${await main.innerText()}`;
}

/** Asks for the page's script at once. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('Shift');
}

// A small window: what is looked at is text, and its pictures are small.
test.use({viewport: {width: 390, height: 600}});

test.beforeEach(({page}) => answerConsent(page));

for (const [id, parameter] of READERS) {
  for (const [half, values] of [
    ['first', VALUES.slice(0, 15)],
    ['second', VALUES.slice(15)],
  ] as const) {
    test(`?${parameter}= on ${id} takes nothing unknown (${half} half)`, async ({page}) => {
      test.setTimeout(60_000);
      await visit(page, pathOf(id, 'en'));
      const plain = await shown(page);
      for (const value of values) {
        await visit(page, `${pathOf(id, 'en')}?${parameter}=${value}`);
        expect(await shown(page), value.slice(0, 60)).toBe(plain);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  }

  test(`?${parameter}= on ${id}, repeated, nested and among strangers`, async ({page}) => {
    test.setTimeout(60_000);
    await visit(page, pathOf(id, 'en'));
    const plain = await shown(page);
    for (const query of [
      `${parameter}[]=a&${parameter}[b]=c`,
      `${parameter}=x&${parameter}=y&${parameter}=z`,
      `${parameter}`,
      `&&&==&?&${parameter}=?`,
      `${parameter.toUpperCase()}=all`,
      `utm_source=x&gclid=${'1'.repeat(2000)}&fbclid=y`,
      Array.from({length: 400}, (_, index) => `p${index}=${index}`).join('&'),
    ]) {
      await visit(page, `${pathOf(id, 'en')}?${query}`);
      expect(await shown(page), query.slice(0, 60)).toBe(plain);
    }
  });
}

test('no hash opens what is not there', async ({page}) => {
  test.setTimeout(60_000);
  const path = pathOf('about', 'en');
  await visit(page, path);
  const plain = await shown(page);
  for (const [index, value] of VALUES.entries()) {
    // A change of the hash alone loads nothing; another query does.
    await visit(page, `${path}?${index}#${value}`);
    expect(await shown(page), value.slice(0, 60)).toBe(plain);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the booking dialog takes no program and no masseuse that the house does not have', async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const [index, value] of VALUES.entries()) {
    const query = `?${index}#book?program=${value}&masseuse=${value}`;
    await visit(page, pathOf('contact', 'en') + query);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox').first(), value.slice(0, 60)).toHaveValue('');
    await expect(dialog.getByRole('combobox').last()).toHaveValue('');
    await expect(dialog.getByRole('blockquote')).toHaveText(
      'Good evening. I would like to book a massage.',
    );
  }
});

test('what is known is still taken beside what is not', async ({page}) => {
  await visit(page, `${pathOf('masseuses', 'en')}?x=%00&selected=${anybody.id}&y=<b>`);
  await expect(page.getByRole('heading', {level: 2, name: anybody.name})).toBeFocused();
  await visit(page, `${pathOf('gallery', 'en')}?category=reception&category=x`);
  await expect(page.getByRole('button', {name: /^Reception/})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
