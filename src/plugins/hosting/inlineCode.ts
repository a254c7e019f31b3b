/** The inline code of built pages, which a strict content security policy names by hashes. */
import {createHash} from 'node:crypto';

import type {InlineHashes} from './rules';

const CODE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;

/**
 * Finds the inline scripts and styles of a page, without those that contain data, and reports the attributes that
 * the policy would block.
 */
export function inspectInlineCode(html: string) {
  const scripts: string[] = [];
  const styles: string[] = [];
  const markup = html.replace(CODE, (_, name: string, attributes: string, text: string) => {
    if (name === 'style') styles.push(text);
    else if (!/\bsrc=|json/.test(attributes)) scripts.push(text);
    return '';
  });
  const faults = [...markup.matchAll(TAG)].flatMap(([, name, attributes = '']) => {
    const unquoted = attributes.replace(/"[^"]*"|'[^']*'/g, '');
    const found = unquoted.match(/(?<=\s)(?:style|on[a-z]+)(?==)/g) ?? [];
    return found.map((attribute) => `<${name}> has the attribute ${attribute}`);
  });
  return {scripts, styles, faults};
}

/** The name of an inline script or style in a content security policy. */
export function hashOfInline(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** Hashes of the inline code of all pages, and what the policy would block, with the file of the page. */
export function inlineCodeOfSite(
  pages: Iterable<{readonly file: string; readonly html: string}>,
): InlineHashes & {readonly faults: readonly string[]} {
  const found = [...pages].map(({file, html}) => ({file, ...inspectInlineCode(html)}));
  const hashesOf = (texts: readonly string[]): string[] =>
    [...new Set(texts.map(hashOfInline))].sort();
  return {
    scriptHashes: hashesOf(found.flatMap(({scripts}) => scripts)),
    styleHashes: hashesOf(found.flatMap(({styles}) => styles)),
    faults: found.flatMap(({file, faults}) => faults.map((fault) => `${file}: ${fault}`)),
  };
}
