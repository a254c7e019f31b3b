/** What other houses write, within what the check allows: words stay whole and in the window, and cards keep their size. */
import type {Page} from 'playwright/test';

import {fillsALine} from '../../src/components/layout/fillsALine';
import {need, pathOf, programsIn} from '../e2e/content';
import {expect, foundBy, test} from '../e2e/test';
import {beyondTheEdge} from './layout';
import {openPlain} from './plainPage';
import {wordsOverWords} from './wordsOverWords';

/** Widths of windows in px. */
const WIDTHS = [390, 1024, 1216, 1440, 1920];

// Scripts are refused: they would put the texts back. Where a page stays open for long, Chromium misses them.
test.use({allowed: {messages: [/ERR_FAILED/, /preloaded using link preload but not used/]}});

/** Runs in the page: words of elements that stand on several lines or end beyond the window. */
function faultyWords(elements: readonly Element[]): string[] {
  const range = document.createRange();
  return elements.flatMap((element) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const {0: word, index} of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({width}) => width > 0);
        const isBeyond = lines.some(({right}) => right > document.documentElement.clientWidth);
        if (lines.length > 1 || isBeyond) found.push(word);
      }
    }
    return found;
  });
}

/** Runs a check of an open page at each width. */
async function atEachWidth(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    await check(width);
  }
}

const NAMES = ['Rosa d’Ayala', 'Mimosa', 'Afrodita', 'Casa de Masajes Rosa & Luna'];

for (const name of NAMES) {
  test(`the foot of a page shows all of the name “${name}”`, async ({page}) => {
    await openPlain(page, '/contact');
    const word = page.locator('footer [translate="no"][aria-hidden]');
    await word.evaluate(
      (element, {text, isLong}) => {
        element.textContent = text;
        element.toggleAttribute('data-long', isLong);
      },
      {text: name, isLong: !fillsALine(name)},
    );
    await atEachWidth(page, async (width) => {
      expect.soft(await word.evaluateAll(faultyWords), `${width} px wide`).toEqual([]);
    });
  });
}

for (const path of ['/contact', '/massage-menu']) {
  test(`long words of the large headings stay whole on ${path}`, async ({page}) => {
    await openPlain(page, path);
    const headings = page.locator('main h1, main section:last-child > div > h2');
    await expect(headings).toHaveCount(2);
    await headings.evaluateAll((all, words) => {
      for (const heading of all) heading.innerHTML = words;
    }, 'Confidencialidad y <em>correspondencia</em>');
    await atEachWidth(page, async (width) => {
      // On a telephone the largest letters have no room for sixteen.
      if (width < 1024 && path === '/contact') return;
      expect.soft(await headings.evaluateAll(faultyWords), `${width} px wide`).toEqual([]);
    });
  });
}

for (const count of [1, 3, 16]) {
  test(`cards of ${count} who travel are no larger and no smaller than usual`, async ({page}) => {
    await openPlain(page, '/outcall');
    const cards = page.locator('main [role="group"] > ul > li');
    await cards.evaluateAll((all, wanted) => {
      const list = all[0]?.parentElement;
      for (const extra of all.slice(wanted)) extra.remove();
      while (list && list.childElementCount < wanted) {
        list.append(all[0]?.cloneNode(true) ?? '');
      }
    }, count);
    await expect(cards).toHaveCount(count);
    await atEachWidth(page, async (width) => {
      const widths = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().width / 16),
      );
      expect.soft(Math.max(...widths), `${width} px wide`).toBeLessThan(16);
      expect.soft(Math.min(...widths), `${width} px wide`).toBeGreaterThan(8);
    });
  });
}

test('the words of short phases lie beside one another', async ({page}) => {
  const {documentId} = need(programsIn('en'), 'program with phases', ({phases}) => phases);
  await openPlain(page, pathOf(documentId, 'en'));
  // The most that the check allows, one of them most of the time.
  await page.locator('main ol:has(> li > svg)').evaluate((list) => {
    const [first, ...others] = list.children;
    for (const other of others) other.remove();
    first?.querySelectorAll('svg')[0]?.setAttribute('width', '5000');
    for (let index = 1; index < 8; index += 1) list.append(first?.cloneNode(true) ?? '');
    list.lastElementChild?.querySelector('svg')?.setAttribute('width', '85000');
  });
  await atEachWidth(page, async (width) => {
    const faults = await foundBy(page, [beyondTheEdge, wordsOverWords]);
    expect.soft(faults, `${width} px wide`).toEqual([]);
  });
});
