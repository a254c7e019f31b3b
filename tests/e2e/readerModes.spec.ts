/** Reader modes of browsers: the story of a program with its prices and with what it includes. */
import type {Readability as ReaderMode} from '@mozilla/readability';

import {expect, pages, test} from './test';

const READABILITY = require.resolve('@mozilla/readability/Readability.js');
/** The script above as pages see it. */
declare const Readability: typeof ReaderMode;

/** What a reader mode has to show of a page; other programs are offered as links. */
const PARTS = ['.price', 'ul > li:not(:has(a))', ':is(p, blockquote) + p:not([class])'];

for (const {path} of pages.filter(({id}) => id.startsWith('programs/'))) {
  test(`${path} keeps its story, its prices and its lists`, async ({page, request}) => {
    const html = await (await request.get(path)).text();
    await page.addScriptTag({path: READABILITY});
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
    const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
    for (const texts of parts) {
      expect(texts).not.toEqual([]);
      for (const text of texts) expect(plain(reading?.join() ?? '')).toContain(plain(text));
    }
  });
}
