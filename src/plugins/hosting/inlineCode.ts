/** Inline code of the built pages, which a strict policy names by hashes. */
import {createHash} from 'node:crypto';

import {load} from 'cheerio';

import type {readPages} from './files';

/**
 * Finds the inline scripts and styles of a page, without those that contain data, and reports the attributes that
 * the policy would block, and styles in the body and a second script, which nothing writes on purpose.
 */
export function inspectInlineCode(html: string) {
  // As a browser without script reads the page: with what is in <noscript>.
  const $ = load(html, {scriptingEnabled: false});
  const textsOf = (selector: string) => Array.from($(selector), (element) => $(element).text());
  const blocked = [...$('html, html *')].flatMap(({name, attribs}) =>
    Object.keys(attribs)
      .filter((attribute) => /^(?:style$|on)/.test(attribute))
      .map((attribute) => `<${name}> has the attribute ${attribute}`),
  );
  const scripts = textsOf('script:not([src], [type*="json"])');
  const faults = [
    ...blocked,
    ...textsOf('body style').map(() => 'a <style> element stands in the body'),
    ...scripts.slice(1).map(() => 'a second inline script'),
  ];
  return {scripts, styles: textsOf('head style'), faults};
}

/** The name of an inline script or style in a content security policy. */
export const hashOfInline = (text: string): string =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

/**
 * Hashes of the inline code of all pages. A page may have one script, the boot script. Everything else is a fault, reported
 * with its page.
 */
export function inlineCodeOfSite(pages: ReturnType<typeof readPages>) {
  const found = pages.map(({file, html}) => ({file, ...inspectInlineCode(html)}));
  const hashesOf = (texts: readonly string[]): string[] =>
    [...new Set(texts.map(hashOfInline))].sort();
  const scriptHashes = hashesOf(found.flatMap(({scripts}) => scripts));
  const faults = found.flatMap((page) => page.faults.map((fault) => `${page.file}: ${fault}`));
  if (scriptHashes.length > 1) faults.push(`${scriptHashes.length} different inline scripts`);
  return {scriptHashes, styleHashes: hashesOf(found.flatMap(({styles}) => styles)), faults};
}
