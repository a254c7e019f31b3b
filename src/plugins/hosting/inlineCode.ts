/** What a strict content security policy has to know about a built page. */
import {createHash} from 'node:crypto';

import {load} from 'cheerio';

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
  // Content of <noscript> counts: it is there for browsers without script.
  const $ = load(html, {scriptingEnabled: false});
  const scripts = $('script:not([src])')
    .toArray()
    .filter((element) => !DATA.test(element.attribs.type ?? ''))
    .map((element) => $(element).text());
  const blocked = $('*')
    .toArray()
    .filter((node) => 'attribs' in node)
    .flatMap(({name, attribs}) =>
      Object.entries(attribs)
        .filter(([attribute]) => attribute === 'style' || /^on[a-z]+$/.test(attribute))
        .map(([attribute, value]) => `<${name}> has the attribute ${attribute}="${value}"`),
    );
  const faults = $('style')
    .toArray()
    .map(() => 'a <style> element stands in the page');
  return {scripts, faults: [...blocked, ...faults]};
}

/** The name of an inline script in a content security policy. */
export function hashOfScript(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/**
 * Compares the pages of the whole site. They may carry one inline script, the same
 * everywhere; every other piece of inline code is a fault, told with its page.
 */
export function inlineCodeOfSite(
  pages: readonly {readonly file: string; readonly html: string}[],
): {
  readonly hashes: readonly string[];
  readonly faults: readonly string[];
} {
  const seen = pages.map(({file, html}) => ({file, ...inspectInlineCode(html)}));
  const [first] = seen.flatMap(({scripts}) => scripts);
  const faults = seen.flatMap(({file, scripts, faults: own}) => [
    ...own.map((fault) => `${file}: ${fault}`),
    ...scripts
      .filter((script, index) => index > 0 || script !== first)
      .map((script) => `${file}: a second inline script, ${script.slice(0, 60).trim()}…`),
  ]);
  return {hashes: first === undefined ? [] : [hashOfScript(first)], faults};
}
