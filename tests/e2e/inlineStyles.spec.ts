/**
 * Before the whole style sheet has come, a page has every rule for screens that matches something in it but for what is
 * left out of the layout until then (src/css/offscreen.css).
 */
import {expect, locales, pages, test} from './test';

/** Runs in an empty page: selectors of the whole style sheet that match something in a page, and that it lacks. */
async function missingIn([html, css]: readonly [html: string, css: string]): Promise<string[]> {
  // At commas outside parentheses.
  const partsOf = (text: string): string[] => {
    let depth = 0;
    const parts = [''];
    for (const sign of text) {
      depth += Number(sign === '(') - Number(sign === ')');
      if (sign === ',' && depth === 0) parts.push('');
      else parts.push(`${parts.pop() ?? ''}${sign}`);
    }
    return parts;
  };
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSKeyframesRule) return [];
      // What is for paper comes with the whole sheet.
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') return [];
      if (rule instanceof CSSStyleRule) return partsOf(rule.selectorText);
      return 'cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : [];
    });
  const sent = new DOMParser().parseFromString(html, 'text/html');
  // Without script the page waits for the whole sheet.
  sent.querySelectorAll('noscript').forEach((element) => void element.remove());
  const rulesOf = async (text: string) => (await new CSSStyleSheet().replace(text)).cssRules;
  const inlined = await rulesOf(sent.querySelector('style')?.textContent ?? '');
  const own = new Set(selectorsOf(inlined).map((selector) => selector.trim()));
  const late = '.late:nth-child(n + 3), main:has(.late:nth-child(n + 3)) + footer';
  const others = selectorsOf(await rulesOf(css)).filter((text) => !own.has(text.trim()));
  /** Such as ::before and ::part(title), which no document has as elements. */
  const pseudoElement = /::[\w-]+(\([^)]*\))?/g;
  return others.filter((text) =>
    [...sent.querySelectorAll(text.replace(pseudoElement, ''))].some(
      (element) => !element.closest(late),
    ),
  );
}

for (const {locale} of locales) {
  test(`every page in ${locale} has its rules`, async ({page, request}) => {
    const textAt = async (path: string) => (await request.get(path)).text();
    let css = '';
    for (const {path} of pages.filter((one) => one.locale === locale)) {
      const html = await textAt(path);
      css ||= await textAt(/data-styles="?([^"\s>]+)/.exec(html)?.[1] ?? '');
      expect(css.length).toBeGreaterThan(10_000);
      expect(await page.evaluate(missingIn, [html, css] as const), path).toEqual([]);
    }
  });
}
