/**
 * Many hosts know only the 404 page at the root. It carries the text of every language for readers without
 * script; with script it leads to the 404 page of the language (components/frame/NotFound).
 */
import {load} from 'cheerio';

/** The 404 page of another language, as it was built. */
type OtherNotFound = {
  readonly htmlLang: string;
  readonly html: string;
};

const EARLIER = /<noscript data-other-language.*?<\/noscript>/gs;

/** Content of the page for readers without script: ids would stand twice, and a page has one title. */
function readablePart({htmlLang, html}: OtherNotFound): string {
  const $ = load(html);
  const main = $('main');
  main.find('[id]').removeAttr('id');
  main.find('h1').each((_index, title) => void (title.tagName = 'h2'));
  return `<noscript data-other-language><div lang="${htmlLang}">${main.html() ?? ''}</div></noscript>`;
}

/** The root's 404 page with the other languages' text in it, in place of earlier ones. */
export function mergeNotFound(rootHtml: string, others: readonly OtherNotFound[]): string {
  const clean = rootHtml.replace(EARLIER, '');
  const at = clean.search(/<\/main>/);
  if (at === -1) throw new Error('The 404 page has no </main>.');
  return clean.slice(0, at) + others.map(readablePart).join('') + clean.slice(at);
}
