import type {Page} from 'playwright/test';

import {answerConsent, expect, hydrated, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const saved = (page: Page) => page.getByRole('listitem').filter({hasText: 'Preferences saved'});
const lost = (page: Page) => page.getByRole('listitem').filter({hasText: 'Connection lost'});

async function savePreferences(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Cookie settings'}).click();
  await page.getByRole('button', {name: 'Save Preferences'}).click();
  await expect(saved(page)).toBeVisible();
}

test.beforeEach(async ({page}) => {
  await answerConsent(page);
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
  // Notifications are loaded once the page rests.
  await page.clock.fastForward(2000);
  await page.locator('[aria-live="polite"]').waitFor({state: 'attached'});
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

for (const [path, title, back] of [
  ['/contact', 'Connection lost', 'Back online'],
  ['/es/contacto', 'Sin conexión', 'De nuevo en línea'],
] as const) {
  for (const [when, wait] of [
    ['at rest', 1500],
    ['just ready', 0],
  ] as const) {
    test.describe(`${path}, ${when}, untouched`, () => {
      test.use({allowed: {messages: [/Failed to load resource|ChunkLoadError|Loading .*chunk/]}});

      test('a lost connection is told, and never together with its return', async ({
        page,
        context,
      }) => {
        await page.goto(path);
        await hydrated(page);
        if (wait) {
          await page.clock.runFor(wait);
          await page.waitForLoadState('networkidle');
        }
        await context.setOffline(true);
        await expect(page.getByText(title)).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByText(back)).toBeVisible();
        await expect(page.getByText(title)).toBeHidden();
      });
    });
  }
}

test.describe('over a dialog', () => {
  test.use({allowed: {messages: [/Failed to load resource/]}});

  for (const [what, path, opener] of [
    ['a dialog', '/contact', (page: Page) => page.getByRole('button', {name: 'Cookie settings'})],
    ['the viewer', '/gallery', (page: Page) => page.locator('main li > a[href$=".jpg"]').first()],
  ] as const) {
    test(`over ${what} a message can be read, heard and closed`, async ({page, context}) => {
      await page.goto(path);
      await hydrated(page);
      await opener(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.clock.runFor(1500);
      await page.getByRole('dialog').locator('[aria-relevant]').waitFor({state: 'attached'});
      await context.setOffline(true);
      const toast = page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({hasText: 'Connection lost'});
      await expect(toast).toBeVisible();
      await toast.getByRole('button', {name: 'Close notification'}).click();
      await expect(toast).toBeHidden();
      await expect(page.getByRole('dialog')).toBeVisible();
      await context.setOffline(false);
    });
  }
});

for (const {name, path, reach} of [
  {
    name: 'Show programs',
    path: '/about',
    reach: (page: Page) => page.getByLabel('Show programs').hover(),
  },
  {
    name: 'Mostrar programas',
    path: '/es/acerca-de',
    reach: (page: Page) => page.getByLabel('Mostrar programas').hover(),
  },
]) {
  test(`the programs arrow says "${name}" beside the open list`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await reach(page);
    const tooltip = page.locator('[data-tooltip-bubble]');
    await page.clock.runFor(900);
    await expect(tooltip).toHaveText(name);
    const [bubble, list] = await Promise.all([
      tooltip.boundingBox(),
      page.locator('header details[open] ul').first().boundingBox(),
    ]);
    if (!bubble || !list) throw new Error('The tooltip or the list is missing.');
    expect(bubble.y + bubble.height).toBeLessThanOrEqual(list.y + 1);
  });
}

test('the menu button says its name', async ({page}) => {
  await page.setViewportSize({width: 820, height: 1180});
  await page.goto('/es/contacto');
  await hydrated(page);
  await page.locator('header').getByLabel('Menú', {exact: true}).first().hover();
  await page.clock.runFor(900);
  await expect(page.locator('[data-tooltip-bubble]')).toHaveText('Menú');
});
