/** The choice about cookies: asked for once, stored, changed, and the same in every tab. */
import {banner, preferences, settings, stored, storeOnce, OFF} from './consent';
import {expect, hydrated, test} from './test';

for (const [name, record] of [
  ['Accept All', {necessary: true, functional: true, analytics: true, marketing: true}],
  ['Reject All', OFF],
  ['Close: only what is necessary', OFF],
] as const) {
  test(`${name} is stored, and nothing is asked again`, async ({page}) => {
    await page.clock.install();
    await page.goto('/');
    await banner(page).getByRole('button', {name}).click();
    await expect(banner(page)).toBeHidden();
    const choice = await stored(page);
    expect(choice).toEqual({...record, timestamp: expect.any(Number) as unknown});
    await page.reload();
    await hydrated(page);
    // Longer than the banner takes to come: it does not.
    await page.clock.fastForward(1500);
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual(choice);
  });
}

test('preferences: off by default, Escape stores nothing, saving can be changed later', async ({
  page,
}) => {
  await page.goto('/');
  await banner(page).getByRole('button', {name: 'Customize'}).click();
  await expect(preferences(page).getByRole('switch', {name: 'Necessary'})).toBeDisabled();
  await expect(preferences(page).getByRole('switch', {name: 'Necessary'})).toBeChecked();
  for (const name of ['Functional', 'Analytics', 'Marketing']) {
    await expect(preferences(page).getByRole('switch', {name})).not.toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(banner(page).getByRole('button', {name: 'Customize'})).toBeFocused();
  expect(await stored(page)).toBeNull();

  await page.keyboard.press('Enter');
  await preferences(page).getByRole('switch', {name: 'Functional'}).press('Space');
  await preferences(page).getByRole('button', {name: 'Save Preferences'}).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({...OFF, functional: true});

  await settings(page).click();
  await expect(preferences(page).getByRole('switch', {name: 'Functional'})).toBeChecked();
  await preferences(page).getByRole('button', {name: 'Reject All'}).click();
  await expect(preferences(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect(await stored(page)).toMatchObject(OFF);
});

test('a record older than 24 months is asked again', async ({page}) => {
  const old = new Date();
  old.setUTCMonth(old.getUTCMonth() - 24);
  await storeOnce(page, {...OFF, timestamp: old.getTime() - 60_000});
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test('where storage is blocked the choice holds for the visit', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await banner(page).getByRole('button', {name: 'Reject All'}).click();
  await page.getByRole('link', {name: 'Gallery', exact: true}).first().click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(banner(page)).toBeHidden();
});

test('a double click on a dialog button presses nothing below', async ({page}) => {
  await storeOnce(page, {...OFF, timestamp: Date.now()});
  await page.goto('/gallery');
  await hydrated(page);
  await settings(page).focus();
  await page.keyboard.press('Enter');
  const save = preferences(page).getByRole('button', {name: 'Save Preferences'});
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

test('preferences opened before a change in another tab show it, and never write back the old', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await banner(page).getByRole('button', {name: 'Accept All'}).click();
  await settings(page).click();
  await expect(preferences(page).getByRole('switch', {name: 'Analytics'})).toBeChecked();
  const other = await context.newPage();
  await other.goto('/contact');
  await settings(other).click();
  await preferences(other).getByRole('button', {name: 'Reject All'}).click();
  await expect(preferences(page).getByRole('switch', {name: 'Analytics'})).not.toBeChecked();
  await preferences(page).getByRole('button', {name: 'Save Preferences'}).click();
  await expect(preferences(page)).toBeHidden();
  expect(await stored(page)).toMatchObject(OFF);
});

test('without a provider, an answer in another tab closes the banner here, and no page is loaded anew', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.evaluate(() => (document.documentElement.dataset.sameDocument = ''));
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/contact');
  await banner(other).getByRole('button', {name: 'Accept All'}).click();
  await expect(banner(page)).toBeHidden();
  // A switch that was moved and not saved gives way to what was decided meanwhile.
  await settings(page).click();
  await preferences(page).getByRole('switch', {name: 'Functional'}).press('Space');
  await settings(other).click();
  await preferences(other).getByRole('button', {name: 'Reject All'}).click();
  for (const name of ['Functional', 'Analytics', 'Marketing']) {
    await expect(preferences(page).getByRole('switch', {name})).not.toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject(OFF);
  for (const tab of [page, other]) {
    await expect(tab.getByText('The page was loaded anew')).toHaveCount(0);
  }
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('nothing is asked, and no dead button is shown', async ({page}) => {
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeHidden();
  });
});
