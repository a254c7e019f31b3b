import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import HoursNote from '@site/src/components/mdx/HoursNote';
import AllPrograms from '@site/src/components/links/AllPrograms';
import PageList from '@site/src/components/links/PageList';
import {usePages} from '@site/src/components/links/usePages';
import FooterContact from './FooterContact';
import styles from './FooterColumns.module.css';

/** What stands above the columns. */
function columnHeadings() {
  return {
    links: translate({id: 'footer.links', description: 'Heading of the column of pages'}),
    services: translate({id: 'footer.services', description: 'Heading of the column of programs'}),
    hours: translate({id: 'footer.hours', description: 'Heading of the column of hours'}),
  };
}

function Column({heading, children}: {heading: string; children: ReactNode}): ReactNode {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** The four columns of the footer. */
export default function FooterColumns(): ReactNode {
  const {links, services, hours} = columnHeadings();
  const pages = usePages('page');
  const programs = usePages('program');
  return (
    <div className={styles.columns}>
      <FooterContact />
      <Column heading={links}>
        <PageList pages={pages} />
      </Column>
      <Column heading={services}>
        <PageList pages={programs}>
          <AllPrograms />
        </PageList>
      </Column>
      <Column heading={hours}>
        <HoursNote />
      </Column>
    </div>
  );
}
