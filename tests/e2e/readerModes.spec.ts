/** Reader modes of browsers: the story of a program with its prices and with what it includes. */
import type {Readability as ReaderMode} from '@mozilla/readability';

import {expect, locales, pages, test} from './test';

const READABILITY = require.resolve('@mozilla/readability/Readability.js');
/** The script above as pages see it. */
declare const Readability: typeof ReaderMode;

/** What a reader mode has to show of a program's article; other programs are offered as links. */
const PARTS = {
  prices: '.price',
  lists: 'ul > li:not(:has(a))',
  // Paragraphs that follow another or a quotation; those with a class are labels.
  story: ':is(p, blockquote) + p:not([class])',
};

/**
 * Runs in a page with Readability: what a reader mode shows of HTML, and the texts of the article's elements, by the
 * name of their selector.
 */
function readAndParts({html, selectors}: {html: string; selectors: Record<string, string>}) {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const textsOf = (selector: string): string[] =>
    [...sent.querySelectorAll(`article ${selector}`)]
      .filter((element) => !element.closest('a[href^="/"]'))
      .map(({textContent}) => textContent ?? '');
  const parts = Object.entries(selectors).map(([name, selector]) => ({
    name,
    texts: textsOf(selector),
  }));
  // Last, because Readability changes the document.
  return {parts, reading: new Readability(sent).parse()?.textContent ?? ''};
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

for (const {locale} of locales) {
  // The pages are only parsed, in an empty page of the browser.
  test(`every program keeps its story, its prices and its lists, in ${locale}`, async ({
    page,
    request,
  }) => {
    await page.addScriptTag({path: READABILITY});
    const programs = pages.filter((one) => one.id.startsWith('programs/') && one.locale === locale);
    for (const {path} of programs) {
      const sent = await (await request.get(path)).text();
      // Reader modes count commas, and know those of other scripts less well.
      for (const html of [sent, sent.replaceAll(', ', '، ')]) {
        const {reading, parts} = await page.evaluate(readAndParts, {html, selectors: PARTS});
        for (const {name, texts} of parts) {
          expect(texts, `${name} of ${path}`).not.toEqual([]);
          for (const text of texts)
            expect(plain(reading), `${name} of ${path}`).toContain(plain(text));
        }
      }
    }
  });
}
