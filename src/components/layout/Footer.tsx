import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {openBooking, planLabel} from '@site/src/components/booking/bookingState';
import {onPlainClick} from '@site/src/components/ui/navigation';
import {ignoreSecondClick} from '@site/src/components/ui/overlay';
import PageList from '@site/src/components/links/PageList';
import Address from '@site/src/components/labels/Address';
import CallLink from '@site/src/components/links/CallLink';
import HoursNote from '@site/src/components/labels/HoursNote';
import MailLink from '@site/src/components/links/MailLink';
import MapLink from '@site/src/components/links/MapLink';
import PageLink from '@site/src/components/links/PageLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import Icon from '@site/src/components/ui/Icon';
import {useCatalogue, usePages} from '@site/src/plugins/catalogue/client';
import Static from '@site/src/components/ui/Static';
import Verbatim from '@site/src/components/ui/Verbatim';
import FooterColophon from './FooterColophon';
import {fillsALine} from './fillsALine';
import styles from './Footer.module.css';

/** Ways to reach the house: address, phone, chat, e-mail, and the booking dialog. */
function Visit(): ReactNode {
  const {business} = useCatalogue();
  return (
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
            <Verbatim>{business.phone}</Verbatim>
          </CallLink>
        </li>
        <li>
          <WhatsAppLink look="plain">
            <Icon name="whatsapp" />
            <Verbatim>{business.whatsapp}</Verbatim>
          </WhatsAppLink>
        </li>
        <li>
          <MailLink>
            <Icon name="mail" />
            <Verbatim>{business.email.info}</Verbatim>
          </MailLink>
        </li>
        <li>
          <PageLink
            page="contact"
            data-needs-script
            onClickCapture={ignoreSecondClick}
            onClick={onPlainClick(openBooking)}>
            <Icon name="moon" />
            {planLabel()}
          </PageLink>
        </li>
      </ul>
    </section>
  );
}

type ColumnProps = {readonly heading: ReactNode; readonly children: ReactNode};

function Column({heading, children}: ColumnProps): ReactNode {
  return (
    <Static as="section">
      <h2>{heading}</h2>
      {children}
    </Static>
  );
}

/** The footer of every page. */
export default function Footer(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <footer className={`stage ${styles.footer}`} data-behind-menu>
      <div className="wrap">
        <div
          className={styles.word}
          data-long={fillsALine(siteConfig.title) ? undefined : ''}
          translate="no"
          aria-hidden="true">
          {siteConfig.title}
        </div>
        <div className={styles.columns}>
          <Visit />
          <Column
            heading={
              <Translate id="footer.links" description="Footer: heading of the column of pages">
                Quick links
              </Translate>
            }>
            <PageList pages={usePages('page')} />
          </Column>
          <Column
            heading={
              <Translate
                id="footer.services"
                description="Footer: heading of the column of programs">
                Services
              </Translate>
            }>
            <PageList pages={usePages('program')} />
          </Column>
          <Column
            heading={
              <Translate
                id="footer.hours"
                description="Footer: heading of the column of opening hours">
                Business hours
              </Translate>
            }>
            <HoursNote />
          </Column>
        </div>
        <FooterColophon />
      </div>
    </footer>
  );
}
