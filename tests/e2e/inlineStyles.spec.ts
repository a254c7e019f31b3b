/** Before the whole style sheet has come, a page has every rule that matches something in it. */
import {SCRIPTS} from '../faults/faults';
import {pathOf} from './content';
import {expect, test} from './test';

test.use({allowed: {messages: [/Failed to load resource/]}});

const PAGES = [
  'home',
  'about',
  'massage-menu',
  'programs/ancestral-lust',
  'masseuses',
  'gallery',
  'contact',
  'casting',
  'outcall',
  'legal/privacy-policy',
];

for (const locale of ['en', 'es'] as const) {
  for (const id of locale === 'en' ? PAGES : ['home', 'programs/four-hands']) {
    test(`${locale}: ${id}`, async ({page}) => {
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(pathOf(id, locale));
      const missing = await page.evaluate(async () => {
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
            if (rule instanceof CSSStyleRule) return partsOf(rule.selectorText);
            return 'cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : [];
          });
        const address = document.getElementById('site-scripts')?.dataset.styles ?? '';
        const whole = await new CSSStyleSheet().replace(await (await fetch(address)).text());
        const inlined = document.querySelector('style')?.sheet?.cssRules;
        const own = new Set(inlined && selectorsOf(inlined).map((selector) => selector.trim()));
        const others = selectorsOf(whole.cssRules).filter((text) => !own.has(text.trim()));
        return others.filter((text) =>
          document.querySelector(text.replace(/::[\w-]+(\([^)]*\))?/g, '')),
        );
      });
      expect(missing).toEqual([]);
    });
  }
}
