/** The site, the page and the way to it. */
import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  ContactPageLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';

import {originalLanguage} from '../site';
import {type PageContext, ids, urlOf} from './context';

/** Title and description of the context's page, as its frontmatter has them. Throws for an unknown page. */
export function wordsOfPage({content, route}: PageContext): {title: string; description: string} {
  const pages = [...content.pages, ...content.programs, ...content.legal];
  const page = pages.find(({documentId}) => documentId === route.id);
  if (!page) throw new Error(`The catalogue has no page "${route.id}".`);
  return page;
}

/** The whole site, in all its languages. */
export function websiteNode(context: PageContext): WebSiteLeaf {
  const {site} = context;
  return {
    '@type': 'WebSite',
    '@id': ids.website(context),
    name: site.catalogue.business.name,
    url: site.url + originalLanguage(site).baseUrl,
    inLanguage: site.languages.map(({htmlLang}) => htmlLang),
    publisher: {'@id': ids.business(context)},
  };
}

const PAGE_TYPES: Readonly<Record<string, 'AboutPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

/** Documents between home and a page: the menu for programs. */
function parents({route}: PageContext): string[] {
  return route.kind === 'program' ? ['home', 'massage-menu'] : ['home'];
}

/** The page itself; `mainEntity` is the name of the node that it is about, if it has one. */
export function pageNode(
  context: PageContext,
  mainEntity: string | undefined,
): WebPageLeaf | AboutPageLeaf | ContactPageLeaf {
  const {title, description} = wordsOfPage(context);
  return {
    '@type': PAGE_TYPES[context.route.id] ?? 'WebPage',
    '@id': ids.page(context),
    url: urlOf(context),
    name: title,
    description,
    inLanguage: context.language.htmlLang,
    isPartOf: {'@id': ids.website(context)},
    about: {'@id': ids.business(context)},
    ...(context.route.id !== 'home' && {breadcrumb: {'@id': ids.breadcrumbs(context)}}),
    ...(mainEntity && {mainEntity: {'@id': mainEntity}}),
  };
}

/** The way from home to an inner page; undefined for home itself. */
export function breadcrumbsNode(context: PageContext): BreadcrumbListLeaf | undefined {
  const {route, language, site} = context;
  if (route.id === 'home') return undefined;
  const steps = [...parents(context), route.id];
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumbs(context),
    itemListElement: steps.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: site.catalogue.routes.find((entry) => entry.id === id)?.labels[language.locale] ?? id,
      item: urlOf(context, id),
    })),
  };
}
