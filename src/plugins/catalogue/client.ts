/** Browser side of the catalogue: hooks that components ask for routes and contact facts. */
import {useActiveDocContext, useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import {type Language, languageOf} from '../../content/browser/languageOf';
import {pathOf} from '../../content/browser/routes';
import type {CatalogueGlobalData} from './data';
import type {Legal, Page, Program, RouteEntry} from '../../content/browser/types';

/** A page of the route table, as the browser has it. */
export type Route = CatalogueGlobalData['routes'][number];

/** Routes, contact facts and derived prices of the house. */
export function useCatalogue(): CatalogueGlobalData {
  return usePluginData('catalogue') as CatalogueGlobalData;
}

/** Fields of the page being shown: facts and words, as the content check has validated them. Throws outside of pages. */
export function usePageFields<Kind extends Page | Program | Legal>(): Kind {
  const {id: documentId, frontMatter} = useDoc().metadata;
  const id = documentId.split('/').at(-1) ?? '';
  return {...frontMatter, id, documentId} as unknown as Kind;
}

/** The photo of the page being shown: of its hero, or of its last call where that has one of its own. */
export function usePagePhoto(place: 'hero' | 'closing' = 'hero') {
  const {hero, closingPhoto} = usePageFields<Page>();
  return (place === 'closing' && closingPhoto) || hero;
}

/** The language of the page being shown. */
export const useLocale = (): string => useDocusaurusContext().i18n.currentLocale;

/** The language of the page being shown, with its tag for `Intl`. */
export function useLanguage(): Language {
  const {i18n} = useDocusaurusContext();
  return languageOf(i18n, i18n.currentLocale);
}

/** A page by its document id. Throws for an unknown id: a link to nowhere is a mistake in code. */
export function useRoute(id: string): Route {
  const route = useCatalogue().routes.find((entry) => entry.id === id);
  if (!route) throw new Error(`There is no page with the id "${id}" in the route table.`);
  return route;
}

/** Path of a page in the current language, from the site's root. */
export function usePath(id: string): string {
  const {slugs} = useRoute(id);
  const {locale, baseUrl} = useLanguage();
  return pathOf(slugs[locale] ?? '/', baseUrl);
}

/** Document ids of the pages of a kind in the top menu or in the footer, in the order of `sidebars.ts`. */
export function usePages(
  kind: RouteEntry['kind'],
  place: 'menu' | 'footer' = 'footer',
): readonly string[] {
  const isThere = ({navigation}: Route): boolean =>
    navigation === undefined || navigation === place;
  return useCatalogue()
    .routes.filter((route) => route.kind === kind && isThere(route))
    .map(({id}) => id);
}

/** The page being shown, or undefined on an unknown path. */
export function useCurrentPage(): Route | undefined {
  const {activeDoc} = useActiveDocContext(undefined);
  return useCatalogue().routes.find(({id}) => id === activeDoc?.id);
}

/** Whether a navigation entry stands for the page being shown; programs belong to the menu. */
export function isCurrent(id: string, current: Route | undefined): boolean {
  return current?.id === id || (id === 'massage-menu' && current?.kind === 'program');
}
