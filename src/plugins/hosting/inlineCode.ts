/** What a strict content security policy has to know about a built page. */
import {createHash} from 'node:crypto';

import {Parser} from 'htmlparser2';

type InlineCode = {
  /** Texts of the executable inline scripts. */
  readonly scripts: readonly string[];
  /** Texts of the style elements. */
  readonly styles: readonly string[];
  /** Sentences about code that the policy would block. */
  readonly faults: readonly string[];
};

/** Types of script elements with data instead of code. */
const DATA = /json/i;

/**
 * Finds inline scripts, the styles in the head, and what the policy forbids: attributes with
 * either, and styles that stand in the body.
 */
export function inspectInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const styles: string[] = [];
  const faults: string[] = [];
  // The list that the element being read belongs to, and its text so far.
  let list: string[] | undefined;
  let text = '';
  let isShown = false;
  // Without building a tree: this reads every page. Content of <noscript> counts, it is there for
  // browsers without script.
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style' || /^on[a-z]+$/.test(attribute)) {
          faults.push(`<${name}> has the attribute ${attribute}="${value}"`);
        }
      }
      if (name === 'body') isShown = true;
      const isStyle = name === 'style' && !isShown;
      if (name === 'style' && !isStyle) faults.push('a <style> element stands in the body');
      const isCode =
        name === 'script' && !('src' in attributes) && !DATA.test(attributes.type ?? '');
      list = isCode ? scripts : isStyle ? styles : undefined;
      text = '';
    },
    ontext(part) {
      if (list) text += part;
    },
    onclosetag() {
      list?.push(text);
      list = undefined;
    },
  });
  parser.end(html);
  return {scripts, styles, faults};
}

/** The name of an inline script or style in a content security policy. */
export function hashOfInline(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/**
 * Hashes of the inline code of all pages: each page may carry one script, of the few that templates write, and in its
 * head the styles that it uses. Everything else is a fault, reported with its page.
 */
export function inlineCodeOfSite(pages: Iterable<{readonly file: string; readonly html: string}>): {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  for (const {file, html} of pages) {
    const {scripts, styles, faults: own} = inspectInlineCode(html);
    for (const style of styles) styleHashes.add(hashOfInline(style));
    for (const script of scripts) scriptHashes.add(hashOfInline(script));
    faults.push(...own.map((fault) => `${file}: ${fault}`));
    if (scripts.length > 1) faults.push(`${file}: a second inline script`);
  }
  // The boot script, and the one of redirect pages.
  if (scriptHashes.size > 2) faults.push(`${scriptHashes.size} different inline scripts`);
  return {
    scriptHashes: [...scriptHashes].sort(),
    styleHashes: [...styleHashes].sort(),
    faults,
  };
}
