/** A press before its script is there, which opens in the end what it is for, unless the visitor gives it up. */
import type {Page} from 'playwright/test';

import {pathOf} from '../e2e/content';
import {
  GONE,
  MAIN_SCRIPT,
  SCRIPTS,
  answerConsent,
  expect,
  fillsWindow,
  holdRequests,
  openAtRest,
  photo,
  test,
  wordsIn,
} from './faults';
import {PRESSES} from './presses';

const holdScript = (page: Page): Promise<() => void> => holdRequests(page, MAIN_SCRIPT);

test.beforeEach(({page}) => answerConsent(page));

// Requests may still be held when a test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const [index, {name, on, press, opened}] of PRESSES.entries()) {
  // Each press in one language.
  const locale = index % 2 === 0 ? 'en' : 'es';
  test(`${name}, pressed before the script, opens when it comes`, async ({page}) => {
    const letGo = await holdScript(page);
    await page.goto(pathOf(on, locale), {waitUntil: 'commit'});
    await press(page, locale);
    letGo();
    await opened(page, locale);
    await expect(page).toHaveURL(pathOf(on, locale));
  });

  // The viewer closes by a press beside its photo, however soon that comes.
  if (on === 'gallery') continue;
  test(`${name} stays open after a double click, whose second half comes when it is there`, async ({
    page,
  }) => {
    await openAtRest(page, pathOf(on, locale));
    await press(page, locale);
    await opened(page, locale);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, locale, 2);
    await opened(page, locale);
  });
}

test('Escape closes a photo that is large before the script is there, or its own chunk', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto(pathOf('gallery', 'en'), {waitUntil: 'commit'});
  await photo(page).click();
  await expect.poll(() => fillsWindow(photo(page))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(photo(page)).not.toHaveAttribute('aria-busy');
  expect(await fillsWindow(photo(page))).toBe(false);
  letGo();
  await openAtRest(page, pathOf('gallery', 'en'));
  await holdRequests(page, SCRIPTS);
  await photo(page).click();
  await expect.poll(() => fillsWindow(photo(page))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(photo(page)).not.toHaveAttribute('aria-busy');
  expect(await fillsWindow(photo(page))).toBe(false);
});

test('a press that waits gives way to a link that is pressed after it, whose page is late', async ({
  page,
}) => {
  const letScriptFail = await holdRequests(page, MAIN_SCRIPT, GONE.answer);
  await page.goto(pathOf('gallery', 'en'), {waitUntil: 'commit'});
  await photo(page).click();
  await expect(photo(page)).toHaveAttribute('aria-busy', 'true');
  const address = `**${pathOf('contact', 'en')}`;
  const letPageGo = await holdRequests(page, address);
  const isRequested = page.waitForRequest(address);
  const link = page.getByRole('banner').getByRole('link', {name: wordsIn('en').contact});
  await link.press('Enter', {noWaitAfter: true});
  await isRequested;
  const isAnswered = page.waitForResponse(MAIN_SCRIPT);
  letScriptFail();
  await isAnswered;
  letPageGo();
  await page.waitForURL(address);
});
