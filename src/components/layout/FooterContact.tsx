import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import CallLink from '@site/src/components/mdx/CallLink';
import MailLink from '@site/src/components/mdx/MailLink';
import MapLink from '@site/src/components/mdx/MapLink';
import PlanVisitLink from '@site/src/components/booking/PlanVisitLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import Address from '@site/src/components/mdx/Address';
import Icon from '@site/src/components/ui/Icon';

/** Address, phone, chat, mail and the booking dialog in the footer, in the same order on every page. */
export default function FooterContact(): ReactNode {
  const {business} = useCatalogue();
  return (
    <section>
      <h2>
        <Translate id="footer.visit" description="Heading of the contact column" />
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
          <PlanVisitLink />
        </li>
      </ul>
    </section>
  );
}
