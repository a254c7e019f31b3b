/**
 * Every page says the same after React has taken it over as the HTML that was served: the browser's
 * bundle has lost no word of a language and no part of the configuration (src/plugins/delivery). A
 * message about hydration fails a test too, as any console message does.
 */
import type {Page} from 'playwright/test';

import {answerConsent, expect, hydrated, locales, pages, test} from './test';

/**
 * Texts of a page, one for each piece between two tags: as it stands, or of the HTML given, which a
 * page without a policy has to read, since the site's own makes no HTML from text.
 */
async function textsOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((served) => {
    const doc =
      served === undefined ? document : new DOMParser().parseFromString(served, 'text/html');
    const root = doc.getElementById('__docusaurus');
    if (!root) throw new Error('The page has no root.');
    const walker = doc.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      // A dialog is written when it is asked for; the other is for readers without script.
      if (!walker.currentNode.parentElement?.closest('dialog, noscript')) {
        texts.push(walker.currentNode.textContent ?? '');
      }
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  }, html);
}

/** Waits until what effects write stands on the page. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const {locale, baseUrl} of locales) {
  const paths = pages.filter((entry) => entry.locale === locale).map((entry) => entry.path);

  // One visit a page: opening it costs more than what is looked at.
  test(`every page of ${locale} keeps its words when React takes it over`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await answerConsent(page);
    const reader = await context.newPage();
    for (const path of [...paths, `${baseUrl}no-such-page`]) {
      const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
      const served = await textsOf(reader, await response?.text());
      // The first key asks for the scripts at once.
      await page.keyboard.press('Shift');
      await settled(page);
      expect(served.length, path).toBeGreaterThan(20);
      const texts = await textsOf(page);
      expect(texts, path).toEqual(served);
    }
  });
}
