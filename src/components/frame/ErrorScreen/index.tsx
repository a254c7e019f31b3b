import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import CallLink from '@site/src/components/links/CallLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import Button from '@site/src/components/ui/Button';
import styles from './styles.module.css';

type Props = {
  /** Clears the error and renders the failed part again. */
  readonly onTryAgain: () => void;
};

/** What a visitor sees when a part of a page fails (specification, sections 2 and 8). */
export default function ErrorScreen({onTryAgain}: Props): ReactNode {
  return (
    <div className={`wrap ${styles.screen}`} role="alert">
      <div className={`xamfra cutPanel ${styles.box}`}>
        <img src="/img/tile/panot.svg" alt="" width="96" height="96" />
        <h1>
          <Translate id="error.title" description="Title of the error screen">
            Something went wrong
          </Translate>
        </h1>
        <p>
          <Translate id="error.text" description="Text of the error screen">
            We apologize for the inconvenience. An unexpected error occurred while loading this
            section.
          </Translate>
        </p>
        <div className="row">
          <Button variant="gold" onClick={onTryAgain}>
            <Translate id="error.tryAgain" description="Renders the failed section again">
              Try Again
            </Translate>
          </Button>
          <Button onClick={() => window.location.reload()}>
            <Translate id="error.reload" description="Loads the whole page again">
              Reload Page
            </Translate>
          </Button>
        </div>
        <div className="row">
          <CallLink plain className="arrow" withNumber />
          <WhatsAppLink look="plain" className="arrow" />
        </div>
      </div>
    </div>
  );
}
