import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {reloadLabel} from '@site/src/components/labels/reload';
import CallLink from '@site/src/components/links/CallLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import Button from '@site/src/components/ui/Button';
import styles from './ErrorScreen.module.css';

/** What a visitor sees when a part of a page fails; `onTryAgain` renders it again. */
export default function ErrorScreen({onTryAgain}: {onTryAgain: () => void}): ReactNode {
  const title = translate({
    id: 'error.title',
    message: 'Something went wrong',
    description: 'Error screen: heading, and title of the browser’s tab',
  });
  return (
    <div className={`wrap ${styles.screen}`} role="alert">
      <Head>
        <title>{title}</title>
      </Head>
      <div className={`chamfer chamferPanel ${styles.box}`}>
        <img src="/img/tile/panot.svg" alt="" width="96" height="96" />
        <h1>{title}</h1>
        <p>
          <Translate
            id="error.text"
            description="Error screen: the house apologizes, below the heading">
            We apologize for the inconvenience. An unexpected error occurred while loading this
            section.
          </Translate>
        </p>
        <div className="row">
          <Button variant="gold" onClick={onTryAgain}>
            <Translate
              id="error.tryAgain"
              description="Error screen: button that shows the failed part again">
              Try Again
            </Translate>
          </Button>
          <Button onClick={() => window.location.reload()}>{reloadLabel()}</Button>
        </div>
        <div className="row">
          <CallLink plain className="arrow" withNumber />{' '}
          <WhatsAppLink look="plain" className="arrow" />
        </div>
      </div>
    </div>
  );
}
