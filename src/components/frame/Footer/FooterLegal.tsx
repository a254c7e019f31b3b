import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import CookieSettingsButton from '@site/src/components/consent/CookieSettingsButton';
import PageLabel from '@site/src/components/links/PageLabel';
import PageLink from '@site/src/components/links/PageLink';
import {LEGAL_PAGES} from '../pages';
import styles from './styles.module.css';

/** The last line of every page: copyright, age mark, legal pages, cookie settings. */
export default function FooterLegal(): ReactNode {
  const {business} = useCatalogue();
  return (
    <div className={styles.colophon}>
      <p>
        © {business.copyrightYear} {business.name}, {business.address.city}
        <strong className={styles.adults}>
          <Translate id="footer.adults" description="Age mark in the footer">
            18+ Adults only
          </Translate>
        </strong>
      </p>
      <ul>
        {LEGAL_PAGES.map((id) => (
          <li key={id}>
            <PageLink page={id}>
              <PageLabel page={id} />
            </PageLink>
          </li>
        ))}
        <li>
          <CookieSettingsButton />
        </li>
      </ul>
    </div>
  );
}
