import type {Page} from '@playwright/test';

import {expect, hydrated, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const saved = (page: Page) => page.getByRole('listitem').filter({hasText: 'Preferences saved'});
const lost = (page: Page) => page.getByRole('listitem').filter({hasText: 'Connection lost'});

async function savePreferences(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Cookie settings'}).click();
  await page.getByRole('button', {name: 'Save Preferences'}).click();
  await expect(saved(page)).toBeVisible();
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    const answer = {necessary: true, functional: false, analytics: false, marketing: false};
    localStorage.setItem('cookie-consent', JSON.stringify({...answer, timestamp: Date.now()}));
  });
  await page.clock.install();
  await page.goto('/contact');
  await hydrated(page);
});

test('feedback stays five seconds, longer while it is pointed at, and is announced', async ({
  page,
}) => {
  await savePreferences(page);
  expect(await saved(page).evaluate((toast) => toast.closest('[aria-live]')?.ariaLive)).toBe(
    'polite',
  );
  expect((await saved(page).boundingBox())?.width).toBe(356);
  await saved(page).hover();
  await page.clock.fastForward(60_000);
  await expect(saved(page)).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.fastForward(5000);
  await expect(saved(page)).toBeHidden();
});

test('one feedback at a time; Escape and the close button dismiss it', async ({page}) => {
  await savePreferences(page);
  await savePreferences(page);
  await expect(saved(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(saved(page)).toBeHidden();
  await savePreferences(page);
  await saved(page).getByRole('button', {name: 'Close notification'}).click();
  await expect(saved(page)).toBeHidden();
});

for (const [way, distance, stays] of [
  ['far enough', 60, 0],
  ['not far enough', 40, 1],
] as const) {
  test(`feedback pulled ${way} ${stays ? 'springs back' : 'goes'}`, async ({page}) => {
    await savePreferences(page);
    await saved(page).hover();
    const box = await saved(page).boundingBox();
    if (!box) throw new Error('The notification has no place.');
    const [x, y] = [box.x + 120, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, {steps: 4});
    await page.mouse.up();
    await expect(saved(page)).toHaveCount(stays);
  });
}

test('a lost connection is told for four seconds, and told again when it is back', async ({
  page,
  context,
}) => {
  const code = page.waitForResponse(/\.js$/);
  await page.keyboard.press('Tab');
  await code;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(lost(page)).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(lost(page)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('Back online')).toBeVisible();
});

test('an icon-only control shows its name after 700 ms, until Escape', async ({page}) => {
  const tooltip = page.locator('[data-tooltip-bubble]');
  await page.mouse.wheel(0, 1200);
  const top = page.getByRole('button', {name: 'Back to top'});
  await expect(top).toBeVisible();
  await page.mouse.move(10, 300);
  await top.hover();
  await expect(tooltip).toHaveText('Back to top');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
