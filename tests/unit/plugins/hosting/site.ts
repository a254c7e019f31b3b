/** The site with a few routes of its own, for tests of what hosts need. */
import type {Site} from '../../../../src/plugins/hosting/site';
import type {RouteEntry} from '../../../../src/content/types';
import {catalogue} from '../../realContent';

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

/** The site with these routes in the place of its own. */
export const siteOf = (...routes: RouteEntry[]): Site => ({
  url: 'https://house.test',
  languages: [ENGLISH, SPANISH],
  catalogue: {...catalogue, routes},
});
