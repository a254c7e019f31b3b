/**
 * Before the whole style sheet has come, a page has every rule for screens that matches something in it but for what is
 * left out of the layout until then (src/css/offscreen.css).
 */
import {LATE} from '../../src/plugins/hosting/usedRules';
import {expect, locales, pages, test} from './test';

/** Runs in an empty page: selectors of the whole style sheet that match something in a page, and that it lacks. */
async function missingIn([html, css, late]: readonly [
  html: string,
  css: string,
  late: string,
]): Promise<string[]> {
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
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const inlined = sent.querySelector('style')?.textContent ?? '';
  const isUnused = (name: string): boolean =>
    name.startsWith('--') && !inlined.includes(`var(${name}`);
  /** Of transitions, and of custom properties that the page itself does not use. */
  const showsNothing = ({style}: CSSStyleRule): boolean =>
    [...style].every((name) => name.startsWith('transition-') || isUnused(name));
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSKeyframesRule) return [];
      // What is for paper comes with the whole sheet.
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') return [];
      if (rule instanceof CSSStyleRule) return showsNothing(rule) ? [] : partsOf(rule.selectorText);
      return 'cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : [];
    });
  // Without script the page waits for the whole sheet.
  sent.querySelectorAll('noscript').forEach((element) => void element.remove());
  const rulesOf = async (text: string) => (await new CSSStyleSheet().replace(text)).cssRules;
  const own = new Set(selectorsOf(await rulesOf(inlined)).map((selector) => selector.trim()));
  // Nothing is selected before an input, which asks for the whole sheet.
  const isForInput = (text: string): boolean => text.includes('::selection');
  const others = selectorsOf(await rulesOf(css)).filter(
    (text) => !own.has(text.trim()) && !isForInput(text),
  );
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
      expect(await page.evaluate(missingIn, [html, css, LATE] as const), path).toEqual([]);
    }
  });
}
