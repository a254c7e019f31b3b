/** Reader modes of browsers: the story of a program with its prices and with what it includes. */
import {readFileSync} from 'node:fs';

import {Readability} from '@mozilla/readability';
import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';

import {documentOf, fileOf, pages, plain} from './html';

/** The words that a reader mode shows of a page. */
function readingOf(pathname: string): string {
  const {document} = parseHTML(readFileSync(fileOf(pathname), 'utf8'));
  return plain(new Readability(document).parse()?.textContent ?? '');
}

const programs = pages.filter(({id}) => id.startsWith('programs/')).map(({path}) => path);

test.each(programs)('%s keeps its story, its prices and its lists', (pathname) => {
  const $ = documentOf(pathname);
  const reading = readingOf(pathname);
  const textsOf = (selector: string): string[] =>
    $(`article ${selector}`)
      // Other programs are offered as links.
      .filter((_, element) => $(element).closest('a[href^="/"]').length === 0)
      .toArray()
      .map((element) => plain($(element).text()));
  const prices = textsOf('.price');
  const entries = textsOf('ul > li:not(:has(a))');
  const paragraphs = textsOf(':is(p, blockquote) + p:not([class])');
  for (const texts of [prices, entries, paragraphs]) expect(texts.length).toBeGreaterThan(0);
  const lost = [...prices, ...entries, ...paragraphs].filter((text) => !reading.includes(text));
  expect(lost).toEqual([]);
});
