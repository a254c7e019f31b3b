/** Fills the templates in `hosting/`, which are written for Mustache: https://mustache.github.io/mustache.5.html */
import Mustache, {type TemplateSpans} from 'mustache';

import type {HostRules} from './hostRules';

/** Characters that have a meaning in the configuration of a host, such as the quotation mark. */
const MISREAD = /["\\$%{}]/;

/** Mustache leaves a gap empty where nothing fills it: throws for a name that the rules do not have. */
function assertFilled(tokens: TemplateSpans, known: Readonly<Record<string, unknown>>): void {
  for (const [kind, name, , , inner] of tokens) {
    if (kind === 'text') continue;
    if (!(name in known)) throw new Error(`Nothing fills {{${name}}}.`);
    const [item] = known[name] as readonly Readonly<Record<string, unknown>>[];
    if (kind === '#' && item) assertFilled(inner as TemplateSpans, {...known, ...item});
  }
}

/**
 * The text of a template. Throws for a name that nothing fills, and for an item of a list that a host would misread.
 */
export function fillTemplate(template: string, {values, lists}: HostRules): string {
  const misread = Object.values(lists)
    .flatMap((items) => items.flatMap((item) => Object.values(item)))
    .find((value) => MISREAD.test(value));
  if (misread !== undefined) throw new Error(`Hosts cannot read ${misread}.`);
  const view = {...values, ...lists};
  assertFilled(Mustache.parse(template), view);
  // The files are not HTML: nothing is escaped.
  return Mustache.render(template, view, {}, {escape: String});
}
