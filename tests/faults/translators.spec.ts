/**
 * A browser's translator wraps every text of the page in elements of its own, and every new text too. What the
 * page changes later still changes, nothing breaks, and names and prices are not translated.
 */
import type {Page} from 'playwright/test';

import {business, masseuses, need, pathOf, photos, photosIn} from '../e2e/content';
import {answerConsent, expect, hydrated, photo, test, wordsIn} from './faults';
import {word} from '../words';

const pictured = need(masseuses, 'masseuse with photos', ({gallery}) => gallery);
const plain = need(masseuses, 'masseuse without photos', ({gallery}) => !gallery);

/** Wraps texts as the translator of Chrome does: two `font` elements around each, also around new ones. */
function translatePage(): void {
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent) continue;
      if (parent.closest('font, script, style, noscript, select, [translate="no"]')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      // The translator puts words of its own there: the original text is gone from the page.
      inner.textContent = text.data;
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) addedNodes.forEach((node) => wrap(node));
  }).observe(document.body, {childList: true, subtree: true});
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(translatePage);
  expect(await page.locator('font').count()).toBeGreaterThan(20);
}

test.beforeEach(({page}) => answerConsent(page));

const words = wordsIn('es');
const shownOf = (count: number): string =>
  word('gallery.shown', 'es', {count, total: photos.length});

test('the counts of the gallery and of the viewer change', async ({page}) => {
  await openTranslated(page, pathOf('gallery', 'es'));
  const status = page.getByRole('status').filter({hasText: words.shown});
  await expect(status).toContainText(String(photos.length));
  const inReception = photos.filter(({category}) => category === 'reception').length;
  const filter = page.getByRole('button', {name: words.filter});
  await filter.click();
  await expect(status).toHaveText(shownOf(inReception));
  await page
    .getByRole('button')
    .filter({hasText: String(photos.length)})
    .first()
    .click();
  await expect(status).toHaveText(shownOf(photos.length));
  await photo(page).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/^1\s*\/\s*\d+$/)).toBeVisible();
  await page.getByRole('button', {name: words.next}).click();
  await expect(viewer.getByText(/^2\s*\/\s*\d+$/)).toBeVisible();
  await expect(viewer.getByText(photosIn('es')[1]?.title ?? '?').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test('the message of the booking dialog follows every choice', async ({page}) => {
  await openTranslated(page, pathOf('about', 'es'));
  await page.getByRole('contentinfo').getByRole('link', {name: words.plan}).click();
  const dialog = page.getByRole('dialog');
  const message = dialog.getByRole('blockquote');
  const before = await message.innerText();
  const [program, masseuse] = [
    dialog.getByRole('combobox').first(),
    dialog.getByRole('combobox').last(),
  ];
  await program.selectOption({index: 1});
  await expect(message).not.toHaveText(before);
  await masseuse.selectOption({label: plain.name});
  await expect(message).toContainText(plain.name);
  await program.selectOption({index: 0});
  await masseuse.selectOption({index: 0});
  await expect(message).toHaveText(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('profiles open and close', async ({page}) => {
  await openTranslated(page, pathOf('masseuses', 'es'));
  for (const {id, name} of [plain, pictured]) {
    await page.locator(`[data-opens="${id}"]`).click();
    await expect(page.getByRole('heading', {level: 2, name})).toBeFocused();
    await page.goBack();
    await expect(page.locator(`[data-opens="${id}"]`)).toBeVisible();
  }
});

test('pages, tabs, messages and preferences change', async ({page, context}) => {
  await openTranslated(page, pathOf('massage-menu', 'es'));
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page
    .getByRole('banner')
    .getByRole('link', {name: words.contact, exact: true})
    .first()
    .click();
  await page.waitForURL(pathOf('contact', 'es'));
  await page.getByRole('button', {name: words.copy}).first().click();
  await expect(page.locator('[aria-live] li')).toHaveCount(1);
  await context.setOffline(true);
  await expect(page.locator('[aria-live] li')).toHaveCount(2);
  await context.setOffline(false);
  await page.getByRole('button', {name: words.settings}).click();
  await page.getByRole('dialog').getByRole('switch').nth(1).press('Space');
  await page.getByRole('dialog').getByRole('button').nth(2).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('names, numbers and prices are not translated', async ({page}) => {
  await openTranslated(page, pathOf('masseuses', 'es'));
  const alone = page.locator('[translate="no"]');
  await expect(alone.filter({hasText: business.name}).first()).toBeAttached();
  await expect(alone.filter({hasText: business.phone}).first()).toBeAttached();
  for (const {name} of masseuses) {
    await expect(alone.filter({hasText: name}).first()).toBeAttached();
  }
  await openTranslated(page, pathOf('massage-menu', 'es'));
  const touched = await page
    .locator('.price font')
    .evaluateAll((fonts) => fonts.filter(({textContent}) => /\d/.test(textContent)).length);
  expect(touched).toBe(0);
});
