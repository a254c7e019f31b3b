/** The route table: every page with its path in each language, from the slugs in front matter. */
import type {CatalogueOfLanguage, RouteEntry} from './types';

type Addressed = {
  readonly documentId: string;
  readonly slug: string;
  /** Short name of a page; programs have only `name`. */
  readonly label?: string;
  readonly name?: string;
  readonly formerly?: readonly string[] | undefined;
  readonly unlisted?: boolean | undefined;
};

/** Document ids of `sidebars.ts`: all of them, and those in the footer alone. */
type Listed = {readonly order: readonly string[]; readonly footerOnly: readonly string[]};

/** Where a page stands in the navigation: in both menus, in the footer alone, or in neither. */
function navigationOf(
  {documentId, unlisted}: Addressed,
  {order, footerOnly}: Listed,
): Pick<RouteEntry, 'navigation'> {
  if (unlisted || !order.includes(documentId)) return {navigation: 'none'};
  return footerOnly.includes(documentId) ? {navigation: 'footer'} : {};
}

/** Pages, programs and legal pages of a language, in this order; masseuses have no page of their own. */
function addressed(language: CatalogueOfLanguage): readonly Addressed[] {
  return [...language.pages, ...language.programs, ...language.legal];
}

/** Builds the table. Every language must have every page. */
export function createRouteTable(
  byLocale: Readonly<Record<string, CatalogueOfLanguage>>,
  defaultLocale: string,
  listed: Listed,
): RouteEntry[] {
  const original = byLocale[defaultLocale];
  if (!original) return [];
  const legal = new Map(original.legal.map((page) => [page.documentId, page]));
  const programs = new Set(original.programs.map((program) => program.documentId));
  const kindOf = (id: string): RouteEntry['kind'] => {
    if (legal.has(id)) return 'legal';
    return programs.has(id) ? 'program' : 'page';
  };
  return addressed(original).map((own) => {
    const id = own.documentId;
    const inEach = Object.entries(byLocale).flatMap(([locale, language]) => {
      const page = addressed(language).find((candidate) => candidate.documentId === id);
      return page ? [{locale, page}] : [];
    });
    const formerly = Object.fromEntries(
      inEach.flatMap(({locale, page}) => (page.formerly ? [[locale, page.formerly]] : [])),
    );
    return {
      id,
      kind: kindOf(id),
      indexed: legal.get(id)?.indexed ?? !own.unlisted,
      ...navigationOf(own, listed),
      slugs: Object.fromEntries(inEach.map(({locale, page}) => [locale, page.slug])),
      ...(Object.keys(formerly).length > 0 && {formerly}),
      labels: Object.fromEntries(
        inEach.map(({locale, page}) => [locale, page.label ?? page.name ?? '']),
      ),
    };
  });
}

/** The path of a slug from the site's root, with the base URL of the language. */
export function pathOf(slug: string, baseUrl: string): string {
  return baseUrl + slug.slice(1);
}
