/** A tiny site for tests: three pages in two languages. */
import type {Site} from '../../../../src/plugins/hosting/site';
import type {RouteEntry} from '../../../../src/content/types';
import {createCatalogue} from '../../../../src/content/catalogue';
import {validSite} from '../../content/fixtureSite';

const {catalogue} = createCatalogue(validSite());
if (!catalogue) throw new Error('The tiny site is not valid.');

export const ENGLISH = {locale: 'en', htmlLang: 'en-US', baseUrl: '/'};
export const SPANISH = {locale: 'es', htmlLang: 'es-ES', baseUrl: '/es/'};

/** A page of the route table. */
export const page = (
  id: string,
  en: string,
  es: string,
  more: Partial<RouteEntry> = {},
): RouteEntry => ({
  id,
  kind: id.startsWith('programs/') ? 'program' : 'page',
  indexed: true,
  slugs: {en, es},
  labels: {en: id, es: id},
  ...more,
});

/** The tiny site with other routes. */
export const siteOf = (...routes: RouteEntry[]): Site => ({
  url: 'https://house.test',
  languages: [ENGLISH, SPANISH],
  catalogue: {...catalogue, routes},
});
