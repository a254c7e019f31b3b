/** Reader modes of browsers, and programs that clip pages: the story of a program with its prices. */
import type {Readability as ReaderMode} from '@mozilla/readability';
import type Clipper from 'defuddle';

import {expect, locales, pages, test} from './test';

const READABILITY = require.resolve('@mozilla/readability/Readability.js');
/** Of Obsidian's Web Clipper. */
const DEFUDDLE = require.resolve('defuddle');
/** The scripts above as pages see them. */
declare const Readability: typeof ReaderMode;
declare const Defuddle: typeof Clipper;

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

// By default it leaves out whatever has `hero_` in a class, and short sections of links: findings/defuddle-price-list.sh.
test('a clipped program has its lead, its prices and its story', async ({page, request}) => {
  await page.addScriptTag({path: DEFUDDLE});
  const programs = pages.filter(({id}) => id.startsWith('programs/'));
  for (const {path} of programs) {
    const html = await (await request.get(path)).text();
    const {clipped, wanted} = await page.evaluate((text) => {
      const sent = new DOMParser().parseFromString(text, 'text/html');
      const texts = [
        ...sent.querySelectorAll('article :is(.lead, .price, :is(p, blockquote) + p:not([class]))'),
      ]
        .filter((element) => !element.closest('a[href^="/"]'))
        .map(({textContent}) => textContent ?? '');
      const {content} = new Defuddle(sent, {url: location.href}).parse();
      const shown = new DOMParser().parseFromString(content, 'text/html').body.textContent;
      return {clipped: shown ?? '', wanted: texts};
    }, html);
    expect(wanted, path).not.toEqual([]);
    for (const text of wanted) expect(plain(clipped), path).toContain(plain(text));
  }
});
