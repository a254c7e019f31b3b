/** What structured data of one page is made from. */
import {SITE_ROOT} from '../../../content/siteRoot';
import type {CatalogueOfLanguage, RouteEntry} from '../../../content/types';
import {type Language, type Site, pageUrl} from '../site';
import type {Words} from '../words';

/** One published file of a picture; sizes in pixels. */
export type ImageFile = {readonly url: string; readonly width: number; readonly height: number};

export type PageContext = {
  readonly site: Site;
  readonly language: Language;
  readonly route: RouteEntry;
  /** The catalogue in the page's language. */
  readonly content: CatalogueOfLanguage;
  readonly words: Words;
  /** The largest JPEG of a file in `docs/pictures`; its address starts at the site's root. */
  readonly imageOf: (file: string) => ImageFile | undefined;
};

/** Names of nodes: the same wherever a node is mentioned, so that readers can join them. */
export const ids = {
  business: ({site}: PageContext): string => `${site.url}${SITE_ROOT}#business`,
  website: ({site}: PageContext): string => `${site.url}${SITE_ROOT}#website`,
  page: (context: PageContext): string => `${urlOf(context)}#page`,
  breadcrumbs: (context: PageContext): string => `${urlOf(context)}#breadcrumbs`,
  gallery: (context: PageContext): string => `${urlOf(context)}#gallery`,
  menu: (context: PageContext): string => `${urlOf(context)}#menu`,
  /** A program's service; named after its own page, whichever page mentions it. */
  service: (context: PageContext, documentId: string): string =>
    `${urlOf(context, documentId)}#service`,
};

/** Address of the context's page, or of another page in the same language. Throws for an unknown id. */
export function urlOf(context: PageContext, documentId: string = context.route.id): string {
  const route = context.site.catalogue.routes.find(({id}) => id === documentId);
  if (!route) throw new Error(`There is no page with the id "${documentId}" in the route table.`);
  return pageUrl(context.site, route, context.language);
}
