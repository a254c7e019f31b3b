/** What is pressed while a dialog or a menu closes: the browser is still going back from the entry that Back would close. */
import type {Page} from 'playwright/test';

import {answerConsent, expect, test} from '../e2e/test';
import {SPANISH, arrived, expectBackToLeave, hasEntry, menuButton, openAfter} from './history';

// The window of the menu of small screens.
test.use({viewport: {width: 390, height: 844}});

// The banner would lie over buttons.
test.beforeEach(({page}) => answerConsent(page));

/** Keeps a page from going back until `letBack` is called: a busy browser takes as long. */
const holdBack = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const {history} = window;
    const back = history.back.bind(history);
    history.back = () => void Object.assign(window, {releaseBack: back});
  });

/** Lets it go back, and waits until it is there. */
const letBack = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    navigation.addEventListener('currententrychange', () => resolve(), {once: true});
    releaseBack();
  })`);

/** Closes the preferences of cookies; the browser has not gone back yet. */
async function closePreferences(page: Page): Promise<void> {
  const button = page.getByRole('contentinfo').getByRole('button', {name: SPANISH.settings});
  await button.click();
  await expect.poll(() => hasEntry(page)).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForFunction('window.releaseBack');
}

/** Adds a link to the booking dialog, which writers may have on any page. */
const addBookingLink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {href: '#book', textContent: 'Book'});
    document.querySelector('main')?.prepend(link);
  });

test('a press while something closes leads to a page, and back from it', async ({page}) => {
  await holdBack(page);
  await openAfter(page, SPANISH.home);
  await closePreferences(page);
  const link = page.getByRole('contentinfo').getByRole('link', {name: SPANISH.contactLabel});
  await link.first().click();
  await letBack(page);
  await page.waitForURL(`**${SPANISH.contact}`);
  await arrived(page, SPANISH.contactLabel);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === SPANISH.home);
  await expectBackToLeave(page);
});

test('a press while something closes opens the booking dialog by its address', async ({page}) => {
  await holdBack(page);
  await openAfter(page, SPANISH.home);
  await addBookingLink(page);
  await closePreferences(page);
  await page.getByRole('link', {name: 'Book', exact: true}).click();
  await letBack(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a press in the moment in which the menu closes opens it as well', async ({page}) => {
  await openAfter(page, SPANISH.home);
  await addBookingLink(page);
  await menuButton(page, SPANISH).click();
  await expect.poll(() => hasEntry(page)).toBe(true);
  await page.evaluate(() => {
    document.querySelector('header details[open]')?.removeAttribute('open');
    document.querySelector<HTMLElement>('main a[href="#book"]')?.click();
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
