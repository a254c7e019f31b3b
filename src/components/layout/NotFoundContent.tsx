import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect} from 'react';

import PageList from '@site/src/components/links/PageList';
import CallLink from '@site/src/components/links/CallLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import Button from '@site/src/components/ui/Button';
import {Facade} from '@site/src/components/ui/backgrounds';
import {useCatalogue, usePath} from '@site/src/plugins/catalogue/client';
import styles from './NotFoundContent.module.css';

/** Leaves for the page that is meant, if there is one. Without its code the visitor stays here. */
function useMeantPage(): void {
  const {i18n} = useDocusaurusContext();
  const {routes} = useCatalogue();
  useEffect(() => {
    import('./meantAddress').then(
      ({meantAddress}) => {
        const meant = meantAddress(window.location.pathname, i18n, routes);
        if (meant) window.location.replace(meant);
      },
      () => undefined,
    );
  }, [i18n, routes]);
}

/** Whether there is a page to go back to. The first entry of a new tab may be the browser's empty page. */
function hasPageBefore(): boolean {
  if (window.history.length === 1) return false;
  // Not every browser has the Navigation API.
  const {navigation} = window as {navigation?: {readonly canGoBack: boolean}};
  return document.referrer !== '' || (navigation?.canGoBack ?? true);
}

const SUGGESTED_PAGES = [
  'home',
  'massage-menu',
  'masseuses',
  'contact',
  'legal/privacy-policy',
  'legal/terms-of-service',
] as const;

/** The 404 page. */
export default function NotFoundContent(): ReactNode {
  useMeantPage();
  const history = useHistory();
  const home = usePath('home');
  const goBack = (): void => {
    if (hasPageBefore()) history.goBack();
    else history.replace(home);
  };
  const title = translate({
    id: 'notFound.title',
    message: 'Page Not Found',
    description: '404 page: heading, and title of the browser’s tab',
  });
  return (
    <section className="stage">
      <Head>
        <title>{title}</title>
        <meta property="og:title" content={title} />
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <Facade className={styles.facade} first />
      <div className={`wrap stack ${styles.words}`}>
        <p className={styles.number}>
          <span className="visuallyHidden">404</span> <span aria-hidden="true">4</span>
          <img src="/img/tile/panot.svg" alt="" width="300" height="300" />{' '}
          <span aria-hidden="true">4</span>
        </p>
        <h1>{title}</h1>
        <p className="lead">
          <Translate id="notFound.text" description="404 page: text below the heading">
            Wrong window. The lit one is ours.
          </Translate>
        </p>
        <div className="row">
          <span className="jsOnly">
            <Button variant="gold" onClick={goBack} data-needs-script={home}>
              <Translate
                id="notFound.back"
                description="404 page: link to the page that the visitor came from">
                Back to the previous page
              </Translate>
            </Button>
          </span>{' '}
          <WhatsAppLink /> <CallLink />
        </div>
        <PageList pages={SUGGESTED_PAGES} className={`row targets ${styles.links}`} />
      </div>
    </section>
  );
}
