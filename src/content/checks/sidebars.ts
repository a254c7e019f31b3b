/** Checks `sidebars.ts`: what must be listed there, where, and what cannot be. */
import {nearestName} from '../errorMessages';
import {readText} from '../files';
import {type Kind, hasAddress, kindOf} from '../kinds';
import type {Problem} from '../problems';
import type {Source} from '../read';
import {lineInSidebars, nameIn} from '../sidebarShape';

const FILE = 'sidebars.ts';

/** The lists in which every page of a kind has its place; other pages may stand in none. */
const OWN_LIST: Readonly<Partial<Record<Kind, string>>> = {program: 'programs', legal: 'legal'};

/** A page, and what to write in place of its name. */
type Named = {readonly id: string; readonly message: string};

/** What is wrong with pages of the list `more`. A page of a kind with its own list has one message. */
function moreMessage(id: string, order: readonly string[]): string | undefined {
  const list = OWN_LIST[kindOf(id)];
  const isTwice = order.indexOf(id) < order.lastIndexOf(id);
  if (list && isTwice) return `Delete '${id}' from "more": it is in "${list}".`;
  if (list) return `Write '${id}' in "${list}" in place of "more".`;
  return isTwice ? `Delete '${id}' from "pages" or from "more": it is in both.` : undefined;
}

/**
 * Reports programs and legal texts without a place, pages in two places, unlisted pages in a place, and pages that do
 * not exist.
 */
export function sidebarProblems(source: Source): Problem[] {
  const {pages, order, footerOnly, defaultLocale, siteDir} = source;
  const originals = pages.filter(({id, locale}) => locale === defaultLocale && hasAddress(id));
  const existing = originals.map(({id}) => id);
  const unlisted = originals
    .filter(({id, fields}) => kindOf(id) === 'page' && fields.unlisted === true)
    .map(({id}) => id);
  const named: Named[] = [
    ...existing
      .filter((id) => OWN_LIST[kindOf(id)] && !order.includes(id))
      .map((id) => ({id, message: `Add '${id}' at its place in the order.`})),
    ...[...new Set(footerOnly)]
      .filter((id) => existing.includes(id))
      .flatMap((id) => {
        const message = moreMessage(id, order);
        return message ? [{id, message}] : [];
      }),
    ...order
      .filter((id) => unlisted.includes(id))
      .map((id) => ({id, message: `Delete '${id}': docs/${id}.mdx is unlisted.`})),
    ...order
      .filter((id) => !existing.includes(id))
      .map((id) => {
        const unplaced = existing.filter((one) => !order.includes(one));
        const near = nearestName(id, unplaced) ?? nearestName(id, existing);
        const meant = near === undefined ? '' : ` Did you mean ${near}?`;
        return {id, message: `Delete '${id}': there is no docs/${id}.mdx.${meant}`};
      }),
  ];
  if (named.length === 0) return [];
  const text = readText(siteDir, FILE);
  return named.map(({id, message}) => {
    const line = typeof text === 'string' ? lineInSidebars(text, nameIn(id)) : undefined;
    return {file: FILE, line, message};
  });
}
