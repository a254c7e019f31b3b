/** The inline code of built pages, which a strict content security policy names by hashes. */
import {createHash} from 'node:crypto';

import type {InlineHashes} from './contentSecurityPolicy';

const CODE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;

/**
 * Finds the inline scripts and styles of a page, without those that contain data, and reports the attributes that
 * the policy would block, and styles in the body, where nothing writes any on purpose.
 */
export function inspectInlineCode(html: string) {
  const scripts: string[] = [];
  const styles: string[] = [];
  const faults: string[] = [];
  const body = html.indexOf('<body');
  const markup = html.replace(
    CODE,
    (_, name: string, attributes: string, text: string, at: number) => {
      if (name === 'style' && body >= 0 && at > body)
        faults.push('a <style> element stands in the body');
      else if (name === 'style') styles.push(text);
      else if (!/\bsrc=|json/.test(attributes)) scripts.push(text);
      return '';
    },
  );
  for (const [, name, attributes = ''] of markup.matchAll(TAG)) {
    const unquoted = attributes.replace(/"[^"]*"|'[^']*'/g, '');
    const found = unquoted.match(/(?<=\s)(?:style|on[a-z]+)(?==)/g) ?? [];
    faults.push(...found.map((attribute) => `<${name}> has the attribute ${attribute}`));
  }
  return {scripts, styles, faults};
}

/** The name of an inline script or style in a content security policy. */
export function hashOfInline(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/**
 * Hashes of the inline code of all pages. Each page may have one script, of the two that templates write: the boot
 * script and that of redirect pages. Everything else is a fault, reported with its page.
 */
export function inlineCodeOfSite(
  pages: Iterable<{readonly file: string; readonly html: string}>,
): InlineHashes & {readonly faults: readonly string[]} {
  const found = [...pages].map(({file, html}) => ({file, ...inspectInlineCode(html)}));
  const hashesOf = (texts: readonly string[]): string[] =>
    [...new Set(texts.map(hashOfInline))].sort();
  const scriptHashes = hashesOf(found.flatMap(({scripts}) => scripts));
  const faults = found.flatMap(({file, scripts, faults: own}) =>
    [...own, ...(scripts.length > 1 ? ['a second inline script'] : [])].map(
      (fault) => `${file}: ${fault}`,
    ),
  );
  if (scriptHashes.length > 2) faults.push(`${scriptHashes.length} different inline scripts`);
  return {scriptHashes, styleHashes: hashesOf(found.flatMap(({styles}) => styles)), faults};
}
