/** The pages under test, from the route table that the build published. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {RouteEntry} from '../../src/content/browser/types';

type SiteMap = {
  readonly locales: readonly {
    readonly locale: string;
    readonly htmlLang: string;
    /** The language's own name for itself. */
    readonly label: string;
    readonly baseUrl: string;
  }[];
  readonly routes: readonly RouteEntry[];
};

const file = path.join(process.cwd(), '.docusaurus/catalogue/default/site.json');

/** Languages and pages of the last build. */
export const {locales, routes} = JSON.parse(readFileSync(file, 'utf8')) as SiteMap;

/** Codes of all languages, the original first, for tests of what holds in every language. */
export const languageCodes: readonly string[] = locales.map(({locale}) => locale);

export type TestPage = {
  readonly id: string;
  readonly locale: string;
  readonly htmlLang: string;
  readonly path: string;
  readonly indexed: boolean;
};

/** Every page in every language. */
export const pages: readonly TestPage[] = locales.flatMap(({locale, htmlLang, baseUrl}) =>
  routes.map(({id, slugs, indexed}) => ({
    id,
    locale,
    htmlLang,
    path: baseUrl + (slugs[locale] ?? '/').slice(1),
    indexed,
  })),
);

/** Addresses that no page has: each shows the 404 page of its language. */
export const NOT_FOUND: readonly Pick<TestPage, 'id' | 'locale' | 'path'>[] = locales.map(
  ({locale, baseUrl}) => ({id: '404', locale, path: `${baseUrl}no-such-page`}),
);

const folderOf = (id: string): string => id.slice(0, id.indexOf('/') + 1);

/** Ids of one page of each kind: every page outside folders, and the first of each folder. */
export const kinds: readonly string[] = routes
  .map(({id}) => id)
  .filter((id, index, ids) => {
    const folder = folderOf(id);
    return !folder || ids.findIndex((other) => folderOf(other) === folder) === index;
  });
