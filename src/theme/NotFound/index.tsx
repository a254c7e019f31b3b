// Override (eject): the 404 page in the site's frame and the language of the path's prefix.
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import Frame from '../../components/page/Frame';
import NotFoundPage from '../../components/page/NotFound';

/** Every path that is not in the route table. */
export default function NotFound(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const title = translate({
    id: 'notFound.title',
    message: 'Page Not Found',
    description: 'Heading of the 404 page',
  });
  return (
    <Frame>
      <Head>
        <title>{`${title} · ${siteConfig.title}`}</title>
        <meta property="og:title" content={`${title} · ${siteConfig.title}`} />
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <NotFoundPage title={title} />
    </Frame>
  );
}
