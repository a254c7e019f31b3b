/** Menus and language links of the top bar: before React, by keyboard, by mouse. */
import type {Locator, Page} from 'playwright/test';

import {labelOf, languageOf, lightPage, masseuses, need, pathOf, programsIn} from './content';
import {expectNoEntry, menu, sheet, wordsIn} from './menus';
import {answerConsent, expect, holdRequests, hydrated, test} from './test';
import {startsWith} from '../words';

const languageMenu = (page: Page, locale: string) =>
  page.locator('header summary').filter({hasText: locale.toUpperCase()});
/** The link to a language, by its own name. */
const linkTo = (page: Page, locale: string) =>
  page.getByRole('link', {name: new RegExp(`^${languageOf(locale).label}`)});
const program = (page: Page, locale: string) =>
  page.locator('header').getByRole('link', {name: need(programsIn(locale), 'program').name});
const programs = (page: Page, locale: string) =>
  page.locator(`summary[aria-label="${wordsIn(locale).programs}"]`);

/** Moves the pointer into the page, below the bar and its lists. */
const pointElsewhere = (page: Page): Promise<void> => page.mouse.move(700, 700);

test.beforeEach(({page}) => answerConsent(page));

type Opened = {
  readonly what: string;
  readonly locale: string;
  /** In px. */
  readonly width: number;
  readonly opener: (page: Page, locale: string) => Locator;
  /** What it shows when it is open. */
  readonly inside: (page: Page, locale: string) => Locator;
};

const firstLink = (page: Page): Locator => sheet(page).getByRole('link').first();

/** Menus that are tapped in English, and others that are opened by key in Spanish. */
const TAPPED: readonly Opened[] = [
  {what: 'the menu of small screens', locale: 'en', width: 390, opener: menu, inside: firstLink},
  {what: 'the list of programs', locale: 'en', width: 1440, opener: programs, inside: program},
];
const KEYED: readonly Opened[] = [
  {
    what: 'the menu of languages',
    locale: 'es',
    width: 390,
    opener: languageMenu,
    inside: (page) => linkTo(page, 'en'),
  },
  {what: 'the list of programs', locale: 'es', width: 1440, opener: programs, inside: program},
];

/** Opens a menu while scripts are held back, and expects it to be open once React has arrived. */
async function expectToStayOpen(
  page: Page,
  {locale, width, opener, inside}: Opened,
  openBy: (summary: Locator) => Promise<void>,
): Promise<void> {
  await page.setViewportSize({width, height: 844});
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.goto(lightPage(locale));
  await openBy(opener(page, locale));
  await expect(inside(page, locale)).toBeVisible();
  release();
  await hydrated(page);
  // What React does on arrival is done by the next frame but one.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(inside(page, locale)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inside(page, locale)).toBeHidden();
  await expectNoEntry(page);
  await page.unrouteAll({behavior: 'wait'});
}

for (const opened of TAPPED) {
  test(`${opened.what}, opened by tap before React, stays open when it arrives`, ({page}) =>
    expectToStayOpen(page, opened, (summary) => summary.click()));
}

for (const opened of KEYED) {
  test(`${opened.what}, opened by key before React, stays open when it arrives`, ({page}) =>
    expectToStayOpen(page, opened, (summary) => summary.press('Enter')));
}

test('before script the language links keep query and hash, by mouse and by key', async ({
  page,
}) => {
  await page.route('**/assets/js/*.js', () => undefined);
  await page.goto(`${pathOf('massage-menu', 'en')}?tab=premium#main`, {waitUntil: 'commit'});
  await languageMenu(page, 'en').click();
  await linkTo(page, 'es').click();
  const spanish = `${pathOf('massage-menu', 'es')}?tab=premium#main`;
  await page.waitForURL((url) => url.href.endsWith(spanish), {waitUntil: 'commit'});
  const selected = `?selected=${masseuses[0]?.id}`;
  await page.goto(pathOf('masseuses', 'es') + selected, {waitUntil: 'commit'});
  await languageMenu(page, 'es').focus();
  await page.keyboard.press('Enter');
  await linkTo(page, 'en').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${pathOf('masseuses', 'en')}${selected}`, {waitUntil: 'commit'});
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('the language links follow what is chosen later, also with the other mouse buttons', async ({
  page,
}) => {
  const other = (category: string): RegExp =>
    new RegExp(`${pathOf('gallery', 'es')}\\?category=${category}$`);
  await page.goto(`${pathOf('gallery', 'en')}?category=suites`);
  await hydrated(page);
  const link = linkTo(page, 'es');
  await languageMenu(page, 'en').click();
  await expect(link).toHaveAttribute('href', other('suites'));
  await page.getByRole('button', {name: startsWith('gallery.reception')}).click();
  await languageMenu(page, 'en').click();
  await link.click({button: 'right'});
  await expect(link).toHaveAttribute('href', other('reception'));
});

test('the list of programs opens under the pointer, stays after a click, and works by keyboard', async ({
  page,
}) => {
  await page.goto(lightPage('en'));
  await hydrated(page);
  const toggle = programs(page, 'en');
  const list = program(page, 'en');
  // Opened by the pointer alone it closes when the pointer leaves.
  await page
    .locator('header nav')
    .first()
    .getByRole('link', {name: labelOf('massage-menu', 'en')})
    .hover();
  await expect(list).toBeVisible();
  await pointElsewhere(page);
  await expect(list).toBeHidden();
  // A click keeps what the pointer opened; the next one closes it.
  await toggle.hover();
  await expect(list).toBeVisible();
  await toggle.click();
  await expect(list).toBeVisible();
  await pointElsewhere(page);
  await expect(list).toBeVisible();
  await toggle.click();
  await expect(list).toBeHidden();
  // Closed, it opens by a click while the pointer rests on it, and closes by a click elsewhere.
  await toggle.click();
  await expect(list).toBeVisible();
  await page.mouse.click(700, 700);
  await expect(list).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(toggle).toBeFocused();
});
