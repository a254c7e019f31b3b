/** Reader modes of browsers: the story of a program with its prices and with what it includes. */
import type {Readability as ReaderMode} from '@mozilla/readability';

import {expect, locales, pages, test} from './test';

const READABILITY = require.resolve('@mozilla/readability/Readability.js');
/** The script above as pages see it. */
declare const Readability: typeof ReaderMode;

/** What a reader mode has to show of a page; other programs are offered as links. */
const PARTS = ['.price', 'ul > li:not(:has(a))', ':is(p, blockquote) + p:not([class])'];

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
      const html = await (await request.get(path)).text();
      const [reading, ...parts] = await page.evaluate(
        ([source, selectors]) => {
          const sent = new DOMParser().parseFromString(source, 'text/html');
          const textsOf = (selector: string): string[] =>
            [...sent.querySelectorAll(`article ${selector}`)]
              .filter((element) => !element.closest('a[href^="/"]'))
              .map(({textContent}) => textContent ?? '');
          const texts = selectors.map(textsOf);
          return [[new Readability(sent).parse()?.textContent ?? ''], ...texts];
        },
        [html, PARTS] as const,
      );
      for (const texts of parts) {
        expect(texts, path).not.toEqual([]);
        for (const text of texts) expect(plain(reading?.join() ?? ''), path).toContain(plain(text));
      }
    }
  });
}
