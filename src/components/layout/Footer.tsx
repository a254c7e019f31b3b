import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {openBooking, planLabel} from '@site/src/components/booking/bookingState';
import {preferencesOpen} from '@site/src/components/consent/consentStore';
import {BUTTON_LABELS} from '@site/src/components/consent/labels';
import {onPlainClick} from '@site/src/components/ui/navigation';
import PageList from '@site/src/components/links/PageList';
import {telUrl} from '@site/src/components/links/messages';
import Address from '@site/src/components/labels/Address';
import CallLink from '@site/src/components/links/CallLink';
import HoursNote from '@site/src/components/labels/HoursNote';
import MailLink from '@site/src/components/links/MailLink';
import MapLink from '@site/src/components/links/MapLink';
import PageLink from '@site/src/components/links/PageLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import Icon from '@site/src/components/ui/Icon';
import PhoneNumber from '@site/src/components/ui/PhoneNumber';
import {EMERGENCY, POLICE} from '@site/src/content/browser/helpLines';
import {useCatalogue, usePages, usePath} from '@site/src/plugins/catalogue/client';
import Static from '@site/src/components/ui/Static';
import styles from './Footer.module.css';

/** The footer of every page. */
export default function Footer(): ReactNode {
  const policy = useBaseUrl(usePath('legal/cookie-policy'));
  const {siteConfig} = useDocusaurusContext();
  const {business} = useCatalogue();
  return (
    <footer className={`stage ${styles.footer}`} data-behind-menu>
      <div className="wrap">
        <div className={styles.word} translate="no" aria-hidden="true">
          {siteConfig.title}
        </div>
        <div className={styles.columns}>
          <section>
            <h2>
              <Translate
                id="footer.visit"
                description="Footer: heading of the column with address, telephone and e-mail">
                Visit
              </Translate>
            </h2>
            <ul>
              <li>
                <MapLink>
                  <Icon name="pin" />
                  <Address />
                </MapLink>
              </li>
              <li>
                <CallLink plain>
                  <Icon name="phone" />
                  {/* On a line of its own: enlarged text may break it. */}
                  <span translate="no">{business.phone}</span>
                </CallLink>
              </li>
              <li>
                <WhatsAppLink look="plain">
                  <Icon name="whatsapp" />
                  <span translate="no">{business.whatsapp}</span>
                </WhatsAppLink>
              </li>
              <li>
                <MailLink>
                  <Icon name="mail" />
                  <span translate="no">{business.email.info}</span>
                </MailLink>
              </li>
              <li>
                <PageLink page="contact" onClick={onPlainClick(openBooking)}>
                  <Icon name="moon" />
                  {planLabel()}
                </PageLink>
              </li>
            </ul>
          </section>
          <Static as="section">
            <h2>
              <Translate id="footer.links" description="Footer: heading of the column of pages">
                Quick links
              </Translate>
            </h2>
            <PageList pages={usePages('page')} />
          </Static>
          <Static as="section">
            <h2>
              <Translate
                id="footer.services"
                description="Footer: heading of the column of programs">
                Services
              </Translate>
            </h2>
            <PageList pages={usePages('program')} />
          </Static>
          <Static as="section">
            <h2>
              <Translate
                id="footer.hours"
                description="Footer: heading of the column of opening hours">
                Business hours
              </Translate>
            </h2>
            <HoursNote />
          </Static>
        </div>
        <div className={`row targets ${styles.colophon}`}>
          {/* Help against coercion, on every page: guests may notice signs of it too. */}
          <p className={styles.help}>
            {`${translate({id: 'help.title', message: 'Help against coercion, free and confidential:', description: 'Footer, help against coercion: before the police’s number'})} `}
            <a href={telUrl(POLICE.dialled)}>
              <PhoneNumber>{POLICE.phone}</PhoneNumber>
            </a>
            {'. '}
            <span className={styles.urgent}>
              {`${translate({id: 'help.danger', message: 'In danger, now:', description: 'Footer and casting page, help against coercion: before the emergency number'})} `}
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
          <p className={`row ${styles.imprint}`}>
            {`© ${business.copyrightYear} ${business.name}, ${business.address.city} `}
            <strong>
              <Translate id="footer.adults" description="Footer: mark of the minimum age">
                18+ Adults only
              </Translate>
            </strong>
          </p>
          <PageList pages={usePages('legal')}>
            <li>
              <button
                type="button"
                className="jsOnly"
                data-needs-script={policy}
                aria-haspopup="dialog"
                onClick={() => preferencesOpen.set(true)}>
                {BUTTON_LABELS.cookieSettings}
              </button>
            </li>
          </PageList>
        </div>
      </div>
    </footer>
  );
}
