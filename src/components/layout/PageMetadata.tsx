import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import PageData from './PageData';
import {usePagePhoto} from '@site/src/components/ui/usePagePhoto';
import type {Page, Program} from '@site/src/content/types';
import {useCatalogue, usePageFields, useRoute} from '@site/src/plugins/catalogue/client';
import {cardAddress} from '@site/src/plugins/pictures/client';
import {CARD_HEIGHT, CARD_WIDTH, DEFAULT_PHOTO} from '@site/src/plugins/pictures/widths';

/** The title of a program that has none of its own. */
const programTitle = (name: string, city: string): string =>
  translate(
    {
      id: 'program.title',
      message: '{name}, massage in {city}',
      description: 'Title of a program in the tab of the browser and in search results',
    },
    {name, city},
  );

/** What a page's own frontmatter says in the head; addresses are added by `theme/SiteMetadata`. */
export default function PageMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {city} = useCatalogue().business.address;
  const fields = usePageFields<Page | Program>();
  const {documentId: id, description, keywords} = fields;
  const title = fields.title ?? ('name' in fields ? programTitle(fields.name, city) : '');
  const {indexed} = useRoute(id);
  const card = siteConfig.url + cardAddress(usePagePhoto() ?? DEFAULT_PHOTO);
  const fullTitle = `${title} · ${siteConfig.title}`;
  return (
    <>
      <Head>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={keywords.join(', ')} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta name="twitter:title" content={fullTitle} />
        <meta name="twitter:description" content={description} />
        <meta property="og:image" content={card} />
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content={String(CARD_WIDTH)} />
        <meta property="og:image:height" content={String(CARD_HEIGHT)} />
        <meta property="og:image:alt" content={fullTitle} />
        <meta name="twitter:image" content={card} />
        <meta name="twitter:image:alt" content={fullTitle} />
        {!indexed && <meta name="robots" content="noindex, follow" />}
      </Head>
      <PageData id={id} title={title} description={description} image={card} />
    </>
  );
}
