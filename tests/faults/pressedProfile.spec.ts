/** A masseuse who is pressed before the script is there: her card shows the story, and then the profile comes. */
import type {Page} from 'playwright/test';

import {masseuses, pathOf} from '../e2e/content';
import {
  GONE,
  MAIN_SCRIPT,
  SCRIPTS,
  answerConsent,
  expect,
  holdRequests,
  hydrated,
  test,
} from './faults';
import {anybody, seeStory} from './story';
import {word} from '../words';

/** How far the name on the card may be from the same name in the profile that takes its place, in px. */
const NEAR_PX = 40;

const openProfile = (page: Page) => page.locator(`[data-opens="${anybody.id}"]`);

const profileName = (page: Page) => page.getByRole('heading', {name: anybody.name, level: 2});

/** Holds the main script back until the returned function is called. */
const holdScript = (page: Page): Promise<() => void> => holdRequests(page, MAIN_SCRIPT);

test.beforeEach(({page}) => answerConsent(page));

// Requests may still be held when a test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const width of [390, 1440]) {
  test(`at ${width} px a pressed profile shows her card with the story, and itself when it comes`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    const letGo = await holdScript(page);
    await page.goto(pathOf('masseuses', 'es'), {waitUntil: 'commit'});
    await page.evaluate(() => Object.assign(window, {isFirst: true}));
    await openProfile(page).click();
    await seeStory(page);
    const before = await page.locator(`article#${anybody.id} h2`).boundingBox();
    letGo();
    await expect(profileName(page)).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(0);
    const after = await profileName(page).boundingBox();
    expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(NEAR_PX);
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(pathOf('masseuses', 'es'));
    await expect(openProfile(page)).toBeFocused();
    await expect(openProfile(page)).toBeInViewport();
    await page.goForward();
    await expect(profileName(page)).toBeFocused();
    await page.getByRole('link', {name: word('masseuse.back', 'es')}).click();
    await expect(openProfile(page)).toBeFocused();
    await expect(openProfile(page)).toBeInViewport();
  });
}

test('it stays while the visitor goes to another place on its page', async ({page}) => {
  const letGo = await holdScript(page);
  await page.goto(`${pathOf('masseuses', 'es')}?from=map`, {waitUntil: 'commit'});
  await openProfile(page).click();
  letGo();
  await expect(profileName(page)).toBeFocused();
  await page.locator('a[href="#main"]').press('Enter');
  await expect(page).toHaveURL(/\?from=map&selected=[\w-]+#main$/);
  await expect(profileName(page)).toBeVisible();
});

test('Back before it comes leads to the list, which stays', async ({page}) => {
  const letGo = await holdScript(page);
  await page.goto(pathOf('masseuses', 'es'), {waitUntil: 'commit'});
  await openProfile(page).click();
  await seeStory(page);
  await page.goBack();
  await expect(openProfile(page)).toBeVisible();
  letGo();
  await hydrated(page);
  await expect(openProfile(page)).toBeVisible();
});

test('without script that comes, her card stays in the list', async ({page}) => {
  await page.route(SCRIPTS, GONE.answer);
  await page.goto(pathOf('masseuses', 'es'));
  await openProfile(page).click();
  await seeStory(page);
  await expect(page.getByRole('article')).toHaveCount(masseuses.length);
});
