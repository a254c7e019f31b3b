/** What the tests of Back, Forward and reload share: the words of each language, and helpers. */
import type {Page} from 'playwright/test';

import {labelOf, masseuses, need, pathOf} from '../e2e/content';
import {languageCodes} from '../e2e/pages';
import {expect, hydrated} from '../e2e/test';
import {startsWith, word} from '../words';

/** One with photos of her own, and one without, not at the top of the list. */
export const pictured = need(masseuses, 'masseuse with photos', ({gallery}) => gallery);
export const plain = need(masseuses.slice(4), 'masseuse without photos', ({gallery}) => !gallery);

const wordsIn = (locale: string) => ({
  locale,
  settings: word('consent.settings', locale),
  plan: word('booking.plan', locale),
  home: pathOf('home', locale),
  contact: pathOf('contact', locale),
  contactLabel: labelOf('contact', locale),
  gallery: pathOf('gallery', locale),
  galleryLabel: labelOf('gallery', locale),
  list: pathOf('masseuses', locale),
  listLabel: labelOf('masseuses', locale),
  backToList: word('masseuse.back', locale),
  menu: pathOf('massage-menu', locale),
  menuLabel: labelOf('massage-menu', locale),
  menuButton: word('frame.menu', locale),
  reception: startsWith('gallery.reception', locale),
  close: word('lightbox.close', locale),
  /** An address that no page has. */
  missing: `${pathOf('home', locale)}no-such-page`,
  goBack: word('notFound.back', locale),
});

export type Words = ReturnType<typeof wordsIn>;

export const LANGUAGES: readonly Words[] = languageCodes.map(wordsIn);
export const ENGLISH = wordsIn('en');
export const SPANISH = wordsIn('es');

export const FAR = 900;

/** Waits until what the next two frames do has been done. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

export async function scrollFar(page: Page, top = FAR): Promise<void> {
  // A page that was returned to goes to its place in the next frame, which a busy machine paints late.
  await nextFrames(page);
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

/** Waits until the place of the current entry of the history stands in its state. */
export const placeKept = (page: Page, top: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (history.state as {place?: {top: number}} | null)?.place?.top))
    .toBe(top);

export async function expectAt(page: Page, top: number, within = 3): Promise<void> {
  await expect
    .poll(() => page.evaluate((to) => Math.abs(window.scrollY - to), top))
    .toBeLessThan(within);
}

/** Where the browser itself returned to: fonts that come later break a few lines differently. */
export const expectNear = (page: Page, top: number): Promise<void> => expectAt(page, top, 60);

/** Waits until a page is on the screen: the address changes earlier. */
export async function arrived(page: Page, label: string): Promise<void> {
  await expect(
    page
      .locator('header a[aria-current="page"]')
      .filter({hasText: new RegExp(`^${label}$`)})
      .first(),
  ).toBeAttached();
}

/** Follows a link of the top bar by script: Playwright would scroll the page to a link in a sticky bar. */
export async function follow(page: Page, label: string, path: string): Promise<void> {
  await page
    .locator('header')
    .getByRole('link', {name: label, exact: true, includeHidden: true})
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname === path && url.search === '');
  await arrived(page, label);
}

export const menuButton = (page: Page, words: Words) =>
  page.locator(`summary[aria-label="${words.menuButton}"]`);
export const menuSheet = (page: Page) => page.locator('header details nav');
/** Whether the current entry of the history belongs to something that is open over the page. */
export const hasEntry = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean((window.history.state as {overlay?: true} | null)?.overlay));

/** How many entries the tab's history holds. */
export const entries = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

/** What the tab shows before the page of a test: any address of the site that loads fast. */
export const BEFORE = '/robots.txt';

/** Opens a page of the site after another one. */
export async function openAfter(page: Page, path: string): Promise<void> {
  await page.goto(BEFORE);
  await page.goto(path);
  await hydrated(page);
}

/** Nothing is left that Back would close. */
export async function expectBackToLeave(page: Page): Promise<void> {
  await page.goBack();
  await page.waitForURL(`**${BEFORE}`);
}
