import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import Facade from '@site/src/components/ui/Facade';
import CallLink from '@site/src/components/mdx/CallLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import PageList from '@site/src/components/links/PageList';
import Button from '@site/src/components/ui/Button';
import {useGoBack} from './useGoBack';
import {useOwnLanguage} from './useOwnLanguage';
import styles from './NotFoundContent.module.css';

/** Pages that the 404 page offers. */
const OFFERED = [
  'home',
  'massage-menu',
  'masseuses',
  'contact',
  'legal/privacy-policy',
  'legal/terms-of-service',
] as const;

/** "4 ⟐ 4" before the façade: what an unknown path shows. */
export default function NotFound(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  useOwnLanguage();
  const goBack = useGoBack();
  useOwnLanguage();
  const home = useBaseUrl(usePath('home'));
  const title = translate({id: 'notFound.title', description: 'Heading of the 404 page'});
  const fullTitle = `${title} · ${siteConfig.title}`;
  return (
    <section className={styles.notFound}>
      <Head>
        <title>{fullTitle}</title>
        <meta property="og:title" content={fullTitle} />
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <Facade className={styles.facade} first />
      <div className={`wrap ${styles.words}`}>
        <p className={styles.number}>
          <span className="visuallyHidden">404</span>
          <span aria-hidden="true">4</span>
          <img src="/img/tile/panot.svg" alt="" width="300" height="300" />
          <span aria-hidden="true">4</span>
        </p>
        <h1>{title}</h1>
        <p className="lead">
          <Translate id="notFound.text" description="Text of the 404 page" />
        </p>
        <div className="row">
          <span className="scriptOnly">
            <Button variant="gold" onClick={goBack} data-needs-script={home}>
              <Translate id="notFound.back" description="Goes back one page" />
            </Button>
          </span>
          <WhatsAppLink />
          <CallLink />
        </div>
        <PageList pages={OFFERED} className={styles.links} />
      </div>
    </section>
  );
}
