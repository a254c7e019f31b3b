/** Notifications: how long they stay, how they are closed, where they stand. */
import type {Page} from 'playwright/test';

import {lightPage, pathOf} from './content';
import {answerConsent, expect, hydrated, test} from './test';
import {word} from '../words';

/** In ms: how long a notification stays when nobody points at it, and longer than any stays by itself. */
const STAY = 5000;
const LONG = 60_000;
/** In ms: how long the one about a lost connection stays. */
const OFFLINE_STAY = 4000;
/** In px: as the design has it on a desktop. */
const WIDTH = 356;
/** In px: how far to the side a notification is pulled to come back, and to close. */
const SHORT_PULL = 40;
const LONG_PULL = 60;

/** The notification that a choice is saved, and the one that there is no connection. */
const saved = (page: Page) => page.getByRole('listitem').filter({hasText: word('consent.saved')});
const lost = (page: Page) =>
  page.getByRole('listitem').filter({hasText: word('notifications.offline')});

async function savePreferences(page: Page): Promise<void> {
  await page.getByRole('button', {name: word('consent.settings')}).click();
  await page.getByRole('button', {name: word('consent.save')}).click();
  await expect(saved(page)).toBeVisible();
}

/** Moves the pointer away from notifications. */
const pointElsewhere = (page: Page): Promise<void> => page.mouse.move(10, 10);

/** Pulls the notification to the right, by a distance in px. */
async function pull(page: Page, distance: number): Promise<void> {
  await saved(page).hover();
  const box = await saved(page).boundingBox();
  if (!box) throw new Error('The notification has no place.');
  // Beside its button.
  const x = box.x + 120;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, {steps: 4});
  await page.mouse.up();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.beforeEach(async ({page}) => {
  await answerConsent(page);
  await page.clock.install();
});

test('a notification is announced, stays five seconds and longer while it is pointed at', async ({
  page,
}) => {
  await open(page, lightPage('en'));
  await savePreferences(page);
  const live = await saved(page).evaluate((toast) => toast.closest('[aria-live]')?.ariaLive);
  expect(live).toBe('polite');
  expect((await saved(page).boundingBox())?.width).toBe(WIDTH);
  await saved(page).hover();
  await page.clock.fastForward(LONG);
  await expect(saved(page)).toBeVisible();
  await pointElsewhere(page);
  await page.clock.fastForward(STAY);
  await expect(saved(page)).toBeHidden();
});

test('there is one at a time', async ({page}) => {
  await open(page, lightPage('en'));
  await savePreferences(page);
  await savePreferences(page);
  await expect(saved(page)).toHaveCount(1);
});

test('Escape and its button close a notification', async ({page}) => {
  await open(page, lightPage('en'));
  await savePreferences(page);
  await page.keyboard.press('Escape');
  await expect(saved(page)).toBeHidden();
  await savePreferences(page);
  await saved(page)
    .getByRole('button', {name: word('notifications.close')})
    .click();
  await expect(saved(page)).toBeHidden();
});

test('a long pull to the side closes a notification, a short one does not', async ({page}) => {
  await open(page, lightPage('en'));
  await savePreferences(page);
  await pull(page, SHORT_PULL);
  await expect(saved(page)).toHaveCSS('translate', 'none');
  await pull(page, LONG_PULL);
  await expect(saved(page)).toHaveCount(0);
});

test('one that has the focus or the pointer stays until it has neither', async ({page}) => {
  await open(page, lightPage('en'));
  await savePreferences(page);
  const close = saved(page).getByRole('button', {name: word('notifications.close')});
  const settings = page.getByRole('button', {name: word('consent.settings')});
  await close.focus();
  await saved(page).hover();
  await pointElsewhere(page);
  await page.clock.fastForward(LONG);
  await expect(saved(page)).toBeVisible();
  await saved(page).hover();
  await settings.focus();
  await page.clock.fastForward(LONG);
  await expect(saved(page)).toBeVisible();
  await pointElsewhere(page);
  await page.clock.fastForward(STAY);
  await expect(saved(page)).toBeHidden();
});

test('one that closes gives the focus back', async ({page}) => {
  await open(page, lightPage('en'));
  const settings = page.getByRole('button', {name: word('consent.settings')});
  for (const key of ['Enter', 'Escape']) {
    await savePreferences(page);
    await expect(settings).toBeFocused();
    await saved(page)
      .getByRole('button', {name: word('notifications.close')})
      .focus();
    await page.keyboard.press(key);
    await expect(saved(page)).toBeHidden();
    await expect(settings).toBeFocused();
  }
  // What had the focus before is gone by now, or nothing had it.
  await savePreferences(page);
  await settings.evaluate((button) => button.blur());
  await saved(page)
    .getByRole('button', {name: word('notifications.close')})
    .focus();
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

/** Waits for the script of notifications, which comes once the page rests. */
async function notificationsLoaded(page: Page): Promise<void> {
  await page.clock.fastForward(2000);
  await page.locator('[aria-live="polite"]').waitFor({state: 'attached'});
}

/** Messages of the browser about what cannot be loaded without a connection. */
const NOT_LOADED = [/Failed to load resource|ChunkLoadError|Loading .*chunk/];

test.describe('without a connection', () => {
  test.use({allowed: {messages: NOT_LOADED}});

  test('a page at rest says so for four seconds, and when it is back', async ({page, context}) => {
    await open(page, lightPage('en'));
    await notificationsLoaded(page);
    await context.setOffline(true);
    await expect(lost(page)).toBeVisible();
    await page.clock.fastForward(OFFLINE_STAY);
    await expect(lost(page)).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText(word('notifications.online'))).toBeVisible();
  });

  test('a page just ready says so, and never together with its return', async ({page, context}) => {
    await open(page, lightPage('es'));
    await context.setOffline(true);
    await expect(page.getByText(word('notifications.offline', 'es'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(word('notifications.online', 'es'))).toBeVisible();
    await expect(page.getByText(word('notifications.offline', 'es'))).toBeHidden();
  });

  test('one that is replaced gives the focus back', async ({page, context}) => {
    await open(page, lightPage('en'));
    await notificationsLoaded(page);
    const settings = page.getByRole('button', {name: word('consent.settings')});
    await settings.focus();
    await context.setOffline(true);
    await lost(page)
      .getByRole('button', {name: word('notifications.close')})
      .focus();
    await context.setOffline(false);
    await expect(lost(page)).toBeHidden();
    await expect(settings).toBeFocused();
  });
});

/** What lies over a page, and what opens it there. */
const OVERLAYS = [
  {
    what: 'a dialog',
    path: lightPage('en'),
    opener: (page: Page) => page.getByRole('button', {name: word('consent.settings')}),
  },
  {
    what: 'the viewer',
    path: pathOf('gallery', 'en'),
    opener: (page: Page) => page.locator('main li > a[href$=".jpg"]').first(),
  },
];

test.describe('without a connection, over the page', () => {
  test.use({allowed: {messages: NOT_LOADED}});

  for (const {what, path, opener} of OVERLAYS) {
    test(`over ${what} a notification can be read, heard and closed`, async ({page, context}) => {
      await open(page, path);
      await opener(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.clock.runFor(1500);
      await dialog.locator('[aria-relevant]').waitFor({state: 'attached'});
      await context.setOffline(true);
      const toast = dialog.getByRole('listitem').filter({hasText: word('notifications.offline')});
      await expect(toast).toBeVisible();
      await toast.getByRole('button', {name: word('notifications.close')}).click();
      await expect(toast).toBeHidden();
      await expect(dialog).toBeVisible();
      await context.setOffline(false);
    });
  }
});
