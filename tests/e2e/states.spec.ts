/**
 * The states of a page besides the one it opens in (banner, dialogs, notification, menus, profile, viewer), in every
 * language, on a phone and a wide screen: axe finds nothing, and the content security policy refuses nothing. The
 * states of a page share one visit.
 */
import type {Page} from 'playwright/test';

import {hasEntry} from '../drawn/history';
import {findings} from './axe';
import {lightPage, masseuses, need, pathOf, programsIn} from './content';
import {languageCodes} from './pages';
import {watchRefusals} from './refusals';
import {expect, hydrated, test} from './test';
import {word} from '../words';

const WIDTHS = [390, 1440];

const wordsOf = (locale: string) => ({
  customize: word('consent.customize', locale),
  save: word('consent.save', locale),
  saved: word('consent.saved', locale),
  menu: word('frame.menu', locale),
  programs: word('frame.programs', locale),
  next: word('lightbox.next', locale),
});

/** Opens a page at an address. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Runs axe over the page as it stands, at each width. */
async function expectNoFindings(page: Page, state: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    const {found} = await findings(page);
    expect.soft(found, `${state} at ${width} px`).toEqual([]);
  }
}

for (const locale of languageCodes) {
  const words = wordsOf(locale);

  test(`banner, dialogs, notification and menus are accessible (${locale})`, async ({page}) => {
    const refused = await watchRefusals(page);
    await open(page, lightPage(locale));
    const button = (name: string) => page.getByRole('button', {name, exact: true});
    await expect(button(words.customize)).toBeVisible();
    await expectNoFindings(page, 'banner');

    await button(words.customize).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page, 'cookie settings');

    await button(words.save).click();
    const notification = page.getByRole('listitem').filter({hasText: words.saved});
    // It stays while it has the focus.
    await notification.getByRole('button').focus();
    await expectNoFindings(page, 'notification');
    await page.keyboard.press('Escape');

    await page.locator(`summary[aria-label="${words.programs}"]`).click();
    const {name} = need(programsIn(locale), 'program');
    await expect(page.locator('header').getByRole('link', {name, exact: true})).toBeVisible();
    await expectNoFindings(page, 'list of programs', [1440]);
    await page.keyboard.press('Escape');

    await page.setViewportSize({width: 390, height: 900});
    await page.locator(`summary[aria-label="${words.menu}"]`).click();
    await expect(page.locator('header details[open] nav')).toBeVisible();
    await expectNoFindings(page, 'menu', [390]);
    await page.keyboard.press('Escape');
    // A hash that is set by script, and not by a press, would be undone while the browser goes back from the menu.
    await expect.poll(() => hasEntry(page)).toBe(false);

    await page.evaluate(() => void (window.location.hash = '#book?program=kaula-tantra'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page, 'booking dialog');
    expect(refused).toEqual([]);
  });

  test(`profile and viewer are accessible (${locale})`, async ({page}) => {
    const refused = await watchRefusals(page);
    // With photos of her own: her profile has every part.
    const {id, name} = need(masseuses, 'masseuse with photos', ({gallery}) => gallery);
    await open(page, `${pathOf('masseuses', locale)}?selected=${id}`);
    await expect(page.getByRole('heading', {name, exact: true})).toBeVisible();
    await expectNoFindings(page, 'profile');

    await open(page, pathOf('gallery', locale));
    await page.locator('main li > a[href$=".jpg"]').first().click();
    await expect(page.getByRole('button', {name: words.next})).toBeVisible();
    await expectNoFindings(page, 'viewer');
    expect(refused).toEqual([]);
  });
}
