import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import HoursNote from '@site/src/components/facts/HoursNote';
import PageLabel from '@site/src/components/links/PageLabel';
import PageLink from '@site/src/components/links/PageLink';
import {MAIN_PAGES} from '../pages';
import FooterContact from './FooterContact';
import styles from './styles.module.css';

function Links({ids}: {ids: readonly string[]}): ReactNode {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <PageLink page={id}>
            <PageLabel page={id} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The four columns of the footer. */
export default function FooterColumns(): ReactNode {
  const {routes} = useCatalogue();
  const programs = routes.filter(({kind}) => kind === 'program').map(({id}) => id);
  return (
    <div className={styles.columns}>
      <FooterContact />
      <section>
        <h2>
          <Translate id="footer.links" description="Heading of the column of pages">
            Quick links
          </Translate>
        </h2>
        <Links ids={MAIN_PAGES} />
      </section>
      <section>
        <h2>
          <Translate id="footer.services" description="Heading of the column of programs">
            Services
          </Translate>
        </h2>
        <Links ids={programs} />
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
