/** Checks `sidebars.ts`: what must be listed there, where, and what cannot be. */
import {type Kind, hasAddress, kindOf} from '../kinds';
import type {Problem} from '../problems';
import type {Source} from '../read';

/** The lists in which every page of a kind has its place; other pages may stand in none. */
const OWN_LIST: Readonly<Partial<Record<Kind, string>>> = {program: 'programs', legal: 'legal'};

/** Reports programs and legal texts without a place, pages in two places, and pages that do not exist. */
export function sidebarProblems({pages, order, footerOnly, defaultLocale}: Source): Problem[] {
  const existing = pages
    .filter(({id, locale}) => locale === defaultLocale && hasAddress(id))
    .map(({id}) => id);
  const messages = [
    ...existing
      .filter((id) => OWN_LIST[kindOf(id)] && !order.includes(id))
      .map((id) => `Add '${id}' at its place in the order.`),
    ...footerOnly
      .filter((id) => order.indexOf(id) < order.lastIndexOf(id))
      .map((id) => `Delete '${id}' from "pages" or from "more": it is in both.`),
    ...footerOnly.flatMap((id) => {
      const list = OWN_LIST[kindOf(id)];
      return list ? `Write '${id}' in "${list}" in place of "more".` : [];
    }),
    ...order
      .filter((id) => !existing.includes(id))
      .map((id) => `Delete '${id}': there is no docs/${id}.mdx.`),
  ];
  return messages.map((message) => ({file: 'sidebars.ts', message}));
}
