import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {preferencesOpen} from '@site/src/components/consent/consentStore';
import {BUTTON_LABELS} from '@site/src/components/consent/labels';
import {dangerLabel} from '@site/src/components/labels/help';
import {telUrl} from '@site/src/components/links/messages';
import PageLink from '@site/src/components/links/PageLink';
import PageList from '@site/src/components/links/PageList';
import {ignoreSecondClick} from '@site/src/components/ui/overlay';
import PhoneNumber from '@site/src/components/ui/PhoneNumber';
import {EMERGENCY, POLICE} from '@site/src/content/browser/helpLines';
import {useCatalogue, usePages, usePath} from '@site/src/plugins/catalogue/client';
import styles from './Footer.module.css';

/** Help against coercion, on every page: guests may notice signs of it too. */
function Help(): ReactNode {
  return (
    <p className={styles.help}>
      {`${translate({id: 'help.title', message: 'Help against coercion, free and confidential:', description: 'Footer, help against coercion: before the police’s number'})} `}
      <span>
        <a href={telUrl(POLICE.dialled)}>
          <PhoneNumber>{POLICE.phone}</PhoneNumber>
        </a>
        {'.'}
      </span>{' '}
      <span>
        {`${dangerLabel()} `}
        <a href={telUrl(EMERGENCY)}>{EMERGENCY}</a>
      </span>{' '}
      <PageLink page="casting" suffix="#help">
        <Translate
          id="help.more"
          description="Footer, help against coercion: link to the part of the casting page about it">
          More, and in other languages
        </Translate>
      </PageLink>
    </p>
  );
}

function Imprint(): ReactNode {
  const {business} = useCatalogue();
  return (
    <p className={`row ${styles.imprint}`}>
      {`© ${business.copyrightYear} ${business.name}, ${business.address.city} `}
      <strong>
        <Translate id="footer.adults" description="Footer: mark of the minimum age">
          18+ Adults only
        </Translate>
      </strong>
    </p>
  );
}

/** The end of the footer: help, the imprint, legal pages and the cookie settings. */
export default function FooterColophon(): ReactNode {
  const policy = usePath('legal/cookie-policy');
  return (
    <div className={`row targets ${styles.colophon}`}>
      <Help />
      <Imprint />
      <PageList pages={usePages('legal')}>
        <li>
          <button
            type="button"
            className="jsOnly"
            data-needs-script={policy}
            aria-haspopup="dialog"
            onClickCapture={ignoreSecondClick}
            onClick={() => preferencesOpen.set(true)}>
            {BUTTON_LABELS.cookieSettings}
          </button>
        </li>
      </PageList>
    </div>
  );
}
