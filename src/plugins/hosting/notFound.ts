/**
 * Many hosts know only the 404 page at the root. It carries every language: readable
 * without script one below the other, and with script whole pages of which the boot
 * script shows the one that the path asks for.
 */
import {load} from 'cheerio';

/** The 404 page of another language, as it was built. */
type OtherNotFound = {
  /** The first part of the language's paths, such as `es`. */
  readonly segment: string;
  readonly htmlLang: string;
  readonly html: string;
};

const EARLIER = /<(noscript|template) data-other-language.*?<\/\1>/gs;
const SCRIPT_LIST = /<script[^>]*\bid=["']?site-scripts\b/;

/** Puts text before the place that a pattern finds; throws when there is no such place. */
function insertBefore(html: string, pattern: RegExp, text: string): string {
  const at = html.search(pattern);
  if (at === -1) throw new Error(`The 404 page has no ${pattern.source}.`);
  return html.slice(0, at) + text + html.slice(at);
}

/** Content of the page for readers without script: ids would stand twice, and a page has one title. */
function readablePart({htmlLang, html}: OtherNotFound): string {
  const $ = load(html);
  const main = $('main');
  main.find('[id]').removeAttr('id');
  main.find('h1').each((_index, title) => void (title.tagName = 'h2'));
  return `<noscript data-other-language><div lang="${htmlLang}">${main.html() ?? ''}</div></noscript>`;
}

/** The whole page, asleep: its content, the list of its scripts, and the styles that are not there anyway. */
function wholePage({segment, htmlLang, html}: OtherNotFound, rootHtml: string): string {
  const $ = load(html);
  $('head style')
    .filter((_index, style) => rootHtml.includes($.html(style)))
    .remove();
  const parts = ['#__docusaurus', '#site-scripts', 'head style, head link[rel=stylesheet]'].map(
    (part) => $.html($(part)),
  );
  const title = $.html($('<template></template>').attr('data-title', $('title').text()));
  const attributes = `data-segment="${segment}" lang="${htmlLang}" ${/data-title="[^"]*"/.exec(title)?.[0] ?? ''}`;
  return `<template data-other-language ${attributes}>${parts.join('')}</template>`;
}

/** The root's 404 page with the other languages' in it, in place of earlier ones. */
export function mergeNotFound(rootHtml: string, others: readonly OtherNotFound[]): string {
  const clean = rootHtml.replace(EARLIER, '');
  const readable = insertBefore(clean, /<\/main>/, others.map(readablePart).join(''));
  return insertBefore(
    readable,
    SCRIPT_LIST,
    others.map((other) => wholePage(other, clean)).join(''),
  );
}
