/**
 * Every page says the same after React has taken it over as the HTML that was served: the browser's
 * bundle has lost no word of a language and no part of the configuration (src/plugins/delivery). A
 * message about hydration fails a test too, as any console message does.
 */
import type {Page} from '@playwright/test';

import {expect, hydrated, locales, pages, test} from './test';

/**
 * What React writes once it is there, because a script is needed for it or the clock decides it:
 * such elements are told by their roles, never by their words.
 */
const WRITTEN_LATER =
  'dialog';

/** The texts of a page's frame and content, one for each piece between two tags. */
async function textsOf(page: Page, served: string | undefined): Promise<string[]> {
  return page.evaluate(
    ({html, later}) => {
      const doc =
        html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
      const root = doc.getElementById('__docusaurus');
      const walker = doc.createTreeWalker(root ?? doc, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      while (walker.nextNode()) {
        if (!walker.currentNode.parentElement?.closest(later)) {
          parts.push(walker.currentNode.textContent ?? '');
        }
      }
      return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean);
    },
    {html: served, later: WRITTEN_LATER},
  );
}

for (const {locale, baseUrl} of locales) {
  const paths = pages.filter((entry) => entry.locale === locale).map((entry) => entry.path);

  test(`every page of ${locale} keeps its words when React takes it over`, async ({page}) => {
    test.setTimeout(120_000);
    for (const path of [...paths, `${baseUrl}no-such-page`]) {
      const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
      const served = await response?.text();
      // The first key asks for the scripts at once.
      await page.keyboard.press('Shift');
      await hydrated(page);
      expect(await textsOf(page, undefined), path).toEqual(await textsOf(page, served));
    }
  });
}
