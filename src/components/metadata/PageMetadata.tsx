import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {paymentWays} from '@site/src/components/labels/vocabularies';
import {
  usePagePhoto,
  useCatalogue,
  useLanguage,
  usePageFields,
  useRoute,
} from '@site/src/plugins/catalogue/client';
import type {Page, Program} from '@site/src/content/browser/types';
import {cardAddress} from '@site/src/plugins/pictures/client';
import {CARD_HEIGHT, CARD_WIDTH, DEFAULT_PHOTO} from '@site/src/plugins/pictures/widths';
import StructuredData, {type SchemaNode, useAddresses, businessNode} from './StructuredData';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
};

const PAGE_TYPES: Readonly<Record<string, string>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

/** Pages that describe the whole business; the others refer to it. */
const WITH_BUSINESS: readonly string[] = ['home', 'about', 'contact'];

/** The business with everything that search engines are to know of it, the same on each page. */
function useBusinessInFull(): SchemaNode {
  const {siteConfig} = useDocusaurusContext();
  const catalogue = useCatalogue();
  const {priceRange, housePhotos} = catalogue;
  const prices = new Set([priceRange.minEur, priceRange.maxEur]);
  return {
    ...businessNode(catalogue, siteConfig.url),
    image: housePhotos.map((photo) => siteConfig.url + cardAddress(photo)),
    priceRange: `${[...prices].join('–')} EUR`,
    currenciesAccepted: 'EUR',
    paymentAccepted: paymentWays(),
  };
}

/** Structured data of a page with its breadcrumbs; on the home page, of the website. */
function PageData({id, title, description}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {business} = useCatalogue();
  const house = useBusinessInFull();
  const {htmlLang} = useLanguage();
  const {businessId, pageOf} = useAddresses();
  const [home, menu, route] = [useRoute('home'), useRoute('massage-menu'), useRoute(id)];
  const {url} = pageOf(route);
  const isHome = id === 'home';
  const page = {
    '@type': PAGE_TYPES[id] ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: htmlLang,
    about: {'@id': businessId},
  } as SchemaNode;
  const site: SchemaNode = {
    '@type': 'WebSite',
    '@id': `${siteConfig.url}/#website`,
    name: business.name,
    url: `${siteConfig.url}/`,
    publisher: {'@id': businessId},
  };
  const trail = [home, ...(route.kind === 'program' ? [menu] : []), route].map(pageOf);
  const breadcrumbs: SchemaNode = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: step.url,
    })),
  };
  const described = WITH_BUSINESS.includes(id) ? [house] : [];
  return <StructuredData nodes={[page, isHome ? site : breadcrumbs, ...described]} />;
}

const programTitle = (name: string, city: string): string =>
  translate(
    {
      id: 'program.title',
      message: '{name}, massage in {city}',
      description: 'Title of a program’s page: browser’s tab and search results',
    },
    {name, city},
  );

/** Metadata from a page's front matter; `theme/SiteMetadata` adds canonical and alternate URLs. */
export default function PageMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {city} = useCatalogue().business.address;
  const fields = usePageFields<Page | Program>();
  const {documentId: id, description, keywords} = fields;
  const title = fields.title ?? ('name' in fields ? programTitle(fields.name, city) : '');
  const {indexed = true} = useRoute(id);
  const card = siteConfig.url + cardAddress(usePagePhoto() ?? DEFAULT_PHOTO);
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={keywords.join(', ')} />
        {/* Without the name of the house, as WhatsApp asks for it: og:site_name has that. */}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta property="og:image" content={card} />
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content={String(CARD_WIDTH)} />
        <meta property="og:image:height" content={String(CARD_HEIGHT)} />
        <meta property="og:image:alt" content={title} />
        <meta name="twitter:image" content={card} />
        <meta name="twitter:image:alt" content={title} />
        {!indexed && <meta name="robots" content="noindex, follow" />}
      </Head>
      <PageData id={id} title={title} description={description} />
    </>
  );
}
