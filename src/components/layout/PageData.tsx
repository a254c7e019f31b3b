import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {
  BreadcrumbListLeaf,
  HealthAndBeautyBusinessLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';

import {paymentWays} from '@site/src/components/labels/paymentWays';
import {useCatalogue, useLanguage, useRoute} from '@site/src/plugins/catalogue/client';
import {businessNode} from './business';
import StructuredData from './StructuredData';
import {useAddresses} from './useAddresses';

type Props = {
  /** Document id. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Full address of the page's picture, as for social cards. */
  readonly image: string;
};

const PAGE_TYPES: Readonly<Record<string, WebPageLeaf['@type'] | 'AboutPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

/** Pages that tell everything about the house; all others name it. */
const WITH_BUSINESS: readonly string[] = ['home', 'about', 'contact'];
/** Pages that show how to pay. */
const WITH_PAYMENT: readonly string[] = ['about', 'contact'];

/** What search engines are told about a page: what it is, the way to it, and the house. */
export default function PageData({id, title, description, image}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {business, priceRange} = useCatalogue();
  const {htmlLang} = useLanguage();
  const {businessId, pageOf} = useAddresses();
  const [home, menu, own] = [useRoute('home'), useRoute('massage-menu'), useRoute(id)];
  const {url} = pageOf(own);
  const isHome = id === 'home';
  const page = {
    '@type': PAGE_TYPES[id] ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: htmlLang,
    about: {'@id': businessId},
  } as WebPageLeaf;
  const site: WebSiteLeaf = {
    '@type': 'WebSite',
    '@id': `${siteConfig.url}/#website`,
    name: business.name,
    url: `${siteConfig.url}/`,
    publisher: {'@id': businessId},
  };
  const way = [home, ...(own.kind === 'program' ? [menu] : []), own].map(pageOf);
  const breadcrumbs: BreadcrumbListLeaf = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: step.url,
    })),
  };
  const house: HealthAndBeautyBusinessLeaf = {
    ...businessNode(business, siteConfig.url),
    image,
    priceRange: `${priceRange.minEur}–${priceRange.maxEur} EUR`,
    ...(WITH_PAYMENT.includes(id) && {currenciesAccepted: 'EUR', paymentAccepted: paymentWays()}),
  };
  return (
    <StructuredData
      nodes={[
        page,
        ...(isHome ? [site] : [breadcrumbs]),
        ...(WITH_BUSINESS.includes(id) ? [house] : []),
      ]}
    />
  );
}
