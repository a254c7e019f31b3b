import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import CallLink from '@site/src/components/mdx/CallLink';
import MailLink from '@site/src/components/mdx/MailLink';
import MapLink from '@site/src/components/mdx/MapLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import Icon from '@site/src/components/ui/Icon';
import styles from '@site/src/components/mdx/LocationPanel.module.css';

/** The four ways to the house: map, telephone, chat, letter. */
export default function ContactLinks(): ReactNode {
  return (
    <ul className={styles.links}>
      <li>
        <MapLink className={styles.link}>
          <Icon name="pin" />
          <Translate id="location.map" description="Link that opens the address in a map" />
        </MapLink>
      </li>
      <li>
        <CallLink plain className={styles.link}>
          <Icon name="phone" />
          <Translate id="location.call" description="Link that calls the house" />
        </CallLink>
      </li>
      <li>
        <WhatsAppLink look="plain" className={styles.link}>
          <Icon name="whatsapp" />
          WhatsApp
        </WhatsAppLink>
      </li>
      <li>
        <MailLink className={styles.link}>
          <Icon name="mail" />
          <Translate id="location.mail" description="Link that writes an e-mail to the house" />
        </MailLink>
      </li>
    </ul>
  );
}
