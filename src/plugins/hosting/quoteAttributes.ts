/**
 * Puts the values of attributes in the head in quotation marks. Docusaurus' minifier (@swc/html, `future.faster`)
 * removes them, and WhatsApp shows no picture for `<meta property=og:image content=…>`. The other minifier,
 * `swcHtmlMinimizer: false`, keeps them, but makes pages larger than their budget.
 *
 * This file can go once Docusaurus passes `quotes: true` to the minifier (facebook/docusaurus pull request 12369,
 * merged after 3.10.2); tests/site/previews.test.ts shows whether it does.
 */
import {load} from 'cheerio';

import {readPages, write} from './files';

const END_OF_HEAD = '</head>';

/** Where an element stands, as the parser (parse5) says it; cheerio's type does not name the attributes. */
type Location = {
  readonly attrs?: Readonly<Record<string, {startOffset: number; endOffset: number}>>;
};

/** Where the attributes without quotation marks have their values in a text, from the last to the first. */
function plainValues(html: string) {
  const $ = load(html, {sourceCodeLocationInfo: true, scriptingEnabled: false});
  return $('html, head *')
    .toArray()
    .flatMap((element) =>
      Object.values((element.sourceCodeLocation as Location | undefined)?.attrs ?? {}),
    )
    .map(({startOffset, endOffset}) => ({
      start: html.indexOf('=', startOffset) + 1,
      end: endOffset,
    }))
    .filter(({start, end}) => start > 0 && start < end && !/["']/.test(html[start] ?? ''))
    .sort((one, other) => other.start - one.start);
}

/** A page whose <html> and head have their attributes in quotation marks; everything else is as it was. */
export function quoteHead(html: string): string {
  const end = html.indexOf(END_OF_HEAD);
  if (end === -1) return html;
  const quoted = plainValues(html.slice(0, end)).reduce(
    (text, value) =>
      `${text.slice(0, value.start)}"${text.slice(value.start, value.end)}"${text.slice(value.end)}`,
    html.slice(0, end),
  );
  return quoted + html.slice(end);
}

/** Does this for every page below a folder. */
export function quoteHeads(root: string): void {
  for (const {file, html} of readPages(root)) write(root, file, quoteHead(html));
}
