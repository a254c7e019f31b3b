import clsx from 'clsx';
import type {ReactNode} from 'react';

import MapLink from './MapLink';
import Address from './Address';
import ContactLinks from '@site/src/components/links/ContactLinks';
import styles from './LocationPanel.module.css';

/**
 * The plan of the Eixample with the house's block lit, and a panel with its address and the four
 * ways to it. Children: a Markdown heading of the second level and a paragraph.
 */
export default function LocationPanel({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.location}>
      {/* The panel has the same link in words; this one is for those who press the plan. */}
      <MapLink className={clsx('xamfra cutPicture', styles.plan)} tabIndex={-1} aria-hidden="true">
        <img src="/img/scene/map.svg" alt="" width="1600" height="900" loading="lazy" />
      </MapLink>
      <div className={clsx('wrap', styles.frame)}>
        <div className={clsx('xamfra cutPanel', styles.panel)}>
          {children}
          <address className={styles.address}>
            <Address />
          </address>
          <ContactLinks />
        </div>
      </div>
    </section>
  );
}
