/** A profile: how it opens and closes, what it says, its photos, and how it is shared. */
import type {Page} from 'playwright/test';

import {lowest, masseuses, need, storyOf, pathOf, price} from '../e2e/content';
import {answerConsent, expect, holdRequests, hydrated, test} from '../e2e/test';
import {
  DAYS,
  LIST,
  pictured,
  plain,
  restingDay,
  favorite,
  selected,
  profile,
  heading,
  cardOf,
} from './masseuses';
import {counted, literally, startsWith, withAnyValues, word} from '../words';

// The banner would lie over buttons.
test.beforeEach(({page}) => answerConsent(page));

test('View Profile changes the address without a reload; Back and its link return to the card', async ({
  page,
}) => {
  await page.goto(LIST);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const open = cardOf(page, plain.name).getByRole('link', {name: startsWith('masseuse.view')});

  await open.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  await open.click();
  await expect(page).toHaveURL(new RegExp(`\\?${selected(plain)}$`));
  await expect(heading(page, plain.name)).toBeFocused();
  await expect(profile(page)).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(heading(page, 'Why these hands')).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(/\/masseuses$/);
  await expect(open).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);

  await open.click();
  await profile(page)
    .getByRole('link', {name: word('masseuse.back')})
    .click();
  await expect(page).toHaveURL(/\/masseuses$/);
  await expect(open).toBeFocused();
  await expect(heading(page, 'Why these hands')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('an address opens its profile with every fact, and nothing moves', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & {value: number})[];
      const sum = shifts.reduce((total, {value}) => total + value, window.shifted ?? 0);
      Object.assign(window, {shifted: sum});
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(`${LIST}?${selected(plain)}`);
  await expect(heading(page, plain.name)).toBeFocused();
  await expect(profile(page)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.05);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/masseuses$/);
  const region = profile(page);
  const rest = restingDay(plain) ?? 'mon';
  for (const [term, value] of [
    [word('masseuse.fact.age'), String(plain.age)],
    [word('masseuse.fact.nationality'), word(`nationality.${plain.nationality.toLowerCase()}`)],
    [
      word('masseuse.fact.experience'),
      counted('masseuse.experience.years', {years: plain.experienceYears}),
    ],
    [word('masseuse.fact.personality'), plain.personality],
  ]) {
    await expect(region.locator('dl > div', {hasText: term})).toContainText(value ?? '');
  }
  await expect(region.getByText(storyOf(plain))).toBeVisible();
  await expect(region.getByRole('listitem').filter({hasText: DAYS[rest]})).toContainText(
    word('masseuse.resting'),
  );
  const {days, from, to} = need(plain.availability, 'day on which she is there');
  const there = region.getByRole('listitem').filter({hasText: DAYS[need(days, 'day')]});
  await expect(there).toContainText(`${from}–${to}`);
  const program = favorite(plain, 'en');
  const link = region.getByRole('link', {name: new RegExp(literally(program.name))});
  await expect(link).toContainText(price(lowest(program), 'en'));
  await expect(link).toHaveAttribute('href', pathOf(program.documentId, 'en'));
  await expect(region.getByRole('heading', {name: word('masseuse.gallery')})).toHaveCount(0);
  const chat = region.getByRole('link', {
    name: new RegExp(`^${literally(word('booking.whatsapp'))} ?: ${literally(plain.name)}$`),
  });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(
    word('booking.message.masseuse', 'en', {masseuse: plain.name}),
  );
});

test('the placeholder of a profile stands for every id a file may have', async ({page}) => {
  const letGo = await holdRequests(page, '**/assets/js/*.js');
  for (const id of ['ana-maria', '2nd-noa', 'a-name-of-more-than-20-letters']) {
    await page.goto(`${LIST}?selected=${id}&a=1`, {waitUntil: 'domcontentloaded'});
    await expect(page.locator('html')).toHaveAttribute('data-selected', id);
  }
  for (const id of ['Ana', '%22%5D', 'a--b']) {
    await page.goto(`${LIST}?selected=${id}`, {waitUntil: 'domcontentloaded'});
    await expect(page.locator('html')).not.toHaveAttribute('data-selected');
  }
  letGo();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('the way back leads to the card of an id that begins with a digit', async ({page}) => {
  // The site under test with another id: of the files, only those with texts.
  const changed = new RegExp(`(?<=["'=/#])${plain.id}(?=["'\\s>-])`, 'g');
  await page.route(/\/assets\/js\/|\/masseuses$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(changed, '2nd');
    await route.fulfill({response, body});
  });
  await page.goto(LIST);
  await hydrated(page);
  const open = page.locator('[data-opens="2nd"]');
  await open.click();
  await expect(page).toHaveURL(/\?selected=2nd$/);
  await expect(heading(page, plain.name)).toBeFocused();
  await page.getByRole('link', {name: word('masseuse.back')}).click();
  await expect(open).toBeFocused();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('a gallery opens the viewer, which wraps and closes', async ({page}) => {
  await page.goto(`${LIST}?${selected(pictured)}`);
  const photos = page
    .getByRole('region', {name: pictured.name, exact: true})
    .locator('a[href$=".jpg"]');
  await expect(photos).toHaveCount(4);
  await photos.first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText(/4\s*\/\s*4/);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test.describe('sharing a profile', () => {
  const share = (page: Page) => page.getByRole('button', {name: word('masseuse.link.share')});

  test('copies its address', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${LIST}?${selected(plain)}`);
    await share(page).click();
    await expect(page.getByText(word('masseuse.link.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/masseuses\\?${selected(plain)}$`),
    );
  });

  test('shows its address, selected, where the clipboard is denied', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto(`${LIST}?${selected(plain)}`);
    await share(page).click();
    const field = page.getByLabel(word('masseuse.link.byHand'));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(new RegExp(`/masseuses\\?${selected(plain)}$`));
    const chosen = await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    );
    expect(chosen).toMatch(/^http/);
  });

  test('the focus stays on a button that is pressed before the page has settled', async ({
    page,
  }) => {
    await page.clock.install();
    // As soon as it is there, before any timer of the page has run out.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const [button] = document.querySelectorAll<HTMLElement>('main section button');
        if (!button) return;
        observer.disconnect();
        button.focus();
      }).observe(document, {childList: true, subtree: true});
    });
    await page.goto(`${LIST}?${selected(plain)}`);
    await expect(page.locator('main section button').first()).toBeFocused();
    await page.clock.fastForward(2000);
    await expect(page.locator('main section button').first()).toBeFocused();
  });
});

test('in Spanish', async ({page}) => {
  const resting = need(masseuses, 'masseuse with a free day', restingDay);
  await page.goto(`/es/masajistas?${selected(resting)}`);
  const region = page.getByRole('region', {name: resting.name, exact: true});
  await expect(region).toContainText(withAnyValues('masseuse.signs', 'es'));
  await expect(region).toContainText(word('masseuse.resting', 'es'));
  await region.getByRole('link', {name: word('masseuse.back', 'es')}).click();
  await expect(page).toHaveURL(/\/es\/masajistas$/);
  await expect(
    page.getByRole('link', {
      name: new RegExp(`^${literally(word('masseuse.view', 'es'))} ?: ${literally(resting.name)}$`),
    }),
  ).toBeFocused();
});

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted?: number;
  }
}
