/** What a strict content security policy has to know about a built page. */
import {createHash} from 'node:crypto';

import {Parser} from 'htmlparser2';

type InlineCode = {
  /** Texts of the executable inline scripts. */
  readonly scripts: readonly string[];
  /** Sentences about code that the policy would block. */
  readonly faults: readonly string[];
};

/** Types of script elements that hold data, not code. */
const DATA = /json/i;

/** Finds inline scripts, and inline styles and event handlers, which the policy forbids. */
export function inspectInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const blocked: string[] = [];
  const styles: string[] = [];
  let script: string | undefined;
  // Without building a tree: this reads every page. Content of <noscript> counts, it is there for
  // browsers without script.
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style' || /^on[a-z]+$/.test(attribute)) {
          blocked.push(`<${name}> has the attribute ${attribute}="${value}"`);
        }
      }
      if (name === 'style') styles.push('a <style> element stands in the page');
      const isCode =
        name === 'script' && !('src' in attributes) && !DATA.test(attributes.type ?? '');
      script = isCode ? '' : undefined;
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag() {
      if (script !== undefined) scripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return {scripts, faults: [...blocked, ...styles]};
}

/** The name of an inline script in a content security policy. */
export function hashOfScript(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/**
 * Compares the pages of the whole site, one after the other. They may carry one inline script, the same
 * everywhere; every other piece of inline code is a fault, told with its page.
 */
export function inlineCodeOfSite(pages: Iterable<{readonly file: string; readonly html: string}>): {
  readonly hashes: readonly string[];
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  let first: string | undefined;
  for (const {file, html} of pages) {
    const {scripts, faults: own} = inspectInlineCode(html);
    faults.push(...own.map((fault) => `${file}: ${fault}`));
    first ??= scripts[0];
    const others = scripts.filter((script, index) => index > 0 || script !== first);
    faults.push(
      ...others.map((script) => `${file}: a second inline script, ${script.slice(0, 60).trim()}…`),
    );
  }
  return {hashes: first === undefined ? [] : [hashOfScript(first)], faults};
}
