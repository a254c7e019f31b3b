/** Browsers without features that some browsers of the list in package.json do not have: the site works. */
import type {Page} from 'playwright/test';

import {labelOf, pathOf} from '../e2e/content';
import {WORDS, answerConsent, expect, hydrated, photo, test} from './faults';
import {literally, word} from '../words';

test.beforeEach(({page}) => answerConsent(page));

/** A property to delete from an object of the page before its scripts run. */
type Lack = readonly [object: string, name: string];

async function lack(page: Page, [owner, name]: Lack): Promise<void> {
  await page.addInitScript(
    ([path, key]) => {
      const object = path
        .split('.')
        .filter((part) => part !== 'window')
        .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], window);
      Reflect.deleteProperty(object as object, key);
    },
    [owner, name] as const,
  );
}

/** Properties that browsers may lack, in groups that are deleted together. */
const MISSING: Readonly<Record<string, readonly Lack[]>> = {
  'storage and navigation': [
    ['window', 'sessionStorage'],
    ['window', 'localStorage'],
    ['window', 'BroadcastChannel'],
    ['window', 'navigation'],
  ],
  'what the system offers': [
    ['Navigator.prototype', 'clipboard'],
    ['Navigator.prototype', 'share'],
    ['Navigator.prototype', 'connection'],
  ],
  'measuring and scheduling': [
    ['window', 'requestIdleCallback'],
    ['Element.prototype', 'checkVisibility'],
    ['History.prototype', 'scrollRestoration'],
    ['window', 'structuredClone'],
    ['Document.prototype', 'fonts'],
  ],
};

for (const [what, missing] of Object.entries(MISSING)) {
  test(`without ${what} everything opens`, async ({page}) => {
    for (const one of missing) await lack(page, one);
    await page.goto(pathOf('contact', 'en'));
    await hydrated(page);
    await page.getByRole('button', {name: WORDS.en.copy}).first().click();
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
    await page.getByRole('button', {name: WORDS.en.settings}).click();
    const close = page.getByRole('dialog').getByRole('button', {name: WORDS.en.close, exact: true});
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
  await page.getByRole('button', {name: WORDS.en.settings}).click();
  await page.getByRole('dialog').getByRole('button', {name: WORDS.en.close, exact: true}).hover();
  const bubble = page.locator('[data-tooltip-bubble]');
  await expect(bubble).toBeVisible();
  await expect(bubble).toHaveText(WORDS.en.close);
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();
});
