/** Former addresses that lead to a page: one table for every kind of host. */
import {pathOf} from '../../content/routes';
import {type Site, pagePath} from './site';

export type Redirect = {
  /** Paths from the site's root. */
  readonly from: string;
  readonly to: string;
  /** Document id of the page that `to` is. */
  readonly page: string;
  /** The language of that page. */
  readonly locale: string;
};

/**
 * Every address that the front matter of a page names in `formerly`. The content check has made sure that each
 * is named once and is the address of no page.
 */
export const createRedirects = ({catalogue, languages}: Site): Redirect[] =>
  languages.flatMap((language) =>
    catalogue.routes.flatMap((route) =>
      (route.formerly?.[language.locale] ?? []).map((slug) => ({
        from: pathOf(slug, language.baseUrl),
        to: pagePath(route, language),
        page: route.id,
        locale: language.locale,
      })),
    ),
  );
