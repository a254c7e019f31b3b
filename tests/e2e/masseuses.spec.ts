import type {Page} from '@playwright/test';

import {expect, hydrated, test} from './test';

const LIST = '/masseuses';
const profile = (page: Page) => page.getByRole('region', {name: 'Gala', exact: true});
const heading = (page: Page, name: string) =>
  page.getByRole('heading', {level: 2, name, exact: true});
const cardOf = (page: Page, name: string) => page.getByRole('article', {name, exact: true});

// The banner would lie over buttons.
test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    const choice = {necessary: true, analytics: false, marketing: false, functional: false};
    localStorage.setItem('cookie-consent', JSON.stringify({...choice, timestamp: Date.now()}));
  });
});

test('a card says everything and leads to profile and chat', async ({page}) => {
  await page.goto(LIST);
  await expect(page.getByRole('article')).toHaveCount(13);
  const card = cardOf(page, 'Alba');
  await expect(card).toContainText('Our own mark: 5 of 5');
  await expect(card).toContainText('Spanish, 24 · 3+ years');
  await expect(card).toContainText('Speaks Spanish, English, and Catalan');
  await expect(card).toContainText('Tantric · Body-to-body · Aromatherapy');
  await expect(card.getByRole('link', {name: /^View Profile/})).toHaveAttribute(
    'href',
    '/masseuses?selected=alba',
  );
  const chat = card.getByRole('link', {name: /^Book Via WhatsApp/});
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('with Alba');
});

test('with script a card does not repeat what the profile says', async ({page}) => {
  await page.goto(LIST);
  await hydrated(page);
  await expect(cardOf(page, 'Alba').getByRole('link', {name: /^View Profile/})).toHaveCount(1);
  await expect(cardOf(page, 'Alba').locator('dl')).toHaveCount(0);
});

test('View Profile changes the address without a reload; both backs return', async ({page}) => {
  await page.goto(LIST);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const open = cardOf(page, 'Gala').getByRole('link', {name: /^View Profile/});

  await open.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  await open.click();
  await expect(page).toHaveURL(/\?selected=gala$/);
  await expect(heading(page, 'Gala')).toBeFocused();
  await expect(profile(page)).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(heading(page, 'Why these hands')).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(/\/masseuses$/);
  await expect(open).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);

  await open.click();
  await profile(page).getByRole('link', {name: 'Back to all masseuses'}).click();
  await expect(page).toHaveURL(/\/masseuses$/);
  await expect(open).toBeFocused();
  await expect(heading(page, 'Why these hands')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('an address opens its profile, with nothing moving', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & {value: number})[];
      const sum = shifts.reduce((total, {value}) => total + value, window.shifted ?? 0);
      Object.assign(window, {shifted: sum});
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(`${LIST}?selected=gala`);
  await expect(heading(page, 'Gala')).toBeFocused();
  await expect(profile(page)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.05);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/masseuses$/);
});

test('a profile has every fact', async ({page}) => {
  await page.goto(`${LIST}?selected=gala`);
  const gala = profile(page);
  for (const [term, value] of [
    ['Age', '28'],
    ['Nationality', 'Spanish'],
    ['Experience', '6+ years'],
    ['Personality', 'Poised, deep'],
  ]) {
    await expect(gala.locator('dl > div', {hasText: term})).toContainText(value ?? '');
  }
  await expect(gala.getByText('one long gesture')).toBeVisible();
  await expect(gala.getByRole('listitem').filter({hasText: 'Sunday'})).toContainText('Resting');
  await expect(gala.getByRole('listitem').filter({hasText: 'Friday'})).toContainText('16:00–02:00');
  const favorite = gala.getByRole('link', {name: /Kaula Tantra/});
  await expect(favorite).toContainText('from €140');
  await expect(favorite).toHaveAttribute('href', '/programs/kaula-tantra');
  await expect(gala.getByRole('heading', {name: 'Gallery'})).toHaveCount(0);
  const chat = gala.getByRole('link', {name: /^Book Via WhatsApp ?: Gala$/});
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('with Gala');
});

for (const [what, query] of [
  ['an unknown id', 'selected=nobody'],
  ['markup', 'selected=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
  ['10,000 characters', `selected=${'a'.repeat(10_000)}`],
  ['nothing', 'selected='],
]) {
  test(`asked for ${what}, the list stays`, async ({page}) => {
    await page.goto(`${LIST}?${query}`);
    await hydrated(page);
    await expect(cardOf(page, 'Alba')).toBeVisible();
    await expect(heading(page, 'Why these hands')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Back to all masseuses'})).toHaveCount(0);
  });
}

test('asked for several, the first known one counts', async ({page}) => {
  await page.goto(`${LIST}?selected=nobody&selected=gala&selected=alba`);
  await expect(profile(page)).toBeVisible();
});

test('a gallery opens the viewer, which wraps and closes', async ({page}) => {
  await page.goto(`${LIST}?selected=alba`);
  const photos = page.getByRole('region', {name: 'Alba', exact: true}).locator('a[href$=".jpg"]');
  await expect(photos).toHaveCount(4);
  await photos.first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText(/4\s*\/\s*4/);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test.describe('passing a profile on', () => {
  const pass = (page: Page) => page.getByRole('button', {name: 'Pass this profile on'});

  test('copies its address', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${LIST}?selected=gala`);
    await pass(page).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/masseuses\?selected=gala$/,
    );
  });

  test('shows it selected where the clipboard is denied', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto(`${LIST}?selected=gala`);
    await pass(page).click();
    const field = page.getByLabel('Copy the link from here');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/\/masseuses\?selected=gala$/);
    const selected = await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    );
    expect(selected).toMatch(/^http/);
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the list and every biography can be read', async ({page}) => {
    await page.goto(`${LIST}?selected=gala`);
    const stories = page.getByRole('article').locator('details');
    await expect(stories).toHaveCount(13);
    await stories.nth(6).locator('summary').click();
    await expect(stories.nth(6).getByText('one long gesture')).toBeVisible();
  });

  for (const {path, view, words, program} of [
    {
      path: LIST,
      view: /^View Profile/,
      words: ['Quiet, attentive, exact', 'When she is here', '11:00–20:00', 'Resting', 'Gallery'],
      program: '/programs/kaula-tantra',
    },
    {
      path: '/es/masajistas',
      view: /^Ver Perfil/,
      words: ['Carácter', '11:00–20:00', 'Descansa', 'Galería'],
      program: '/es/programas/kaula-tantra',
    },
  ]) {
    for (const width of [390, 1440]) {
      test(`View Profile on ${path} leads to the rest of a profile at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 900});
        await page.goto(path);
        const card = cardOf(page, 'Alba');
        await expect(card.getByRole('link', {name: view})).toHaveCount(1);
        await card.getByRole('link', {name: view}).click();
        for (const text of words) {
          await expect(card.getByText(text, {exact: true}).first()).toBeVisible();
        }
        await expect(card.locator(`a[href="${program}"]`)).toBeVisible();
        await expect(card.locator('a[href$=".jpg"] img')).toHaveCount(4);
        await expect(card.locator('dl')).toBeInViewport();
      });
    }
  }
});

test('in Spanish', async ({page}) => {
  await page.goto('/es/masajistas?selected=lucia');
  const lucia = page.getByRole('region', {name: 'Lucía', exact: true});
  await expect(lucia).toContainText('Firma con el reloj de arena');
  await expect(lucia).toContainText('Descansa');
  await lucia.getByRole('link', {name: 'Volver a todas las masajistas'}).click();
  await expect(page).toHaveURL(/\/es\/masajistas$/);
  await expect(page.getByRole('link', {name: /^Ver Perfil ?: Lucía$/})).toBeFocused();
});

declare global {
  interface Window {
    /** Sum of layout shifts, kept by the test above. */
    shifted?: number;
  }
}
