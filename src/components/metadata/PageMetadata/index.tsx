import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {useRoute} from '../../../plugins/catalogue/client';

type Props = {
  /** Document id. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

/** What a page's own frontmatter says in the head; addresses are added by `theme/SiteMetadata`. */
export default function PageMetadata({id, title, description, keywords}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {indexed} = useRoute(id);
  const fullTitle = `${title} · ${siteConfig.title}`;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {!indexed && <meta name="robots" content="noindex, follow" />}
    </Head>
  );
}
