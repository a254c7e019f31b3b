/** Checks that links and components refer to pages, headings, programs and masseuses that exist. */
import {type Body, lineOfNode, propsOf} from '../pageText';
import {noSuch} from '../errorMessages';
import type {Element} from '../mdxTree';
import type {Problem} from '../problems';
import type {Page} from '../parsePage';
import type {Source} from '../read';
import {NEEDED_PAGES, hasAddress} from '../kinds';
import {lookUp} from '../lookUp';

/** Links that components write, so that a change in docs/business.yml reaches every page. */
const BY_COMPONENT = [
  {address: /^mailto:/, component: '<MailLink />'},
  {address: /^tel:/, component: '<CallLink />'},
  {address: /^https:\/\/(?:wa\.me|api\.whatsapp)/, component: '<WhatsAppLink />'},
  {
    // Such as https://maps.app.goo.gl/x and https://www.google.es/maps/place/x.
    address: /^https:\/\/(?:maps\.|goo\.gl\/maps|(?:www\.)?google\.[a-z.]+\/maps)/,
    component: '<MapLink>',
  },
] as const;

/** Components that name a program by its id, as others do by its name in the page's language. */
const BY_PROGRAM_ID = ['Service', 'Price'];

type Targets = {
  /** Pages with an address, by id. */
  readonly pages: readonly string[];
  readonly programs: readonly string[];
  readonly masseuses: readonly string[];
  readonly namesOfMasseuses: readonly string[];
  /** By language. */
  readonly namesOfPrograms: Readonly<Record<string, readonly string[]>>;
  readonly bodyOf: (locale: string, id: string) => Body | undefined;
};

/** What links and components may refer to. */
export function targetsOf(
  {pages, locales, defaultLocale}: Source,
  bodyOf: Targets['bodyOf'],
): Targets {
  const originals = pages.filter(({locale}) => locale === defaultLocale);
  const idsIn = (folder: string): string[] =>
    originals.flatMap(({id}) => (id.startsWith(`${folder}/`) ? id.slice(folder.length + 1) : []));
  const names = (locale: string, folder: string): string[] =>
    pages
      .filter((page) => page.locale === locale && page.id.startsWith(`${folder}/`))
      .map(({fields}) => String(fields.name));
  const namesOfMasseuses = names(defaultLocale, 'masseuses');
  const namesOfPrograms = Object.fromEntries(
    locales.map((locale) => [locale, names(locale, 'programs')]),
  );
  return {
    pages: originals.map(({id}) => id).filter(hasAddress),
    programs: idsIn('programs'),
    masseuses: idsIn('masseuses'),
    // Names of masseuses are facts, those of programs words.
    namesOfMasseuses,
    namesOfPrograms,
    bodyOf,
  };
}

/** A name or an address that a writer typed. */
type Reference = {
  readonly line: number;
  /** The property of a component; absent for a link of the text. */
  readonly field?: string | undefined;
  readonly typed: string;
  /** What it refers to, in messages. */
  readonly what: string;
  /** What it may be. */
  readonly known: readonly string[];
};

type PageReference = Pick<Reference, 'line' | 'field'> & {
  readonly id: string;
  /** The id of a heading of that page. */
  readonly anchor?: string | undefined;
};

/** The anchor that opens the booking dialog, on the page to which it leads where the dialog cannot open. */
const BOOKING = {page: 'contact', anchor: 'book'} as const;

/** Such as `/massage-menu.mdx`, `/contact.mdx#map` and `#map`: the id of a page and that of a heading. */
const PAGE_LINK = /^(?:\/(.+)\.mdx)?(?:#(.+))?$/;

/** Problems of one reference. */
function unknownName({file}: Page, {line, field, typed, what, known}: Reference): Problem[] {
  return known.includes(typed) ? [] : [{file, line, field, message: noSuch(what, typed, known)}];
}

/** Problems of a reference from a page to another page, or to a heading. */
function unknownPage(
  page: Page,
  {id, anchor, ...place}: PageReference,
  targets: Targets,
): Problem[] {
  if (!targets.pages.includes(id)) {
    return unknownName(page, {...place, typed: id, what: 'page', known: targets.pages});
  }
  if (anchor === BOOKING.anchor) {
    const message =
      'Write /contact.mdx#book, or page="contact" suffix="#book": where the booking dialog cannot open, this leads nowhere.';
    return id === BOOKING.page ? [] : [{file: page.file, ...place, message}];
  }
  const headings = targets.bodyOf(page.locale, id)?.headings;
  if (!anchor || !headings || headings.some((heading) => heading.id === anchor)) return [];
  const known = headings.map((heading) => `#${heading.id}`);
  const what = `heading of /${id}.mdx with the id`;
  return unknownName(page, {...place, typed: `#${anchor}`, what, known});
}

/** Problems of one link of the text. */
function textLinkProblems(page: Page, node: Body['links'][number], targets: Targets): Problem[] {
  const {file, id: self} = page;
  const {url} = node;
  const line = lineOfNode(node);
  const component = BY_COMPONENT.find(({address}) => address.test(url))?.component;
  if (component) {
    return [{file, line, message: `Write ${component} in place of the address ${url}.`}];
  }
  if (url.startsWith('https://')) return [];
  const [isInside, id, anchor] = PAGE_LINK.exec(url) ?? [];
  if (isInside) return unknownPage(page, {line, id: id ?? self, anchor}, targets);
  const message = `Link to a page by its file, such as /massage-menu.mdx, or to https:// in place of ${url || 'nothing'}.`;
  return [{file, line, message}];
}

/** Problems of what one component refers to. */
function componentLinkProblems(page: Page, node: Element, targets: Targets): Problem[] {
  const line = lineOfNode(node);
  const props = propsOf(node);
  const textIn = (name: string): string => {
    const value = props[name];
    return typeof value === 'string' ? value : '';
  };
  const refer = (
    prop: string,
    reference: Pick<Reference, 'typed' | 'what' | 'known'>,
  ): Problem[] =>
    reference.typed ? unknownName(page, {line, field: `<${node.name} ${prop}>`, ...reference}) : [];
  const suffix = textIn('suffix');
  const anchor = /^#(.+)/.exec(suffix)?.[1];
  const selected = /^\?selected=(.+)/.exec(suffix)?.[1] ?? '';
  const id = textIn('page');
  const needed = lookUp(NEEDED_PAGES, node.name ?? '');
  const programs = BY_PROGRAM_ID.includes(node.name ?? '')
    ? targets.programs
    : (targets.namesOfPrograms[page.locale] ?? []);
  return [
    ...(needed ? unknownPage(page, {line, field: `<${node.name}>`, id: needed}, targets) : []),
    ...(id ? unknownPage(page, {line, field: `<${node.name} page>`, id, anchor}, targets) : []),
    ...refer('suffix', {typed: selected, what: 'masseuse', known: targets.masseuses}),
    ...refer('program', {typed: textIn('program'), what: 'program', known: programs}),
    ...refer('masseuse', {
      typed: textIn('masseuse'),
      what: 'masseuse',
      known: targets.namesOfMasseuses,
    }),
  ];
}

/** Ids of the pages to which a text leads, by links and by the property `page` of components. */
export const linkedPages = (body: Body): string[] => [
  ...body.links.flatMap(({url}) => PAGE_LINK.exec(url)?.[1] ?? []),
  ...body.elements.flatMap(({node}) => {
    const {page} = propsOf(node);
    return typeof page === 'string' ? page : [];
  }),
];

/** Reports each link and each property whose target does not exist. */
export const linkProblems = (page: Page, body: Body, targets: Targets): Problem[] => [
  ...body.links.flatMap((node) => textLinkProblems(page, node, targets)),
  ...body.elements.flatMap(({node}) => componentLinkProblems(page, node, targets)),
];
