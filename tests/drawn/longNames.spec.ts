/** Names as long as the check allows, in menus and on pages: none overlaps another, is cut off or leaves the window. */
import type {Page} from 'playwright/test';

import {need, pageFacts, pathOf, programsIn} from '../e2e/content';
import {kinds} from '../e2e/pages';
import {expect, foundBy, pages, test} from '../e2e/test';
import {cutOffWords} from './cutOffWords';
import {type Unit, beyondTheEdge, brokenUnits, brokenWords} from './layout';
import {openPlain} from './plainPage';
import {wordsOverWords} from './wordsOverWords';

/** The longest name of a program and the longest label of a page (src/content/schemas). */
const LENGTH = 28;
/** Several words, and one that no dictionary of a browser can break. */
const LONG_NAMES = ['Nagomi nagomi nagomi nagomin', `N${'agomin'.repeat(5)}`.slice(0, LENGTH)];
/** Widths of windows in px. */
const WIDTHS = [390, 1024, 1216, 1280, 1366, 1440, 1920];
/** So high that no menu scrolls. */
const HIGH = 1400;

// Scripts are refused: they would put the names back. Where a page stays open for long, Chromium misses them.
test.use({allowed: {messages: [/ERR_FAILED/, /preloaded using link preload but not used/]}});

/** Runs in the page: puts a name in place of all others. */
function rename({names, name}: {readonly names: readonly string[]; readonly name: string}): void {
  for (const element of document.querySelectorAll('[translate="no"]')) {
    if (!names.includes(element.textContent) || !element.querySelector('em')) continue;
    const space = name.lastIndexOf(' ') + 1;
    element.innerHTML = `${name.slice(0, space)}<em>${name.slice(space)}</em>`;
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (names.includes(text.textContent?.trim() ?? '')) text.textContent = name;
  }
}

/** Every name that menus show: labels of pages, names of programs. */
const NAMES = pages
  .filter(({locale}) => locale === 'en')
  .flatMap(({id}) => pageFacts(id).label ?? [])
  .concat(programsIn('en').map(({name}) => name));

const faultsIn = async (page: Page): Promise<string[]> => [
  ...(await foundBy(page, [beyondTheEdge, wordsOverWords])),
  ...(await cutOffWords(page)),
];

/** Opens the one menu and closes the others. What lies under a menu by design is hidden. */
const openMenu = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    for (const details of document.querySelectorAll('header details')) {
      details.toggleAttribute('open', details.matches(wanted));
    }
    const main = document.querySelector('main');
    if (main) main.style.visibility = 'hidden';
  }, selector);

for (const name of LONG_NAMES) {
  test(`pages fit with names such as “${name}”`, async ({page}) => {
    expect(name).toHaveLength(LENGTH);
    for (const {path} of pages.filter(({id, locale}) => locale === 'en' && kinds.includes(id))) {
      await openPlain(page, path);
      await page.evaluate(rename, {names: NAMES, name});
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await faultsIn(page), `${path}, ${width} px wide`).toEqual([]);
      }
    }
  });

  test(`menus fit with names such as “${name}”`, async ({page}) => {
    await openPlain(page, '/contact');
    await page.evaluate(rename, {names: NAMES, name});
    // Otherwise the words of the bar would count as what lies over the page by design.
    await page
      .locator('header')
      .first()
      .evaluate((bar) => {
        bar.style.position = 'relative';
      });
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: HIGH});
      expect.soft(await faultsIn(page), `${width} px wide`).toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: HIGH});
      const isWide = await page.locator('header nav').first().isVisible();
      await openMenu(page, isWide ? 'nav details' : ':has(nav)');
      expect.soft(await faultsIn(page), `${width} px wide, a menu is open`).toEqual([]);
    }
  });
}

/** Words of eight wide letters, the longest that must stay whole. */
const WIDE_NAME = 'Wohnraum Maßnahme';
const PRICES: Unit = {pattern: String.raw`€\d+`, within: 'table'};
/** Widths of phones in px. */
const PHONES = [320, 360, 390];

test('names and prices in a table stay whole where text has twice its size', async ({page}) => {
  const {documentId} = need(
    programsIn('en'),
    'program whose price follows the others',
    ({pricing}) => pricing === 'double',
  );
  await openPlain(page, pathOf(documentId, 'en'));
  await page.evaluate(rename, {names: NAMES, name: WIDE_NAME});
  const table = page.locator('main table').filter({hasText: WIDE_NAME});
  await expect(table).toContainText(/€\d+/);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of PHONES) {
    await page.setViewportSize({width, height: HIGH});
    const words = await page.evaluate(brokenWords);
    const prices = await page.evaluate(brokenUnits, PRICES);
    const faults = await faultsIn(page);
    expect.soft([...words, ...prices, ...faults], `${width} px wide`).toEqual([]);
  }
});

test('the list of languages fits the narrowest phone where text has twice its size', async ({
  page,
}) => {
  await openPlain(page, '/contact');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of PHONES) {
    await page.setViewportSize({width, height: HIGH});
    await openMenu(page, ':has([hreflang]):not(:has(nav))');
    await expect(page.locator('header details:not(:has(nav)) [hreflang]').first()).toBeVisible();
    expect.soft(await page.evaluate(beyondTheEdge), `${width} px wide`).toEqual([]);
  }
});
