/**
 * axe on a page. Called directly: its Playwright package opens a second page for every report and
 * carries the places of all rules that passed, which takes five times as long.
 */
import type {Page} from 'playwright/test';
import {type default as axe, source} from 'axe-core';

export type Findings = {
  /** What is wrong, as lines that say rule and place. */
  readonly found: string[];
  /** Places of texts whose contrast axe cannot compute. */
  readonly open: string[];
};

type Axe = typeof axe;

/** Runs every rule that axe has on by default over the page as it stands, but for those `without`. */
export async function findings(
  page: Page,
  {without = []}: {readonly without?: readonly string[]} = {},
): Promise<Findings> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (left) => {
    // A frame would have to be given the rules as well; no page has one.
    if (document.querySelector('iframe, frame')) throw new Error('The page has a frame.');
    const {run} = (window as unknown as {axe: Axe}).axe;
    const {violations, incomplete} = await run(document, {
      resultTypes: ['violations', 'incomplete'],
      rules: Object.fromEntries(left.map((rule) => [rule, {enabled: false}])),
    });
    const undecided = incomplete.filter(({id}) => id === 'color-contrast');
    return {
      found: violations.flatMap(({id, nodes}) =>
        nodes.map(({target}) => `${id}: ${String(target)}`),
      ),
      open: undecided.flatMap(({nodes}) => nodes.map(({target}) => String(target))),
    };
  }, without);
}
