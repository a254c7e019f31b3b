/**
 * What an author may use in a page's text: the one list of components, their properties and the
 * values these take. `npm run check` holds every page against it, and the table in
 * `src/components/README.md` is made from it.
 */
import {BLOCKS} from './blocks';
import {FACTS} from './facts';
import {type AuthorComponent, type Property, choice} from './kinds';
import {LINKS} from './links';
import {PAGE_PARTS} from './pageParts';
import {PROGRAM_PARTS} from './programParts';

export type {AuthorComponent, Property} from './kinds';

export const AUTHOR_COMPONENTS: readonly AuthorComponent[] = [
  ...BLOCKS,
  ...FACTS,
  ...LINKS,
  ...PAGE_PARTS,
  ...PROGRAM_PARTS,
];

/** Components of the authors' rooms that a page cannot use, and why. */
export const NOT_FOR_PAGES: Readonly<Record<string, string>> = {
  AllPrograms: 'ends the lists of programs in menu and footer',
  ContactAnchor: 'CallLink and WhatsAppLink are made of it',
  CheckList: 'its items come from frontmatter; around a Markdown list use MarkdownCheckList',
  Facade: 'CallToAction stands before it',
  HeroPhoto: 'PageHero shows it, from the page’s photo',
  TileFloor: 'PageHero shows it with ground="floor"',
  PageList: 'menus and footer are made of it',
  Price: 'an amount is never typed; PriceRange and the pages of programs show prices',
};

/** Plain elements that Markdown has no sign for, and the properties each may have. */
export const PLAIN_ELEMENTS: Readonly<Record<string, readonly Property[]>> = {
  div: [{name: 'className', type: choice('row', 'wrap', 'subtitle', 'meta', 'ledger')}],
  span: [{name: 'lang', type: {kind: 'name', of: 'language'}, required: true}],
  i: [{name: 'lang', type: {kind: 'name', of: 'language'}}],
  br: [],
  sup: [],
  // A heading that is heard only.
  h2: [{name: 'className', type: choice('visuallyHidden'), required: true}],
  h3: [{name: 'className', type: choice('visuallyHidden'), required: true}],
  sub: [],
};

/** How an author imports components of one module. */
export function importLines(components: readonly AuthorComponent[]): string {
  const main = components.find(({named}) => !named)?.name;
  const parts = components.filter(({named}) => named).map(({name}) => name);
  const braces = parts.length > 0 ? `{${parts.join(', ')}}` : undefined;
  const names = [main, braces].filter(Boolean).join(', ');
  return `import ${names} from '${components[0]?.module ?? ''}';`;
}

/** What a remedy adds where a page does not import the component that it names yet; nothing where it does. */
export function importToAdd(name: string, body: string): string {
  const component = AUTHOR_COMPONENTS.find((one) => one.name === name);
  const isImported = new RegExp(String.raw`^import .*\b${name}\b`, 'm').test(body);
  return component && !isImported ? ` ${addImport(importLine(component))}` : '';
}

/** The same for a component as a remedy writes it, `<CallLink />`: the first one where it writes several. */
export const importOfTag = (written: string, body: string): string =>
  importToAdd(/<(\w+)/.exec(written)?.[1] ?? '', body);

/** What to do with an import that a page lacks. */
export const addImport = (line: string): string => `Add to the imports at the top: ${line}`;

/** How an author imports a component. */
export function importLine(component: AuthorComponent): string {
  return importLines([component]);
}
