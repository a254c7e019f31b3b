/**
 * Runs axe in a page. Its Playwright package would take five times as long: it opens a second page for every report
 * and returns the elements of all rules that passed.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type axe from 'axe-core';
import type {Page} from 'playwright/test';

/** Minified, which a page reads in half the time. */
const SOURCE = readFileSync(path.join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');

export type Findings = {
  /** What is wrong: rule and selector, one a line. */
  readonly found: string[];
  /** Selectors of texts whose contrast axe cannot compute. */
  readonly open: string[];
};

type Axe = typeof axe;

/** Runs every rule that axe has on by default, except those in `without`, over the page as it is now. */
export async function findings(
  page: Page,
  {without = []}: {readonly without?: readonly string[]} = {},
): Promise<Findings> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  return page.evaluate(async (left) => {
    // The rules would have to be loaded into a frame too; no page has one.
    if (document.querySelector('iframe, frame')) throw new Error('The page has a frame.');
    const {run} = (window as unknown as {axe: Axe}).axe;
    const {violations, incomplete} = await run(document, {
      resultTypes: ['violations', 'incomplete'],
      // Style sheets would be read for an experimental rule alone, which is off.
      preload: {assets: ['media']},
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
