/** The choice about cookies: asked for once, stored, changed, and the same in every tab. */
import {EVERYTHING, NECESSARY_ONLY} from '../consentRecord';
import {banner, preferences, settings, stored, storeOnce} from './consent';
import {labelOf, lightPage} from './content';
import {expect, hydrated, test} from './test';
import {word} from '../words';

const PAGE = lightPage('en');

test('every answer is stored, and nothing is asked again', async ({page}) => {
  await page.goto(PAGE);
  for (const {name, record} of [
    {name: word('consent.acceptAll'), record: EVERYTHING},
    {name: word('consent.close'), record: NECESSARY_ONLY},
    {name: word('consent.rejectAll'), record: NECESSARY_ONLY},
  ]) {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await banner(page).getByRole('button', {name}).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual({...record, timestamp: expect.any(Number) as unknown});
  }
  const choice = await stored(page);
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  // Longer than the banner takes to come: it does not.
  await page.clock.fastForward(1500);
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual(choice);
});

test('preferences are off by default, Escape stores nothing, and what is saved can be changed later', async ({
  page,
}) => {
  await page.goto(PAGE);
  await banner(page)
    .getByRole('button', {name: word('consent.customize')})
    .click();
  await expect(
    preferences(page).getByRole('switch', {name: word('consent.necessary')}),
  ).toBeDisabled();
  await expect(
    preferences(page).getByRole('switch', {name: word('consent.necessary')}),
  ).toBeChecked();
  for (const name of [
    word('consent.functional'),
    word('consent.analytics'),
    word('consent.marketing'),
  ]) {
    await expect(preferences(page).getByRole('switch', {name})).not.toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(banner(page).getByRole('button', {name: word('consent.customize')})).toBeFocused();
  expect(await stored(page)).toBeNull();

  await page.keyboard.press('Enter');
  await preferences(page)
    .getByRole('switch', {name: word('consent.functional')})
    .press('Space');
  await preferences(page)
    .getByRole('button', {name: word('consent.save')})
    .click();
  await expect(page.getByText(word('consent.saved'))).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({...NECESSARY_ONLY, functional: true});

  await settings(page).click();
  await expect(
    preferences(page).getByRole('switch', {name: word('consent.functional')}),
  ).toBeChecked();
  await preferences(page)
    .getByRole('button', {name: word('consent.rejectAll')})
    .click();
  await expect(preferences(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect(await stored(page)).toMatchObject(NECESSARY_ONLY);
});

test('where storage is blocked the choice counts for the visit', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto(PAGE);
  await banner(page)
    .getByRole('button', {name: word('consent.rejectAll')})
    .click();
  await page
    .getByRole('link', {name: labelOf('gallery', 'en'), exact: true})
    .first()
    .click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(banner(page)).toBeHidden();
});

test('a double click on a dialog button presses nothing below', async ({page}) => {
  await storeOnce(page, {...NECESSARY_ONLY, timestamp: Date.now()});
  await page.goto(PAGE);
  await hydrated(page);
  await settings(page).focus();
  await page.keyboard.press('Enter');
  const save = preferences(page).getByRole('button', {name: word('consent.save')});
  await save.hover();
  await page.evaluate(() => {
    window.scrollTo(0, 1200);
    addEventListener(
      'click',
      () => (document.body.dataset.clicks = `${Number(document.body.dataset.clicks ?? 0) + 1}`),
    );
  });
  await save.dblclick();
  await expect(preferences(page)).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-clicks', '1');
});

test('an answer in another tab counts here at once, and no page is loaded again', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(PAGE);
    await tab.evaluate(() => (document.documentElement.dataset.firstDocument = ''));
  }
  await expect(banner(page)).toBeVisible();
  await banner(other)
    .getByRole('button', {name: word('consent.acceptAll')})
    .click();
  await expect(banner(page)).toBeHidden();
  // Of preferences that are open, a switch that was moved and not saved gives way to what was decided meanwhile.
  await settings(page).click();
  await expect(
    preferences(page).getByRole('switch', {name: word('consent.analytics')}),
  ).toBeChecked();
  await preferences(page)
    .getByRole('switch', {name: word('consent.functional')})
    .press('Space');
  await settings(other).click();
  await preferences(other)
    .getByRole('button', {name: word('consent.rejectAll')})
    .click();
  for (const name of [
    word('consent.functional'),
    word('consent.analytics'),
    word('consent.marketing'),
  ]) {
    await expect(preferences(page).getByRole('switch', {name})).not.toBeChecked();
  }
  // Saving does not bring the former answer back.
  await preferences(page)
    .getByRole('button', {name: word('consent.save')})
    .click();
  await expect(preferences(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject(NECESSARY_ONLY);
  for (const tab of [page, other]) {
    await expect(tab.locator('html[data-first-document]')).toHaveCount(1);
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('nothing is asked, and no button is shown that would do nothing', async ({page}) => {
    await page.goto(PAGE);
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeHidden();
  });
});
