/** Browsers without features that some browsers of the list in package.json do not have: the site works. */
import type {Page} from 'playwright/test';

import {labelOf, pathOf} from '../e2e/content';
import {answerConsent, expect, hydrated, photo, test, wordsIn} from './faults';
import {literally, word} from '../words';

const ENGLISH = wordsIn('en');

test.beforeEach(({page}) => answerConsent(page));

/** A property of an object of the page, such as `clipboard` of `Navigator.prototype`. */
type Property = {readonly owner: string; readonly name: string};

/** Deletes a property before the page's scripts run. */
async function lack(page: Page, property: Property): Promise<void> {
  await page.addInitScript(({owner, name}) => {
    const path = owner.split('.').filter((part) => part !== 'window');
    const object = path.reduce<unknown>(
      (outer, part) => (outer as Record<string, unknown>)[part],
      window,
    );
    Reflect.deleteProperty(object as object, name);
  }, property);
}

/** Properties that browsers may lack, in groups that are deleted together. */
const MISSING: Readonly<Record<string, readonly Property[]>> = {
  'storage and navigation': [
    {owner: 'window', name: 'sessionStorage'},
    {owner: 'window', name: 'localStorage'},
    {owner: 'window', name: 'BroadcastChannel'},
    {owner: 'window', name: 'navigation'},
  ],
  'what the system offers': [
    {owner: 'Navigator.prototype', name: 'clipboard'},
    {owner: 'Navigator.prototype', name: 'share'},
    {owner: 'Navigator.prototype', name: 'connection'},
  ],
  'measuring and scheduling': [
    {owner: 'window', name: 'requestIdleCallback'},
    {owner: 'Element.prototype', name: 'checkVisibility'},
    {owner: 'History.prototype', name: 'scrollRestoration'},
    {owner: 'window', name: 'structuredClone'},
    {owner: 'Document.prototype', name: 'fonts'},
  ],
};

for (const [what, missing] of Object.entries(MISSING)) {
  test(`without ${what} everything opens`, async ({page}) => {
    for (const property of missing) await lack(page, property);
    await page.goto(pathOf('contact', 'en'));
    await hydrated(page);
    await page.getByRole('button', {name: ENGLISH.copy}).first().click();
    await expect(
      page
        .getByRole('list')
        .filter({
          hasText: new RegExp(
            [word('copy.number.done'), word('copy.refused')].map(literally).join('|'),
          ),
        })
        .first(),
    ).toBeVisible();
    await page.getByRole('button', {name: ENGLISH.settings}).click();
    const close = page.getByRole('dialog').getByRole('button', {name: ENGLISH.close, exact: true});
    await expect(close).toBeVisible();
    await close.click();
    await page
      .getByRole('banner')
      .getByRole('link', {name: labelOf('gallery', 'en'), exact: true})
      .first()
      .click();
    await photo(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('in a dialog a tooltip shows', async ({page}) => {
  await page.goto(pathOf('contact', 'en'));
  await hydrated(page);
  await page.getByRole('button', {name: ENGLISH.settings}).click();
  await page.getByRole('dialog').getByRole('button', {name: ENGLISH.close, exact: true}).hover();
  const bubble = page.locator('[data-tooltip-bubble]');
  await expect(bubble).toBeVisible();
  await expect(bubble).toHaveText(ENGLISH.close);
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();
});
