/** Browser side of the catalogue: hooks that components ask for routes and contact facts. */
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {type Language, languageOf} from '../../content/languages';
import {broughtPage} from './brought';
import type {CatalogueGlobalData} from './frame';
import type {RouteEntry} from '../../content/types';

/** Routes, contact facts and derived prices of the house. */
export function useCatalogue(): CatalogueGlobalData {
  return usePluginData('catalogue') as CatalogueGlobalData;
}

/** The language of the page being shown. */
export function useLocale(): string {
  return useDocusaurusContext().i18n.currentLocale;
}

/** The language of the page being shown, with its tag for `Intl`. */
export function useLanguage(): Language {
  const {i18n} = useDocusaurusContext();
  return languageOf(i18n, i18n.currentLocale);
}

/**
 * A page by its document id: one that the frame names, the page being shown, or one that its text names.
 * Throws for another id: a link to nowhere is a mistake in code.
 */
export function useRoute(id: string): RouteEntry {
  const {routes} = useCatalogue();
  const route = broughtPage(id)?.route ?? routes.find((entry) => entry.id === id);
  if (!route) throw new Error(`There is no page with the id "${id}" in the route table.`);
  return route;
}

/** Path of a page below the base URL of the current language, for Docusaurus' `<Link to>`. */
export function usePath(id: string): string {
  const {slugs} = useRoute(id);
  return slugs[useLocale()] ?? '/';
}
