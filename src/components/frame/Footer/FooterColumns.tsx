import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import HoursNote from '@site/src/components/facts/HoursNote';
import PageList from '@site/src/components/links/PageList';
import {usePages} from '@site/src/components/links/usePages';
import FooterContact from './FooterContact';
import styles from './styles.module.css';

/** The four columns of the footer. */
export default function FooterColumns(): ReactNode {
  const pages = usePages('page');
  const programs = usePages('program');
  return (
    <div className={styles.columns}>
      <FooterContact />
      <section>
        <h2>
          <Translate id="footer.links" description="Heading of the column of pages">
            Quick links
          </Translate>
        </h2>
        <PageList pages={pages} />
      </section>
      <section>
        <h2>
          <Translate id="footer.services" description="Heading of the column of programs">
            Services
          </Translate>
        </h2>
        <PageList pages={programs} />
      </section>
      <section>
        <h2>
          <Translate id="footer.hours" description="Heading of the column of hours">
            Business hours
          </Translate>
        </h2>
        <HoursNote />
      </section>
    </div>
  );
}
