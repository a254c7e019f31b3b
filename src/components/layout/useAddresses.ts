import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useLanguage} from '@site/src/plugins/catalogue/client';
import {pathOf} from '@site/src/content/routes';
import type {RouteEntry} from '@site/src/content/types';

type Addresses = {
  /** Name of the business: the same on every page and in every language. */
  readonly businessId: string;
  /** Full address of a page of the current language by its slug. */
  readonly addressOf: (slug: string) => string;
  /** Label and full address of a page in the current language. */
  readonly pageOf: (route: RouteEntry) => {readonly label: string; readonly url: string};
};

/** Addresses and names of what structured data speaks of. */
export function useAddresses(): Addresses {
  const {url} = useDocusaurusContext().siteConfig;
  const {locale, baseUrl} = useLanguage();
  const addressOf = (slug: string): string => url + pathOf(slug, baseUrl);
  return {
    businessId: `${url}/#business`,
    addressOf,
    pageOf: ({labels, slugs}) => ({
      label: labels[locale] ?? '',
      url: addressOf(slugs[locale] ?? '/'),
    }),
  };
}
