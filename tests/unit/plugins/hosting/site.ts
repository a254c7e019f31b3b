/** The site with other routes, for tests of hosting. */
import type {Site} from '../../../../src/plugins/hosting/site';
import type {RouteEntry} from '../../../../src/content/types';
import {catalogue} from '../../realContent';

export const ENGLISH = {locale: 'en', htmlLang: 'en-US', baseUrl: '/'};
export const SPANISH = {locale: 'es', htmlLang: 'es-ES', baseUrl: '/es/'};

/** An entry of the route table. */
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

/** The site with these routes instead of its own. */
export const siteOf = (...routes: RouteEntry[]): Site => ({
  url: 'https://house.test',
  languages: [ENGLISH, SPANISH],
  catalogue: {...catalogue, routes},
});
