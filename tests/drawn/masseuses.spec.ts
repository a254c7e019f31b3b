import type {Page} from '@playwright/test';

import {
  literally,
  lowest,
  masseuses,
  need,
  storyOf,
  pathOf,
  price,
  programsIn,
} from '../e2e/content';
import {answerConsent, expect, hydrated, test} from '../e2e/test';

/** One with photos of her own, and one without. */
const pictured = need(masseuses, 'masseuse with photos', ({gallery}) => gallery);
const plain = need(masseuses, 'masseuse without photos', ({gallery}) => !gallery);
const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;
type Day = keyof typeof DAYS;
const isResting =
  ({availability}: typeof plain) =>
  (day: Day) =>
    !availability.some(({days}) => days.includes(day));
const restingDay = (masseuse: typeof plain) =>
  (Object.keys(DAYS) as Day[]).find(isResting(masseuse));
const favorite = (masseuse: typeof plain, locale: string) =>
  need(programsIn(locale), 'her favourite program', ({id}) => id === masseuse.favoritePrograms[0]);
const selected = (masseuse: typeof plain): string => `selected=${masseuse.id}`;

const LIST = '/masseuses';
const profile = (page: Page) => page.getByRole('region', {name: plain.name, exact: true});
const heading = (page: Page, name: string) =>
  page.getByRole('heading', {level: 2, name, exact: true});
const cardOf = (page: Page, name: string) => page.getByRole('article', {name, exact: true});

// The banner would lie over buttons.
test.beforeEach(async ({page}) => {
  await answerConsent(page);
});

test('a card says everything and leads to profile and chat', async ({page}) => {
  await page.goto(LIST);
  await expect(page.getByRole('article')).toHaveCount(masseuses.length);
  const card = cardOf(page, pictured.name);
  const {rating, nationality, age, experienceYears, languages, specialties} = pictured;
  const names = new Intl.DisplayNames('en', {type: 'language'});
  const spoken = new Intl.ListFormat('en').format(languages.map((code) => names.of(code) ?? code));
  await expect(card).toContainText(`Our own mark: ${rating} of 5`);
  await expect(card).toContainText(`${nationality}, ${age} · ${experienceYears}+ years`);
  await expect(card).toContainText(`Speaks ${spoken}`);
  // Body-to-body, Four hands: the words differ from the ids in capitals and hyphens alone.
  const words = specialties.map((id) => id.replaceAll('-', '[- ]')).join(String.raw`\s·\s`);
  await expect(card).toContainText(new RegExp(words, 'i'));
  await expect(card.getByRole('link', {name: /^View Profile/})).toHaveAttribute(
    'href',
    `/masseuses?${selected(pictured)}`,
  );
  const chat = card.getByRole('link', {name: /^Book Via WhatsApp/});
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(
    `with ${pictured.name}`,
  );
});

test('with script a card does not repeat what the profile says', async ({page}) => {
  await page.goto(LIST);
  await hydrated(page);
  await expect(cardOf(page, pictured.name).getByRole('link', {name: /^View Profile/})).toHaveCount(
    1,
  );
  await expect(cardOf(page, pictured.name).locator('dl')).toHaveCount(0);
});

test('View Profile is the one way to a story; the address of a card shows it in the card', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(page.locator('article summary').first()).toBeHidden();
  await page.goto(`${LIST}#${plain.id}`);
  await page.locator(`article#${plain.id} summary`).click();
  await expect(page.locator(`article#${plain.id}`).getByText(storyOf(plain))).toBeVisible();
});

test('View Profile changes the address without a reload; both backs return', async ({page}) => {
  await page.goto(LIST);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const open = cardOf(page, plain.name).getByRole('link', {name: /^View Profile/});

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
  await page.goto(`${LIST}?${selected(plain)}`);
  await expect(heading(page, plain.name)).toBeFocused();
  await expect(profile(page)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.05);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/masseuses$/);
});

test('a profile has every fact', async ({page}) => {
  await page.goto(`${LIST}?${selected(plain)}`);
  const gala = profile(page);
  const rest = restingDay(plain) ?? 'mon';
  for (const [term, value] of [
    ['Age', String(plain.age)],
    ['Nationality', plain.nationality],
    ['Experience', `${plain.experienceYears}+ years`],
    ['Personality', plain.personality],
  ]) {
    await expect(gala.locator('dl > div', {hasText: term})).toContainText(value ?? '');
  }
  await expect(gala.getByText(storyOf(plain))).toBeVisible();
  await expect(gala.getByRole('listitem').filter({hasText: DAYS[rest]})).toContainText('Resting');
  const {days, from, to} = need(plain.availability, 'day on which she is there');
  const there = gala.getByRole('listitem').filter({hasText: DAYS[need(days, 'day')]});
  await expect(there).toContainText(`${from}–${to}`);
  const program = favorite(plain, 'en');
  const link = gala.getByRole('link', {name: new RegExp(literally(program.name))});
  await expect(link).toContainText(price(lowest(program), 'en'));
  await expect(link).toHaveAttribute('href', pathOf(program.documentId, 'en'));
  await expect(gala.getByRole('heading', {name: 'Gallery'})).toHaveCount(0);
  const chat = gala.getByRole('link', {
    name: new RegExp(`^Book Via WhatsApp ?: ${literally(plain.name)}$`),
  });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(
    `with ${plain.name}`,
  );
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
    await expect(cardOf(page, pictured.name)).toBeVisible();
    await expect(heading(page, 'Why these hands')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Back to all masseuses'})).toHaveCount(0);
  });
}

test('asked for several, the first known one counts', async ({page}) => {
  await page.goto(`${LIST}?selected=nobody&${selected(plain)}&${selected(pictured)}`);
  await expect(profile(page)).toBeVisible();
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

test.describe('passing a profile on', () => {
  const pass = (page: Page) => page.getByRole('button', {name: 'Pass this profile on'});

  test('copies its address', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${LIST}?${selected(plain)}`);
    await pass(page).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/masseuses\\?${selected(plain)}$`),
    );
  });

  test('shows it selected where the clipboard is denied', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto(`${LIST}?${selected(plain)}`);
    await pass(page).click();
    const field = page.getByLabel('Copy the link from here');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(new RegExp(`/masseuses\\?${selected(plain)}$`));
    const chosen = await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    );
    expect(chosen).toMatch(/^http/);
  });

  test('leaves the focus where somebody put it before the page came to rest', async ({page}) => {
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
    // Longer than the page takes to come to rest: the focus stays.
    await page.waitForTimeout(500);
    await expect(page.locator('main section button').first()).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the list and every biography can be read', async ({page}) => {
    await page.goto(`${LIST}?${selected(plain)}`);
    const stories = page.getByRole('article').locator('details');
    await expect(stories).toHaveCount(masseuses.length);
    const story = stories.nth(masseuses.indexOf(plain));
    await story.locator('summary').click();
    await expect(story.getByText(storyOf(plain))).toBeVisible();
  });

  for (const {path, view, locale, words, resting} of [
    {
      path: LIST,
      view: /^View Profile/,
      locale: 'en',
      words: [pictured.personality, 'When she is here', 'Gallery'],
      resting: 'Resting',
    },
    {
      path: '/es/masajistas',
      view: /^Ver Perfil/,
      locale: 'es',
      words: ['Carácter', 'Galería'],
      resting: 'Descansa',
    },
  ]) {
    for (const width of [390, 1440]) {
      test(`View Profile on ${path} opens the rest of a profile in the card at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 900});
        await page.goto(path);
        const card = cardOf(page, pictured.name);
        await expect(card.getByRole('link', {name: view})).toHaveCount(0);
        await card.locator('summary', {hasText: view}).click();
        const [hours] = pictured.availability;
        const free = restingDay(pictured) ? [resting] : [];
        for (const text of [...words, `${hours?.from}–${hours?.to}`, ...free]) {
          await expect(card.getByText(text, {exact: true}).first()).toBeVisible();
        }
        await expect(
          card.locator(`a[href="${pathOf(favorite(pictured, locale).documentId, locale)}"]`),
        ).toBeVisible();
        await expect(card.locator('a[href$=".jpg"] img')).toHaveCount(4);
        await expect(card.locator('dl')).toBeVisible();
      });
    }
  }
});

test('in Spanish', async ({page}) => {
  const resting = need(masseuses, 'masseuse with a free day', restingDay);
  await page.goto(`/es/masajistas?${selected(resting)}`);
  const lucia = page.getByRole('region', {name: resting.name, exact: true});
  await expect(lucia).toContainText('Firma con ');
  await expect(lucia).toContainText('Descansa');
  await lucia.getByRole('link', {name: 'Volver a todas las masajistas'}).click();
  await expect(page).toHaveURL(/\/es\/masajistas$/);
  await expect(
    page.getByRole('link', {name: new RegExp(`^Ver Perfil ?: ${literally(resting.name)}$`)}),
  ).toBeFocused();
});

declare global {
  interface Window {
    /** Sum of layout shifts, kept by the test above. */
    shifted?: number;
  }
}
