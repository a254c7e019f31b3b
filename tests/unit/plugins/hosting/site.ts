/** The site with other routes, for tests of hosting. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Site} from '../../../../src/plugins/hosting/addresses';
import {fillTemplate} from '../../../../src/plugins/hosting/fillTemplate';
import type {HostRules} from '../../../../src/plugins/hosting/hostRules';
import type {RouteEntry} from '../../../../src/content/browser/types';
import {catalogue} from '../../realContent';

const ENGLISH = {locale: 'en', label: 'English', htmlLang: 'en-US', baseUrl: '/'};
const SPANISH = {locale: 'es', label: 'Español', htmlLang: 'es-ES', baseUrl: '/es/'};

/** An entry of the route table. */
export const page = (
  id: string,
  slugs: RouteEntry['slugs'],
  more: Partial<RouteEntry> = {},
): RouteEntry => ({
  id,
  kind: id.startsWith('programs/') ? 'program' : 'page',
  indexed: true,
  slugs,
  labels: {en: id, es: id},
  ...more,
});

/** The site with these routes instead of its own. */
export const siteOf = (...routes: RouteEntry[]): Site => ({
  url: 'https://house.test',
  languages: [ENGLISH, SPANISH],
  catalogue: {...catalogue, routes},
});

/** A file of `hosting/`, filled with rules. */
export const filled = (file: string, rules: HostRules): string =>
  fillTemplate(
    readFileSync(path.join(import.meta.dirname, '../../../../hosting', file), 'utf8'),
    rules,
  );
