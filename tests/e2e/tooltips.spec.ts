/** Tooltips: when they come, how long they stay, where they stand. */
import type {Page} from 'playwright/test';

import {lightPage} from './content';
import {answerConsent, expect, hydrated, test} from './test';
import {word} from '../words';

const tooltip = (page: Page) => page.locator('[data-tooltip-bubble]');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.beforeEach(async ({page}) => {
  await answerConsent(page);
  await page.clock.install();
});

test('a control without words shows its name after a moment, until Escape', async ({page}) => {
  await open(page, lightPage('en'));
  const top = page.getByRole('button', {name: word('frame.top')});
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(top).toBeVisible();
  await top.hover();
  await page.clock.runFor(900);
  await expect(tooltip(page)).toHaveText(word('frame.top'));
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
});

test('a tooltip comes in time while the pointer moves on its control, and stays while it moves elsewhere', async ({
  page,
}) => {
  await open(page, lightPage('en'));
  await page.evaluate(() => window.scrollTo(0, 1200));
  const control = page.getByRole('button', {name: word('frame.top')});
  const [box, icon] = await Promise.all([
    control.boundingBox(),
    control.locator('svg').boundingBox(),
  ]);
  if (!box || !icon) throw new Error('The control or its icon has no place.');
  // From now on time passes only where the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  const middle = icon.y + icon.height / 2;
  await page.mouse.move(icon.x + icon.width / 2, middle);
  await page.clock.runFor(600);
  // From the icon to the space around it.
  await page.mouse.move((box.x + icon.x) / 2, middle);
  await page.clock.runFor(150);
  await expect(tooltip(page)).toHaveText(word('frame.top'));
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(400, 700);
  await page.clock.runFor(150);
  await expect(tooltip(page)).toBeHidden();
  // By keyboard, while the pointer passes over other things.
  await page.keyboard.press('x');
  await control.focus();
  await page.clock.runFor(900);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(10, 300);
  await page.mouse.move(700, 600);
  await page.clock.runFor(900);
  await expect(tooltip(page)).toBeVisible();
});

test('menus say their names, beside what they open', async ({page}) => {
  await open(page, lightPage('es'));
  await page.getByLabel(word('frame.programs', 'es')).hover();
  await page.clock.runFor(900);
  await expect(tooltip(page)).toHaveText(word('frame.programs', 'es'));
  const [bubble, list] = await Promise.all([
    tooltip(page).boundingBox(),
    page.locator('header details[open] ul').first().boundingBox(),
  ]);
  if (!bubble || !list) throw new Error('The tooltip or the list is missing.');
  expect(bubble.y + bubble.height).toBeLessThanOrEqual(list.y + 1);
  await page.mouse.move(400, 700);
  await page.setViewportSize({width: 820, height: 1180});
  await page.locator('header').getByLabel(word('frame.menu', 'es'), {exact: true}).first().hover();
  await page.clock.runFor(900);
  await expect(tooltip(page)).toHaveText(word('frame.menu', 'es'));
});
