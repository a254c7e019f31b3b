import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';
import Address from '../labels/Address';
import CallLink from '../links/CallLink';
import MailLink from '../links/MailLink';
import MapLink from '../links/MapLink';
import WhatsAppLink from '../links/WhatsAppLink';
import styles from './LocationPanel.module.css';

/** A plan of the Eixample, and a panel with address and contact links. Children: a Markdown heading and a paragraph. */
export default function LocationPanel({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.location}>
      {/* For pointers only: the panel has the same link. */}
      <MapLink
        className={clsx('screenOnly chamfer chamferImage', styles.plan)}
        tabIndex={-1}
        aria-hidden="true">
        <img src="/img/scene/map.svg" alt="" width="1600" height="900" loading="lazy" />
      </MapLink>
      <div className={clsx('wrap', styles.frame)}>
        <div className={clsx('stack chamfer chamferPanel', styles.panel)}>
          {children}
          <address className={styles.address}>
            <Address />
          </address>
          <ul className={styles.links}>
            <li>
              <MapLink className={styles.link}>
                <Icon name="pin" />
                <Translate
                  id="location.map"
                  description="Where the house is: link that opens its address in a map">
                  Open in maps
                </Translate>
              </MapLink>
            </li>
            <li>
              <CallLink plain className={styles.link}>
                <Icon name="phone" />
                <Translate id="location.call" description="Where the house is: link that calls it">
                  Call
                </Translate>
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
                <Translate
                  id="location.mail"
                  description="Where the house is: link that opens an e-mail to it">
                  E-mail
                </Translate>
              </MailLink>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
